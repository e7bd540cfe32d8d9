import { expect, test } from 'vitest';
import { exampleCluster } from '../../rules/examples.ts';
import { lintText } from '../../src/index.ts';

test.each([
  ['http://me:secret@proxy.example.com:3128', 'the URL of the proxy has a user and password'],
  ['http://proxy.example.com:3128/', 'the URL of the proxy has a path'],
  ['https://proxy.example.com:3128', 'the proxy needs TLS'],
])('hcp-proxy-url names what the local proxy of nodes does not support in %s', async (url, reason) => {
  const manifest = exampleCluster({ spec: `configuration:\n  proxy:\n    httpsProxy: ${url}\n` });
  const { findings } = await lintText('cluster.yaml', manifest, { rules: ['hcp-proxy-url'] });
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
});
