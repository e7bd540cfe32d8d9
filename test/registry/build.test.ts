import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { buildRegistry } from '../../scripts/build-registry.ts';
import { BUILT_IN_NAMES, builtInRegistry } from '../../src/registry/builtin.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');

test('the committed registries and their validator are what a fresh build makes', () => {
  for (const [file, text] of buildRegistry(ROOT))
    expect(readFileSync(`${ROOT}/${file}`, 'utf8'), `${file}: run npm run build:registry`).toBe(text);
});

describe.each(BUILT_IN_NAMES)('the registry %s', (name) => {
  test('is what the published schema describes', () => {
    const validate = new Ajv().compile(JSON.parse(readFileSync(`${ROOT}/registry/schema.json`, 'utf8')));
    expect(validate(builtInRegistry(name)), JSON.stringify(validate.errors)).toBe(true);
  });

  test('knows an owner for each port in use', () => {
    const rows = builtInRegistry(name)?.assignments ?? [];
    expect(rows.filter((row) => row.status !== 'removed' && row.owners.length === 0)).toEqual([]);
  });
});

describe('the OpenShift registry', () => {
  const rows = builtInRegistry('openshift')?.assignments ?? [];
  const inTable = (table: string): number => rows.filter((row) => row.citation.table === table).length;

  test('has the 105 rows of the document', () => {
    expect(rows).toHaveLength(105);
    expect(['External / TCP', 'External / UDP', 'Localhost-only', 'Previously allocated'].map(inTable)).toEqual([75, 5, 18, 7]);
  });

  test('says all that a row says', () => {
    expect(rows.find((row) => row.port === 9108)).toMatchObject({
      protocol: 'TCP',
      endPort: 9108,
      process: 'ovn-kubernetes kube-rbac-proxy',
      applicationProtocol: 'HTTPS',
      exposure: 'external',
      controlPlaneOnly: true,
      team: 'sdn',
      since: '4.14',
      removed: null,
      notes: 'ovnkube-control-plane',
      citation: { document: 'OpenShift host port registry', table: 'External / TCP', line: 93 },
      status: 'active',
    });
    expect(rows.find((row) => row.port === 9200)).toMatchObject({ endPort: 9219, process: 'various CSI drivers', controlPlaneOnly: null });
    expect(rows.find((row) => row.port === 29101)).toMatchObject({
      exposure: 'localhost',
      since: '4.0',
      removed: '4.17',
      status: 'removed',
    });
  });
});
