import type { SourcePlace } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { createLocator, startOfFile } from '../../text/lines.ts';
import { wordAt } from '../helm/resolve.ts';
import { nearestLine, readTemplate, type Template } from '../helm/template.ts';

/** A file that a kustomization is built from. */
export interface BuildFile {
  readonly path: string;
  readonly text: string;
  /** The same lines without what kustomize rewrites: quotes, comments, the dash of a list's item. */
  readonly template: Template;
  readonly locate: (start: number, end: number) => Span;
}

export function readBuildFile(path: string, text: string): BuildFile {
  const template = readTemplate(text.split('\n').map(plainLine).join('\n').replaceAll('{{', '{ {'));
  return { path, text, template, locate: createLocator(text, startOfFile(path)) };
}

/** Finds where the characters at `span` of a built document were written: the only line like theirs, else the only place with the port. */
export function locateInFiles(
  files: readonly BuildFile[],
  resource: BuildFile | null,
  lines: readonly string[],
  index: number,
  span: Span,
  port: number | null,
): SourcePlace | null {
  const shown = lines[index]?.slice(span.column - 1, span.endLine === span.line ? span.endColumn - 1 : undefined) ?? '';
  const token = port !== null && wordAt(shown, String(port)) >= 0 ? String(port) : shown;
  const plain = lines.map(plainLine);
  const found = nearestLine(files, resource, plain, index);
  if (found) return { span: spanInLine(found.file, found.line, token), template: null, option: null };
  const only = onlyScalar(files, plain[index] ?? '', token) ?? (port === null ? null : onlyPlace(files, String(port)));
  const fallback = resource ?? files[0];
  const at = only ?? fallback?.locate(0, 0);
  return at ? { span: at, template: null, option: null } : null;
}

function spanInLine({ text, locate }: BuildFile, index: number, token: string): Span {
  const lines = text.split('\n');
  const line = lines[index] ?? '';
  const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
  const at = wordAt(line, token);
  const indent = line.length - line.trimStart().length;
  return at < 0 ? locate(start + indent, start + line.trimEnd().length) : locate(start + at, start + at + token.length);
}

/** Fewer characters than this stand in many places by chance. */
const LEAST_LENGTH = 6;

/** The place of a token within the only text that reads like the value of a built line, such as an argument in brackets. */
function onlyScalar(files: readonly BuildFile[], line: string, token: string): Span | null {
  const value = line.replace(/^[\w./-]+: /, '');
  const at = wordAt(value, token);
  if (value.length < LEAST_LENGTH || at < 0) return null;
  const places = files.flatMap((file) => {
    const first = wholeAt(file.text, value, 0);
    return first < 0 ? [] : [{ file, first, isOnly: wholeAt(file.text, value, first + 1) < 0 }];
  });
  const [one] = places;
  if (!one?.isOnly || places.length > 1) return null;
  return one.file.locate(one.first + at, one.first + at + token.length);
}

/** Where a text stands that is no part of a longer one. */
function wholeAt(text: string, value: string, from: number): number {
  for (let at = text.indexOf(value, from); at >= 0; at = text.indexOf(value, at + 1)) {
    if (!/[\w./:=-]/.test(text[at - 1] ?? ' ') && !/[\w./:=-]/.test(text[at + value.length] ?? ' ')) return at;
  }
  return -1;
}

/** The place of a port that stands in all files together only once. */
function onlyPlace(files: readonly BuildFile[], token: string): Span | null {
  const places = files.flatMap((file) => {
    const at = wordAt(file.text, token);
    return at < 0 ? [] : [{ file, at, isOnly: wordAt(file.text, token, at + 1) < 0 }];
  });
  const [one] = places;
  return one?.isOnly && places.length === 1 ? one.file.locate(one.at, one.at + token.length) : null;
}

function plainLine(line: string): string {
  return line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .replace(/^(?:- )+/, '')
    .replace(/(^|: )(['"])(.*)\2$/, '$1$3');
}
