import type { SourcePlace } from '../model/finding.ts';
import { type Source, sourceInMemory } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { forExpression } from '../text/words.ts';
import { type RenderedDocument, splitRender } from './rendered-documents.ts';

/** The output of one call of a renderer, and how to find the source of its characters. */
export interface Render {
  /** Paths under which its documents were linted. */
  readonly paths: ReadonlySet<string>;
  /** The install of its documents; each of several renders of one chart has its own. */
  readonly install: string;
  /** Renders of one chart with different values have the same subject. */
  readonly subject: string;
  /** The command that prints it, such as `helm template charts/cni`. */
  readonly command: string;
  /** Texts that reports must not contain, such as values of `--set`. */
  readonly secrets: readonly string[];
  /** Prepares for `locate`, before its first call and only if it is called. */
  prepare(): Promise<LocateSource>;
  /** Paths of the files from which it is made and that people edit. */
  readonly files: ReadonlySet<string>;
  /** True if patches may change lists of ports, so that a change in a resource may not change the render. */
  readonly patchesPorts: boolean;
  /** True if the values are examples of the chart, so that its findings are at most warnings. */
  readonly isExample: boolean;
}

/** Returns the source of a place in a render; null if it is unknown. `port` is the port in its characters. */
export type LocateSource = (span: Span, port: number | null) => SourcePlace | null;

/** The text with `...` for each secret, except within these paths of files, which can contain a secret that is an ordinary word. */
export function withoutSecrets(text: string, secrets: Render['secrets'], paths: readonly string[] = []): string {
  if (secrets.length === 0) return text;
  const spared = [...text.matchAll(anyOf(paths))].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  let next = 0;
  return text.replace(anyOf(secrets), (secret: string, at: number) => {
    while (spared[next] && (spared[next]?.to ?? 0) <= at) next++;
    const { from = 0, to = 0 } = spared[next] ?? {};
    return from <= at && at + secret.length <= to ? secret : '...';
  });
}

/** Matches each of some texts; where several begin, the longest. */
function anyOf(texts: readonly string[]): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(forExpression).join('|') || '(?!)', 'g');
}

/** Facts about a render other than its text. */
export interface RenderFacts
  extends Pick<Render, 'install' | 'subject' | 'command' | 'files'>,
    Partial<Pick<Render, 'secrets' | 'patchesPorts' | 'isExample'>> {
  /** Path with which a document is linted. */
  readonly pathOf: (document: RenderedDocument) => string;
  readonly explicit?: boolean;
  /** Prepares to locate; called once. */
  readonly prepare: (documents: readonly RenderedDocument[]) => Promise<LocateIn>;
}

type LocateIn = (document: RenderedDocument, ...asked: Parameters<LocateSource>) => SourcePlace | null;

/** The documents of a render, each as a separate source that is no longer a template, and a function that finds their sources. */
export function openRender(bytes: Buffer, facts: RenderFacts): { readonly sources: readonly Source[]; readonly render: Render } {
  const { subject, command, files, install, explicit = false, secrets = [], patchesPorts = false, isExample = false } = facts;
  const documents = splitRender(bytes);
  const sources = documents.map((document) => {
    const description = { path: facts.pathOf(document), install, explicit, editable: true, templated: false };
    return sourceInMemory(bytes.subarray(document.start, document.end), description, document);
  });
  let prepared: Promise<LocateIn> | undefined;
  // Findings, listeners and their evidence have many places in common.
  const located = new Map<string, SourcePlace | null>();
  const prepare = async (): Promise<LocateSource> => {
    prepared ??= facts.prepare(documents);
    const locateIn = await prepared;
    return (span, port) => {
      const key = [span.path, span.start, span.end, span.line, span.column, port].join('\n');
      const known = located.get(key);
      if (known !== undefined) return known;
      const document = documents.findLast(({ line }) => line <= span.line);
      const place = document ? locateIn(document, span, port) : null;
      located.set(key, place);
      return place;
    };
  };
  const paths = new Set(sources.map(({ path }) => path));
  return { sources, render: { paths, install, subject, command, files, secrets, patchesPorts, isExample, prepare } };
}
