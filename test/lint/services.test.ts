import { expect, test } from 'vitest';
import { folderWith, lintIn } from '../source/rendering.ts';

const POD = `kind: Pod
metadata: {name: web, namespace: shop, labels: {app: web}}
spec:
  hostNetwork: true
  containers: [{name: main, image: example.org/main:1}]
`;

const service = (port: number, namespace = ''): string =>
  `kind: Service\nmetadata: {name: web${namespace}}\nspec: {selector: {app: web}, ports: [{port: 80, targetPort: ${port}}]}\n`;

/** The ports that the Services of these files make the lint guess. */
async function expected(services: Readonly<Record<string, string>>): Promise<string[]> {
  const { result } = await lintIn(folderWith({ 'apps/web/pod.yaml': POD, ...services }), ['.'], null);
  return result.listeners.map(({ port, confidence }) => `${port} ${confidence}`);
}

test('of Services without a namespace, the nearest one is used', async () => {
  expect(await expected({ 'test/a/web.yaml': service(7100) })).toEqual(['7100 low']);
  expect(await expected({ 'test/a/web.yaml': service(7100), 'apps/web/service.yaml': service(7200) })).toEqual(['7200 low']);
  expect(await expected({ 'test/a/web.yaml': service(7100), 'apps/net/service.yaml': service(7300) })).toEqual(['7300 low']);
});

test('Services in several equally distant folders are ignored, unless their namespace is that of the pod', async () => {
  expect(await expected({ 'test/a/web.yaml': service(7100), 'test/b/web.yaml': service(7200) })).toEqual([]);
  const certain = { 'test/a/web.yaml': service(7100, ', namespace: shop'), 'test/b/web.yaml': service(7200) };
  expect(await expected(certain)).toEqual(['7100 low']);
});

test('a Service beside another definition of the workload is for that one', async () => {
  const files = { 'apps/next/pod.yaml': POD, 'apps/next/web.yaml': service(7100, ', namespace: shop') };
  const { result } = await lintIn(folderWith({ 'apps/web/pod.yaml': POD, ...files }), ['.'], null);
  expect(result.listeners.map(({ port, workload }) => `${port} ${workload.span.path}`)).toEqual(['7100 apps/next/pod.yaml']);
});
