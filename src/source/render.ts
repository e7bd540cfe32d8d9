import type { SourcePlace } from '../model/finding.ts';
import { type Source, sourceInMemory } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { type RenderedDocument, splitRender } from './rendered-documents.ts';

/** What one call of a renderer printed, and how to find where its characters were written. */
export interface Render {
  /** Paths under which its documents were linted. */
  readonly paths: ReadonlySet<string>;
  /** What its documents are installed with; of several renders of one chart each has its own. */
  readonly install: string;
  /** Renders of one chart with different values have the same subject. */
  readonly subject: string;
  /** How to see it, such as `helm template charts/cni`. */
  readonly command: string;
  /** Texts that reports must not print, such as values of `--set`. */
  readonly secrets: readonly string[];
  /** Prepares for `locate`, before its first call, and only if it is called. */
  prepare(): Promise<Locate>;
  /** Paths of the files that it is made from and that people edit. */
  readonly files: ReadonlySet<string>;
  /** Patches may change lists of ports, so a change in a resource need not reach the render. */
  readonly patchesPorts: boolean;
  /** The values are examples of the chart, so its findings are at most warnings. */
  readonly isExample: boolean;
}

/** Where something of a render was written; null if nothing is known. `port` is what the characters show. */
export type Locate = (span: Span, port: number | null) => SourcePlace | null;

/** What is known of a render beside its text. */
export interface RenderFacts
  extends Pick<Render, 'install' | 'subject' | 'command' | 'files'>,
    Partial<Pick<Render, 'secrets' | 'patchesPorts' | 'isExample'>> {
  /** Path under which a document is linted. */
  readonly pathOf: (document: RenderedDocument) => string;
  readonly explicit?: boolean;
  /** Makes ready to locate; called once. */
  readonly prepare: (documents: readonly RenderedDocument[]) => Promise<LocateIn>;
}

type LocateIn = (document: RenderedDocument, ...asked: Parameters<Locate>) => SourcePlace | null;

/** The documents of a render, each a source of its own in which nothing is a template any more, and the way back to what people wrote. */
export function openRender(bytes: Buffer, facts: RenderFacts): { readonly sources: readonly Source[]; readonly render: Render } {
  const { subject, command, files, install, explicit = false, secrets = [], patchesPorts = false, isExample = false } = facts;
  const documents = splitRender(bytes);
  const sources = documents.map((document) => {
    const description = { path: facts.pathOf(document), install, explicit, editable: true, templated: false };
    return sourceInMemory(bytes.subarray(document.start, document.end), description, document);
  });
  let prepared: Promise<LocateIn> | undefined;
  const prepare = async (): Promise<Locate> => {
    prepared ??= facts.prepare(documents);
    const locateIn = await prepared;
    return (span, port) => {
      const document = documents.findLast(({ line }) => line <= span.line);
      return document ? locateIn(document, span, port) : null;
    };
  };
  const paths = new Set(sources.map(({ path }) => path));
  return { sources, render: { paths, install, subject, command, files, secrets, patchesPorts, isExample, prepare } };
}
