import { groupBy } from '../../src/model/groups.ts';
import { type Declaration, hostPortOf } from '../../src/model/listener.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { firstFew } from '../../src/text/words.ts';
import { draftOfDeclaration, shorten } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';

const MAX_SHOWN = 5;

export const hiddenPorts = defineRule({
  id: 'hidden-ports',
  title: 'A container has the key `ports` twice, and the first list is lost',
  why:
    'Of two equal keys in a YAML mapping, Kubernetes uses the last one and ignores the other, or rejects the manifest if validation ' +
    'is strict. The ports of the first list look declared but are not.',
  remedy: 'Join the two lists under one `ports` key.',
  severity: 'error',
  needs: ['declarations'],
  source: 'YAML 1.2.2, section 3.2.1.1: the keys of a mapping are unique; Kubernetes field validation of duplicate fields',
  examples: exampleDaemonSets('node-agent', {
    bad: `ports:
  - containerPort: 8765 # expect: hidden-ports error certain @30
ports:
  - containerPort: 8766
`,
    good: `ports:
  - containerPort: 8765
  - containerPort: 8766
`,
  }),
  *check({ declarations }) {
    for (const ofWorkload of groupBy(declarations, ({ workload }) => workload).values()) {
      for (const ofContainer of groupBy(ofWorkload, ({ container }) => container).values()) yield* draftOfLists(ofContainer);
    }
  },
});

/** The entries of one container's `ports` that a later `ports` key replaces. */
function* draftOfLists(declarations: readonly Declaration[]): Iterable<Draft> {
  const hidden = declarations.filter((one) => one.hidden && hostPortOf(one) !== null);
  const kept = declarations.find((one) => !one.hidden);
  const [first] = hidden;
  if (first === undefined) return;
  const ports = hidden.map((one) => `${hostPortOf(one)}/${shorten(one.protocol, 20)}`);
  const lost = hidden.slice(1, MAX_SHOWN).map((one) => ({ span: one.portSpan, message: 'lost too' }));
  yield draftOfDeclaration(first, {
    message: `the key ports occurs twice, so host ports are lost: ${firstFew(ports, MAX_SHOWN)}`,
    why: 'of two lists with one key, the API server reads the last',
    label: 'this list is ignored',
    remedy: 'join the two lists under one ports key',
    related: kept === undefined ? lost : [...lost, { span: kept.span, message: 'the list that counts', isShown: true }],
    confidence: first.workload.template ? 'high' : 'certain',
  });
}
