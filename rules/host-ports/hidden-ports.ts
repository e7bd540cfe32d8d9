import type { Declaration } from '../../src/model/listener.ts';
import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import type { Workload } from '../../src/model/workload.ts';
import { draftOfDeclaration, hostPortOf } from '../declaration.ts';
import { nameOfHolder, shorten } from '../draft.ts';

const MOST_SHOWN = 5;

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
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          ports:
            - name: metrics
              containerPort: 8765 # expect: hidden-ports error certain @30
          image: example.com/agent:1
          ports:
            - name: health
              containerPort: 8766
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
            - name: health
              containerPort: 8766
`,
    },
  },
  check,
};

function* check(context: RuleContext<'declarations'>): Iterable<Draft> {
  for (const { hidden, kept } of listsOfContainers(context.declarations)) {
    const first = hidden[0];
    if (first === undefined) continue;
    const ports = hidden.slice(0, MOST_SHOWN).map((one) => `${hostPortOf(one)}/${shorten(one.protocol, 20)}`);
    const more = hidden.length > MOST_SHOWN ? ` and ${hidden.length - MOST_SHOWN} more` : '';
    yield draftOfDeclaration(first, {
      message: `${nameOfHolder(first)} has the key ports twice, so its first list is lost: ${ports.join(', ')}${more}`,
      remedy: 'join the two lists under one ports key',
      related: [
        ...hidden.slice(1, MOST_SHOWN).map((one) => ({ span: one.portSpan, message: 'lost too' })),
        ...(kept === null ? [] : [{ span: kept.span, message: 'the list that counts' }]),
      ],
      ...(first.workload.template ? { confidence: 'high' } : {}),
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
