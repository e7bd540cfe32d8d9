import { expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { builtInRegistry } from '../../src/registry/built-in.ts';
import { lintManifest } from './pipeline.ts';

const isDocumented = (port: number): boolean =>
  builtInRegistry('openshift')?.ranges.some((range) => range.protocol === 'TCP' && range.port <= port && port <= range.endPort) === true;

/** Rules whose examples show a port that can move. */
const MOVABLE = RULES.filter(({ needs }) => needs.every((need) => ['listeners', 'declarations', 'registry'].includes(need)));

test('every remedy with a free port names two unused ports', async () => {
  const suggesting = new Set<string>();
  for (const meta of MOVABLE) {
    const { findings, listeners } = await lintManifest(meta.examples.bad, RULES, `${meta.id}.yaml`);
    for (const { rule, remedy } of findings.filter(({ remedy }) => /\bfree port\b|\bport that is free\b/.test(remedy))) {
      const [, one, other] = /, such as (\d+) or (\d+)/.exec(remedy) ?? [];
      expect([rule, remedy, one !== undefined && one !== other]).toEqual([rule, remedy, true]);
      for (const port of [Number(one), Number(other)]) {
        expect(listeners.some((listener) => listener.port === port)).toBe(false);
        expect(port < 30_000 || port > 60_999).toBe(true);
      }
      if (rule === 'port-out-of-range') expect([one, other].every((port) => isDocumented(Number(port)))).toBe(true);
      suggesting.add(rule);
    }
  }
  const known = ['host-port-conflict', 'host-port-in-ephemeral-range', 'host-port-in-node-port-range', 'localhost-in-reserved-range'];
  const ofOwners = ['port-of-another-owner', 'port-of-unknown-owner', 'port-out-of-range'];
  expect([...suggesting]).toEqual(expect.arrayContaining([...known, ...ofOwners]));
});
