import { placeAt, type SourcePlace } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { createLocator, startOfFile } from '../../text/lines.ts';
import { wordAt } from '../helm/resolve.ts';
import { nearestLine, readTemplate, type Template } from '../helm/template.ts';
import { offsetOfLine, placeInPatches, placeInResource, valueAt } from './by-path.ts';
import { placeInGenerated } from './generated.ts';

/** A file that a kustomization is built from. */
export interface BuildFile {
  readonly path: string;
  readonly text: string;
  /** The lines without quotes, comments and dashes of lists, which kustomize rewrites. */
  readonly template: Template;
  readonly locate: (start: number, end: number) => Span;
}

export function readBuildFile(path: string, text: string): BuildFile {
  const template = readTemplate(text.split('\n').map(plainLine).join('\n').replaceAll('{{', '{ {'));
  return { path, text, template, locate: createLocator(text, startOfFile(path)) };
}

/**
 * Returns where the characters at `span` of a built document were written: in a patch or the resource by their path, on the only line like
 * theirs, else at the only place with the port.
 */
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
  const generated = placeInGenerated(files, lines, index, span.column - 1 + Math.max(wordAt(shown, token), 0), token);
  if (generated) return placeAt(generated);
  const plain = lines.map(plainLine);
  const value = valueAt(lines, index, span);
  const patched = value && placeInPatches(files, resource, value);
  if (patched) return placeAt(patched);
  const written = resource && value && placeInResource(resource, value);
  if (written) return placeAt(written);
  const found = nearestLine(files, resource, plain, index);
  if (found) return placeAt(spanInLine(found.file, found.line, token));
  const line = plain[index] ?? '';
  const only =
    onlyScalar(files, line, token) ??
    // What variables of an `.env` file and of `literals` become.
    onlyScalar(files, line.replace(/^([\w.-]+): /, '$1='), token) ??
    (port === null ? null : onlyPlace(files, String(port)));
  const fallback = resource ?? files[0];
  const at = only ?? fallback?.locate(0, 0);
  return at ? placeAt(at) : null;
}

function spanInLine({ text, locate }: BuildFile, index: number, token: string): Span {
  const lines = text.split('\n');
  const line = lines[index] ?? '';
  const start = offsetOfLine(lines, index);
  const at = wordAt(line, token);
  const indent = line.length - line.trimStart().length;
  return at < 0 ? locate(start + indent, start + line.trimEnd().length) : locate(start + at, start + at + token.length);
}

/** Fewer characters than this occur in several places by chance. */
const LEAST_LENGTH = 6;

/** The place of a token within the only text that reads like the value of a built line, such as an argument in brackets. */
function onlyScalar(files: readonly BuildFile[], line: string, token: string): Span | null {
  const value = textAfterKey(line);
  const at = wordAt(value, token);
  if (value.length < LEAST_LENGTH || at < 0) return null;
  const only = onlyIn(files, (text, from) => wholeAt(text, value, from));
  return only ? only.file.locate(only.at + at, only.at + at + token.length) : null;
}

function textAfterKey(line: string): string {
  return line.replace(/^[\w./-]+: /, '');
}

/** Offset of a text that is not a part of a longer one; -1 if there is none. */
function wholeAt(text: string, value: string, from: number): number {
  for (let at = text.indexOf(value, from); at >= 0; at = text.indexOf(value, at + 1)) {
    if (!/[\w./:=-]/.test(text[at - 1] ?? ' ') && !/[\w./:=-]/.test(text[at + value.length] ?? ' ')) return at;
  }
  return -1;
}

/** The place of a port that occurs once in all files together. */
function onlyPlace(files: readonly BuildFile[], token: string): Span | null {
  const only = onlyIn(files, (text, from) => wordAt(text, token, from));
  return only ? only.file.locate(only.at, only.at + token.length) : null;
}

/** The match, if there is exactly one in all files together. */
function onlyIn(files: readonly BuildFile[], find: (text: string, from: number) => number): { file: BuildFile; at: number } | null {
  const found = files.flatMap((file) => {
    const at = find(file.text, 0);
    return at < 0 ? [] : [{ file, at, isOnly: find(file.text, at + 1) < 0 }];
  });
  return found.length === 1 && found[0]?.isOnly ? found[0] : null;
}

function plainLine(line: string): string {
  return line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .replace(/^(?:- )+/, '')
    .replace(/(^|: )(['"])(.*)\2$/, '$1$3');
}
