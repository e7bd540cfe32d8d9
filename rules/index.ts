import type { Rule } from '../src/model/rule.ts';
import rules from './*/*.ts?each';

/** All rules, sorted by identifier: one for each file of the folders beside this one. */
export const RULES = Object.values(rules) as readonly Rule[];

export const RULE_IDS: readonly string[] = RULES.map(({ id }) => id);
