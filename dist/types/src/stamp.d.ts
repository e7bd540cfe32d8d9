import type { Finding, Severity } from './model/finding.js';
import type { Draft, Rule } from './model/rule.js';
/** Address of a rule's page. */
export declare function urlOfRule(rule: string): string;
/** The engine adds what rules need not care about. */
export declare function stamp(rule: Rule, draft: Draft, severity: Severity | undefined): Finding;
/** Findings about the same thing (the same object in two files) get a running number. */
export declare function distinguish(findings: readonly Finding[]): Finding[];
