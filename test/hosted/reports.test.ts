import { describe, expect, test } from 'vitest';
import { csv } from '../../src/report/hosted/csv.ts';
import { json } from '../../src/report/hosted/json.ts';
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
    const text = json(await flowsFor(), { ...PLAIN, explain, problems: [{ path: 'a.yaml', line: 1, column: 1, message: 'no' }] });
    expect(errorsAgainst('hosted-flows.schema.json', JSON.parse(text))).toEqual([]);
  });

  test('explains when asked', async () => {
    const { clusters } = JSON.parse(json(await flowsFor(), { ...PLAIN, explain: true }));
    expect(clusters[0].flows[0]).toMatchObject({
      service: 'APIServer',
      port: 31000,
      reason: 'NodePort publishing: nodes use the node port, not 6443',
      evidence: { path: 'manifest.yaml', line: 17, column: 17 },
    });
  });
});

describe('for people', () => {
  test('the table joins clients of the same destination', async () => {
    const lines = table(await flowsFor(), PLAIN).split('\n');
    expect(lines[0]).toBe('clusters/demo: Agent, Public (manifest.yaml:1)');
    expect(lines.slice(2, 6)).toEqual([
      '  FROM            SERVICE       TO        PORT             THROUGH      WHERE',
      '  worker, client  APIServer     10.0.0.9  31000/TCP        node-port    manifest.yaml:17:17',
      '  worker          Konnectivity  10.0.0.9  30000-32767/TCP  node-port    manifest.yaml:20:15',
      '  worker          Ignition      unknown   443/TCP          hub-ingress  manifest.yaml:25:15',
    ]);
  });

  test('markdown gives tables, and a sentence when asked', async () => {
    const text = markdown(await flowsFor(), { ...PLAIN, explain: true });
    expect(text).toContain('| From | Service | To | Port | Through | Where | Why |');
    expect(text).toContain('| worker | Ignition | unknown | 443/TCP | hub-ingress | manifest.yaml:25:15 |');
    expect(text).toContain('| control-plane | https | 443/TCP |  |');
    expect(text).toContain('| oauth-openshift | https | 443/TCP | through the data-plane |');
  });

  test('csv has a row for each flow and source', async () => {
    const rows = csv(await flowsFor(), PLAIN).split('\r\n');
    expect(rows.filter((row) => row.includes(',flow,'))).toHaveLength(4);
    expect(rows[1]).toMatch(
      /^clusters,demo,Agent,Public,flow,APIServer,worker,node-port,10.0.0.9,31000,TCP,NodePort,false,certain,manifest.yaml,17,17,/,
    );
  });

  test('nothing of the input moves the cursor or becomes a formula or markup', async () => {
    const flows = await flowsFor('=cmd|\u001b[2J<b/>');
    expect(`${table(flows, PLAIN)}${markdown(flows, PLAIN)}${csv(flows, PLAIN)}`).not.toMatch(/\u001b|<b\/>.*\|\s/u);
    expect(csv(flows, PLAIN)).toContain(",'=cmd|");
  });
});
