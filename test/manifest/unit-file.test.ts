import { expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

test.each([
  [
    'a unit file that is named',
    'gauge.service',
    '[Unit]\nDescription=a: b\n[Service]\nExecStart=/bin/gauge --metrics-bind-address=127.0.0.1:29801\n',
    'gauge.service 29801/TCP localhost at 4:55',
  ],
  [
    'a template of one',
    'files/gauge.service.template',
    '[Service]\nExecStart=/bin/gauge --metrics-bind-address={{.Address}}:29802 --health-port={{.Port}}\n',
    'gauge.service 29802/TCP unknown at 2:58',
  ],
  ['a quadlet', 'web.container', '[Container]\nImage=example.org/web\nPublishPort=29803:80\n', 'web.container 29803/TCP any at 3:13'],
  [
    'a file of another kind under such a name',
    'a.pod',
    'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { hostNetwork: true, containers: [{ name: a, args: [--metrics-port=29804] }] }\n',
    'a 29804/TCP any at 4:74',
  ],
])('%s', async (_, name, text, expected) => {
  const { listeners } = await lintManifest(text, undefined, name);
  const found = listeners.map(({ port, protocol, reach, evidence: [first], workload }) => {
    return `${workload.name} ${port}/${protocol} ${reach} at ${first?.span.line}:${first?.span.column}`;
  });
  expect(found).toEqual([expected]);
});
