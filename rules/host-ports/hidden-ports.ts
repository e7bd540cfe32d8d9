import { type Declaration, hostPortOf } from '../../src/model/listener.ts';
import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import type { Workload } from '../../src/model/workload.ts';
import { draftOfDeclaration, nameOfHolder, shorten } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';

const MAX_SHOWN = 5;

export const hiddenPorts: Rule<'declarations'> = {
  meta: {
    id: 'hidden-ports',
    title: 'A container has the key `ports` twice, and the first list is lost',
    why:
      'Of two equal keys in a YAML mapping, Kubernetes takes the last one and drops the other without a word, or refuses the manifest ' +
      'when it validates strictly. The ports of the first list look declared and are not.',
    remedy: 'Join the two lists under one `ports` key.',
    severity: 'error',
    since: '0.1.0',
    needs: ['declarations'],
    source: 'YAML 1.2.2, section 3.2.1.1: the keys of a mapping are unique; Kubernetes field validation of duplicate fields',
    examples: {
      bad: exampleDaemonSet(
        'node-agent',
        `ports:
  - containerPort: 8765 # expect: hidden-ports error certain @30
ports:
  - containerPort: 8766
`,
      ),
      good: exampleDaemonSet(
        'node-agent',
        `ports:
  - containerPort: 8765
  - containerPort: 8766
`,
      ),
    },
  },
  check,
};

function* check({ declarations }: RuleContext<'declarations'>): Iterable<Draft> {
  for (const { hidden, kept } of listsOfContainers(declarations)) {
    const first = hidden[0];
    if (first === undefined) continue;
    const ports = hidden.slice(0, MAX_SHOWN).map((one) => `${hostPortOf(one)}/${shorten(one.protocol, 20)}`);
    const more = hidden.length > MAX_SHOWN ? ` and ${hidden.length - MAX_SHOWN} more` : '';
    const lost = hidden.slice(1, MAX_SHOWN).map((one) => ({ span: one.portSpan, message: 'lost too' }));
    yield draftOfDeclaration(first, {
      message: `${nameOfHolder(first)} has the key ports twice, so its first list is lost: ${ports.join(', ')}${more}`,
      remedy: 'join the two lists under one ports key',
      related: kept === null ? lost : [...lost, { span: kept.span, message: 'the list that counts' }],
      confidence: first.workload.template ? 'high' : 'certain',
    });
  }
}

interface Lists {
  /** Entries of hidden lists that would take a host port. */
  readonly hidden: Declaration[];
  /** First entry of the list that counts. */
  kept: Declaration | null;
}

function listsOfContainers(declarations: readonly Declaration[]): Lists[] {
  const found = new Map<Workload, Map<string, Lists>>();
  const all: Lists[] = [];
  for (const declaration of declarations) {
    const containers = found.get(declaration.workload) ?? new Map<string, Lists>();
    found.set(declaration.workload, containers);
    let lists = containers.get(declaration.container);
    if (lists === undefined) {
      lists = { hidden: [], kept: null };
      containers.set(declaration.container, lists);
      all.push(lists);
    }
    if (!declaration.hidden) lists.kept ??= declaration;
    else if (hostPortOf(declaration) !== null) lists.hidden.push(declaration);
  }
  return all;
}
