import type { Binding } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';
import { NOTHING_OPENED, readBranches } from '../../template/branches.ts';
import { readDocument } from '../../template/document.ts';
import { createLocator, startOfFile } from '../../text/lines.ts';
import { onceForObject } from '../../text/once.ts';
import { type Chart, chartsOf } from '../chart.ts';
import { readTemplate, type Template } from './template.ts';
import { definitionsOf, isTemplate } from './trace.ts';
import type { SetValue, ValuesLayer } from './values.ts';

/** A template of a chart, read. */
export interface TemplateFile {
  readonly chart: Chart;
  readonly file: string;
  /** Path as reports print it. */
  readonly path: string;
  readonly template: Template;
  /** Turns offsets of the template into places of its file. */
  readonly locate: (start: number, end: number) => Span;
  /** The innermost variable or block that binds names at an offset. */
  readonly bindingAt: (offset: number) => Binding | null;
}

/** A named template: the text between `define` and its `end`. */
export interface Definition {
  readonly file: TemplateFile;
  readonly start: number;
  readonly end: number;
}

/** All inputs of a render, each read on first use. */
export interface RenderSources {
  template(chart: Chart, file: string): TemplateFile | null;
  /** All templates, those of the chart itself first. */
  readonly templates: () => readonly TemplateFile[];
  definition(name: string): Definition | null;
  /** The values files of a chart, in order of decreasing precedence. */
  layersOf(chart: Chart): readonly ValuesLayer[];
  /** Keys of a chart's values within those of the root. */
  keysTo(chart: Chart): readonly string[];
  readonly setValues: readonly SetValue[];
}

/** Texts that the user set for the values, in order of increasing precedence. */
export interface ValueFile {
  readonly path: string;
  readonly text: string;
}

export function createSources(root: Chart, valueFiles: readonly ValueFile[], setValues: readonly SetValue[]): RenderSources {
  const templates = new Map<string, TemplateFile>();
  let all: TemplateFile[] | undefined;
  let definitions: Map<string, Definition> | undefined;
  const readOne = (chart: Chart, file: string): TemplateFile | null => {
    const own = chart.content.get(file);
    if (!own) return null;
    const path = own.display;
    const known = templates.get(path);
    if (known) return known;
    const text = own.read().toString('utf8');
    let branches: ReturnType<typeof readBranches> | undefined;
    const branchesOf = () => (branches ??= readBranches(text, NOTHING_OPENED));
    const made: TemplateFile = {
      chart,
      file,
      path,
      template: readTemplate(text),
      locate: createLocator(text, startOfFile(path)),
      bindingAt: (offset) => branchesOf().bindingAt(offset),
    };
    templates.set(path, made);
    return made;
  };
  const readAll = () => {
    all ??= chartsOf(root).flatMap((chart) => [...chart.content.keys()].filter(isTemplate).flatMap((file) => readOne(chart, file) ?? []));
    return all;
  };
  return {
    template: readOne,
    templates: readAll,
    definition: (name) => {
      definitions ??= new Map(readAll().flatMap(definitionsIn));
      return definitions.get(name) ?? null;
    },
    layersOf: onceForObject((chart: Chart) => layersOf(root, chart, valueFiles)),
    keysTo: (chart) => keysOf(wayTo(root, chart)),
    setValues,
  };
}

function definitionsIn(file: TemplateFile): [string, Definition][] {
  return definitionsOf(file.template.actions).flatMap(([start, end]): [string, Definition][] => {
    const opening = file.template.actions.find((action) => action.end === start);
    const name = /^\s*define\s+(?:"([^"]*)"|`([^`]*)`)/.exec(opening?.code ?? '');
    return name ? [[name[1] ?? name[2] ?? '', { file, start, end }]] : [];
  });
}

/** The user's files, the last first, then the charts' own from the root down to the chart. */
function layersOf(root: Chart, chart: Chart, valueFiles: readonly ValueFile[]): ValuesLayer[] {
  const way = wayTo(root, chart) ?? [root];
  const names = keysOf(way);
  const layer = (text: string, path: string, prefix: readonly string[]): ValuesLayer[] => {
    const document = readDocument(text, path);
    return document ? [{ document, prefix }] : [];
  };
  const own = way.flatMap((one, depth) => {
    const file = one.content.get('values.yaml');
    return file ? layer(file.read().toString('utf8'), file.display, names.slice(depth)) : [];
  });
  return [...valueFiles.toReversed().flatMap(({ text, path }) => layer(text, path, names)), ...own];
}

function keysOf(way: readonly Chart[] | null): string[] {
  return way === null ? [] : way.slice(1).map(({ name }) => name);
}

function wayTo(root: Chart, chart: Chart): Chart[] | null {
  if (root === chart) return [root];
  for (const inner of root.charts) {
    const found = wayTo(inner, chart);
    if (found) return [root, ...found];
  }
  return null;
}
