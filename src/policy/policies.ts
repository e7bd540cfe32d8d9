import { UsageError } from '../model/exit-code.ts';
import { commonVariables, literal, mapOf, re2Of, refusalMessage, wrong } from './cel.ts';
import { type KeptPort, keptPorts, portsWithRow } from './kept-ports.ts';
import type { Checks, Policy, PolicyInput, Variable } from './policy.ts';

/** The API server accepts 100,000 code points in an expression; this leaves a reserve. */
const MAX_EXPRESSION = 90_000;

export interface Policies {
  readonly policies: readonly Policy[];
  /** Sentences for the reader. */
  readonly notes: readonly string[];
}

/**
 * Returns the policies for registries. `pageOf` returns the URL of a rule's page. Throws UsageError if there is nothing to check, or if a
 * policy cannot contain all rows.
 */
export function policiesOf(input: PolicyInput, pageOf: (rule: string) => string): Policies {
  const found = input.mode === 'reserve' ? reserving(input, pageOf) : registering(input, pageOf);
  for (const { ports, checks } of found.policies) {
    const longest = checks.variables.reduce((most, { expression }) => Math.max(most, [...expression].length), 0);
    if (longest > MAX_EXPRESSION) {
      const most = Math.floor((ports * MAX_EXPRESSION) / longest / 100) * 100;
      throw new UsageError(`the rows have ${ports} ports; a policy can have about ${most}: use fewer registries`);
    }
  }
  return found;
}

function reserving(input: PolicyInput, pageOf: (rule: string) => string): Policies {
  const { registries, deny } = input;
  const { now, later, leftOut } = keptPorts(input);
  const onEachNode = now.filter(({ presence }) => presence === 'every-node');
  const onControlPlane = now.filter(({ presence }) => presence === 'control-plane-nodes');
  const optional = now.filter(({ presence }) => presence === 'optional');
  const elsewhere = (condition: string): string =>
    onControlPlane.length === 0
      ? '[{}, {}]'
      : `variables.onControlPlane.map(c, ${condition} ? {} : ${mapOf(onControlPlane.map(({ key }) => [key, 'true']))})`;
  const policy = (name: Policy['name'], ports: readonly KeptPort[], unless = '[{}, {}]'): Policy[] => {
    if (ports.length === 0) return [];
    const variables = [...commonVariables(exemptOf(input, true)), ...keptVariables(ports, unless)];
    const port = `' is reserved for ' + variables.rows[k] + ${literal(inOneLine(`${documentOf(ports)})`))}`;
    const checks = checksOf(variables, 'a host port is reserved for another owner', port, messageEnd('port-of-another-owner', pageOf));
    return [{ name, denies: deny && name === 'reserved', ports: ports.length, checks }];
  };
  const policies = [
    ...policy('reserved', [...onEachNode, ...onControlPlane], elsewhere('c')),
    ...policy('optional', [...optional, ...onControlPlane], elsewhere('!c')),
    ...policy('upcoming', later),
  ];
  if (policies.length === 0)
    throw new UsageError(
      `no row of ${registries.map(({ name }) => name).join(', ')} has an owner with a known namespace, so a policy would check nothing`,
    );
  const notes = leftOut.length === 0 ? [] : [`rows whose owner has no known namespace are omitted: ${leftOut.join(', ')}`];
  return { policies, notes };
}

/** The end of every citation, which names the document of all rows once; empty if there are several documents. */
function documentOf(ports: readonly KeptPort[]): string {
  const [document, ...more] = new Set(ports.map(({ citation }) => citation.document));
  return document === undefined || more.length > 0 ? '' : ` of ${document}`;
}

/** Joins a text into one line: the API server replaces a message with a line break by one without ports. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}

function citationOf({ line, document }: KeptPort['citation'], isOnlyDocument: boolean): string {
  return isOnlyDocument ? `line ${line}` : `line ${line} of ${document}`;
}

/** The variables with the ports, the namespaces of their owners, and the ports that are free on the nodes of each pod spec. */
function keptVariables(ports: readonly KeptPort[], elsewhere: string): readonly Variable[] {
  const sorted = [...ports].sort((a, b) => Number.parseInt(a.key, 10) - Number.parseInt(b.key, 10));
  const isOnly = documentOf(ports) !== '';
  const owned = sorted.filter(({ namespaces }) => namespaces.length > 0);
  const isOwned = 'k in variables.owners && variables.ns.matches(variables.owners[k])';
  return [
    {
      name: 'rows',
      expression: mapOf(sorted.map(({ key, owner, citation }) => [key, literal(inOneLine(`${owner} (${citationOf(citation, isOnly)}`))])),
    },
    { name: 'owners', expression: mapOf(owned.map(({ key, namespaces }) => [key, literal(re2Of(namespaces))])) },
    { name: 'elsewhere', expression: elsewhere },
    { name: 'wrong', expression: wrong((spec) => `k in variables.rows && !(k in variables.elsewhere[${spec}] || (${isOwned}))`) },
  ];
}

function registering(input: PolicyInput, pageOf: (rule: string) => string): Policies {
  const { registries, deny } = input;
  const names = registries.map(({ name }) => name).join(', ');
  if (registries.every(({ platformNamespaces }) => platformNamespaces.length === 0))
    throw new UsageError(`registry ${names} names no platform namespaces, so --mode register would check nothing`);
  const ports = portsWithRow(input);
  const known = new Set(ports);
  const variables = [
    ...commonVariables(exemptOf(input, false)),
    { name: 'rows', expression: mapOf(ports.map((key) => [key, 'true'])) },
    { name: 'wrong', expression: wrong(() => '!(k in variables.rows)') },
  ];
  const titles = registries.map(({ title }) => title).join(', ');
  const port = literal(inOneLine(` has no row in ${titles}`));
  const checks = checksOf(variables, 'a host port has no row in the registry', port, messageEnd('unregistered-host-port', pageOf));
  const lacking = registries
    .flatMap(({ unregistered = [] }) => unregistered)
    .filter(({ port, protocol }) => !known.has(`${port}/${protocol}`));
  const notes =
    deny && lacking.length > 0 ? [`${lacking.length} listeners of ${names} have no row; their next change will be refused`] : [];
  return { policies: [{ name: 'unregistered', denies: deny, ports: ports.length, checks }], notes };
}

function exemptOf({ registries, exemptNamespaces: namespaces }: PolicyInput, isPlatformExempt: boolean) {
  const platformNamespaces = registries.flatMap((one) => one.platformNamespaces);
  const platformAnnotations = registries.flatMap((one) => one.platformAnnotations ?? []);
  return { platformNamespaces, platformAnnotations, isPlatformExempt, namespaces };
}

/** The checks of a policy. `port` is what its message says of each port, and `end` its end. */
function checksOf(variables: readonly Variable[], message: string, port: string, end: string): Checks {
  const validation = { expression: 'variables.wrong.size() == 0', message: message + end, messageExpression: refusalMessage(port, end) };
  return { variables, validations: [validation] };
}

/** The end of the messages of a rule. */
function messageEnd(rule: string, pageOf: (rule: string) => string): string {
  return ` [${rule}]; see ${pageOf(rule)}`;
}
