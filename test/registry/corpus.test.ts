import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import openshift from '../../registry/openshift.json' with { type: 'json' };
import type { Protocol, Reach } from '../../src/model/address.ts';
import type { Registry } from '../../src/model/registry.ts';
import { createRegistryView } from '../../src/registry/view.ts';

const LABELS = new URL('../../../shared/corpus/listeners.jsonl', import.meta.url);

interface Label {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly container: string | null;
  readonly port: number;
  readonly protocol: Protocol;
  readonly address: Reach;
  readonly registry: string;
}

/** What a label's verdict is called in the program's output; null where the label does not judge. */
function statusOf(verdict: string): string | null {
  if (verdict === 'same-owner') return 'registered';
  if (verdict.startsWith('same-owner-wrong-scope')) return 'reach-differs';
  if (verdict.startsWith('different-owner') || verdict.startsWith('collides')) return 'other-owner';
  if (verdict.startsWith('previously-allocated')) return 'previously-allocated';
  return verdict.startsWith('missing') ? 'unregistered' : null;
}

test.skipIf(!existsSync(LABELS))(
  'every labelled listener of real manifests gets the status that a reader gave it (skipped without the labels)',
  () => {
    const view = createRegistryView([openshift as Registry], { release: null });
    const labels = readFileSync(LABELS, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Label => JSON.parse(line));
    const judged = labels.filter((label) => statusOf(label.registry) !== null);
    const wrong = judged.flatMap((label) => {
      const { kind, namespace, name, container, port, protocol, address: reach } = label;
      const containers = container === null ? [] : [{ name: container, image: '' }];
      const { status } = view.registrationOf({
        workload: { kind, namespace, name, annotations: {}, containers },
        container,
        port,
        protocol,
        reach,
      });
      return status === statusOf(label.registry) ? [] : [`${namespace}/${name} ${port}: ${status}, not ${statusOf(label.registry)}`];
    });
    expect(judged.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  },
);
