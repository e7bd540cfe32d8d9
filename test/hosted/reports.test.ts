import { describe, expect, test } from 'vitest';
import { csv } from '../../src/report/hosted/csv.ts';
import { flowsJson } from '../../src/report/hosted/json.ts';
import { markdown } from '../../src/report/hosted/markdown.ts';
import { table } from '../../src/report/hosted/table.ts';
import { errorsAgainst } from '../report/closed-schema.ts';
import { asYaml, flowsIn, hostedCluster } from './build.ts';

const PLAIN = { explain: false, problems: [], notes: [] };
const SERVICES = {
  APIServer: 'np:10.0.0.9:31000',
  Konnectivity: 'np:10.0.0.9',
  Ignition: 'route',
};
const flowsFor = (name = 'demo') => flowsIn(asYaml(hostedCluster({ name, services: SERVICES })));

describe('json of flows', () => {
  test.each([true, false])('is as the schema says, with explanation: %s', async (explain) => {
    const text = flowsJson(await flowsFor(), { ...PLAIN, explain, problems: [{ path: 'a.yaml', line: 1, column: 1, message: 'no' }] });
    expect(errorsAgainst('hosted-flows.schema.json', JSON.parse(text))).toEqual([]);
  });

  test('explains with --explain', async () => {
    const { clusters } = JSON.parse(flowsJson(await flowsFor(), { ...PLAIN, explain: true }));
    expect(clusters[0].flows[0]).toMatchObject({
      service: 'APIServer',
      port: 31000,
      reason: 'NodePort publishing: nodes use the node port, not 6443',
      evidence: { path: 'manifest.yaml', line: 17, column: 17 },
    });
  });
});

test('nothing of the input moves the cursor or becomes a formula or markup', async () => {
  const flows = await flowsFor('=cmd|\u001b[2J<b/>');
  expect(`${table(flows, PLAIN)}${markdown(flows, PLAIN)}${csv(flows, PLAIN)}`).not.toMatch(/\u001b|<b\/>.*\|\s/u);
  expect(csv(flows, PLAIN)).toContain(",'=cmd|");
});
