import { readYaml } from '../listeners/formats/yaml.ts';
import type { Document } from '../model/document.ts';
import { onceForEach } from '../text/once.ts';
import { addStep, spanOfText, type Text } from '../text/text.ts';
import { textBelow } from './node-files.ts';

/** A template of a role of Ansible. */
const ROLE_TEMPLATE = /^((?:.*\/)?roles\/[^/]+\/)templates\//;
const NO_VARIABLES: ReadonlyMap<string, Text> = new Map();

/** Returns a function that reads the variables that an Ansible role sets by default for its templates; empty for other documents. */
export function createRoleDefaults(cwd: string): (document: Document) => ReadonlyMap<string, Text> {
  const defaultsOf = onceForEach((role: string): ReadonlyMap<string, Text> => {
    const text = textBelow(role, 'defaults/main.yml', cwd) ?? textBelow(role, 'defaults/main.yaml', cwd);
    return text ? variablesIn(text) : NO_VARIABLES;
  });
  return ({ path, source }) => {
    const role = source.editable && source.install === '' ? ROLE_TEMPLATE.exec(path)?.[1] : undefined;
    return role === undefined ? NO_VARIABLES : defaultsOf(role);
  };
}

/** The top-level scalars of a variables file that are not templates themselves. */
function variablesIn(text: Text): ReadonlyMap<string, Text> {
  const variables = new Map<string, Text>();
  for (const { key, value } of readYaml(text)) {
    if (!/^\w+$/.test(key) || value.value.includes('{{')) continue;
    const note = `variable ${key} has this value unless the inventory sets another`;
    variables.set(key, addStep(value, { span: spanOfText(value), note }));
  }
  return variables;
}
