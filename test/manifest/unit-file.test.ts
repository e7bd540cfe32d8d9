import { expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

/** `port/protocol reach at line:column` of everything that a file tells. */
async function told(name: string, text: string): Promise<string[]> {
  const { listeners } = await lintManifest(text, [], name);
  return listeners.map(({ port, protocol, reach, evidence, workload }) => {
    const { line, column } = evidence[0]?.span ?? { line: 0, column: 0 };
    return `${workload.name} ${port}/${protocol} ${reach} at ${line}:${column}`;
  });
}

test('a unit file that is named', async () => {
  const text = '[Unit]\nDescription=a: b\n[Service]\nExecStart=/bin/gauge --metrics-bind-address=127.0.0.1:29801\n';
  expect(await told('gauge.service', text)).toEqual(['gauge.service 29801/TCP localhost at 4:55']);
});

test('a template of one', async () => {
  const text = '[Service]\nExecStart=/bin/gauge --metrics-bind-address={{.Address}}:29802 --health-port={{.Port}}\n';
  expect(await told('files/gauge.service.template', text)).toEqual(['gauge.service 29802/TCP unknown at 2:58']);
});

test('a quadlet', async () => {
  const text = '[Container]\nImage=example.org/web\nPublishPort=29803:80\n';
  expect(await told('web.container', text)).toEqual(['web.container 29803/TCP any at 3:13']);
});

test('a file of another kind under such a name', async () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  hostNetwork: true\n  containers: [{ name: a, args: [--metrics-port=29804] }]\n';
  expect(await told('a.pod', pod)).toEqual(['a 29804/TCP any at 6:49']);
});
