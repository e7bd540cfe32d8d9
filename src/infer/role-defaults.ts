import { join, resolve } from 'node:path';
import { readYaml } from '../listeners/formats/yaml.ts';
import type { Document } from '../model/document.ts';
import { onceForEach } from '../text/once.ts';
import { addStep, spanOfText, type Text } from '../text/text.ts';
import { namesIn, textBelow } from './node-files.ts';

/** A template or task of an Ansible role: the folder of its `roles`, and the role, which may be in folders below. */
const ROLE_FILE = /^((?:.*\/)?)(roles\/(?:[^/]+\/)+?)(?:templates|tasks)\//;
/** A value that is another variable. */
const VARIABLE = /^\{\{\s*([\w.]+)\s*\}\}$/;
const NO_VARIABLES: ReadonlyMap<string, Text> = new Map();
/** Maximum number of files in a folder of variables. */
const MAX_FILES = 50;

/** A function that returns the variables that an Ansible role sets for its templates and tasks; empty for other documents. */
export function createRoleDefaults(cwd: string): (document: Document) => ReadonlyMap<string, Text> {
  const variablesOf = onceForEach((path: string): ReadonlyMap<string, Text> => {
    const [, root = '', role = ''] = ROLE_FILE.exec(path) ?? [];
    // As in Ansible, a later file replaces the values of the former ones.
    const texts = [`${role}defaults/main`, 'inventory/group_vars/all', 'group_vars/all', `${role}vars/main`].flatMap((name) =>
      variableFiles(root, name, cwd),
    );
    return texts.length > 0 ? variablesIn(texts) : NO_VARIABLES;
  });
  return ({ path, source }) => {
    const role = source.editable && source.install === '' ? ROLE_FILE.exec(path)?.[0] : undefined;
    return role === undefined ? NO_VARIABLES : variablesOf(role);
  };
}

/** The texts of a file of variables, which may be a folder of files. */
function variableFiles(root: string, name: string, cwd: string): Text[] {
  const folder = join(resolve(cwd, root), name);
  const parts = namesIn(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .slice(0, MAX_FILES);
  return [`${name}.yml`, `${name}.yaml`, ...parts.map((file) => `${name}/${file}`)].flatMap((path) => textBelow(root, path, cwd) ?? []);
}

/** The scalars of files of variables, nested ones as `key.key`, other than those that are computed. */
function variablesIn(texts: readonly Text[]): ReadonlyMap<string, Text> {
  const settings = new Map(texts.flatMap((text) => readYaml(text)).map(({ key, value }) => [key, value]));
  const variables = new Map<string, Text>();
  for (const [key, written] of settings) {
    const value = settings.get(VARIABLE.exec(written.value)?.[1] ?? '') ?? written;
    if (!/^[\w.]+$/.test(key) || value.value.includes('{{')) continue;
    const note = `variable ${key} has this value unless the inventory sets another`;
    variables.set(key, addStep(value, { locate: () => spanOfText(value), note }));
  }
  return variables;
}
