import { join, resolve } from 'node:path';
import { readYaml } from '../listeners/formats/yaml.ts';
import type { Document } from '../model/document.ts';
import { isWithin, realpathOf, statOf } from '../source/paths.ts';
import { createLocator, startOfFile } from '../text/lines.ts';
import { onceForEach } from '../text/once.ts';
import { readTextFile } from '../text/read-text-file.ts';
import { addStep, knownText, spanOfText, type Text } from '../text/text.ts';

/** A template of a role of Ansible. */
const ROLE_TEMPLATE = /^((?:.*\/)?roles\/[^/]+\/)templates\//;
const MAX_SIZE = 1024 * 1024;
const NO_VARIABLES: ReadonlyMap<string, Text> = new Map();

/** A function that returns the variables that the defaults of an Ansible role set for its templates; empty for other documents. */
export function createRoleDefaults(cwd: string): (document: Document) => ReadonlyMap<string, Text> {
  const defaultsOf = onceForEach((role: string): ReadonlyMap<string, Text> => {
    for (const name of ['main.yml', 'main.yaml']) {
      const file = join(resolve(cwd, role), 'defaults', name);
      const stat = statOf(file);
      if (!stat?.isFile() || stat.size > MAX_SIZE || !isWithin(realpathOf(file), realpathOf(resolve(cwd, role)))) continue;
      const value = readTextFile(file, MAX_SIZE);
      return variablesIn(knownText(value, createLocator(value, startOfFile(`${role}defaults/${name}`))));
    }
    return NO_VARIABLES;
  });
  return ({ path, source }) => {
    const role = source.editable && source.install === '' ? ROLE_TEMPLATE.exec(path)?.[1] : undefined;
    return role === undefined ? NO_VARIABLES : defaultsOf(role);
  };
}

/** The scalars at the top of a file of variables, other than those that are templates themselves. */
function variablesIn(text: Text): ReadonlyMap<string, Text> {
  const variables = new Map<string, Text>();
  for (const { key, value } of readYaml(text)) {
    if (!/^\w+$/.test(key) || value.value.includes('{{')) continue;
    const note = `variable ${key} has this value unless the inventory sets another`;
    variables.set(key, addStep(value, { span: spanOfText(value), note }));
  }
  return variables;
}
