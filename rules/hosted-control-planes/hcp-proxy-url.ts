import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, flowOfNodes, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpProxyUrl = hostedRule({
  id: 'hcp-proxy-url',
  title: 'The URL of the proxy of a hosted cluster cannot be used',
  why:
    'A proxy needs a URL with a scheme. If nodes reach the API server through it, their local proxy reads host ' +
    'and port only: a user, a password or a path (also `/`) makes it fail, and it does not use TLS to the proxy.',
  remedy: 'Write the proxy as `http://host:port`.',
  severity: 'error',
  source: 'HyperShift: nodepool/apiserver-haproxy/haproxy.go, joinDefaultPortIfMissing; kubernetes-default-proxy',
  examples: examplesOf(
    exampleCluster({
      spec: `configuration:
  proxy:
    httpsProxy: «proxy.example.com:3128 # expect: hcp-proxy-url error certain @19|http://proxy.example.com:3128
    noProxy: .example.com»
`,
    }),
  ),
  *ofCluster(cluster) {
    const { httpsProxy = null, httpProxy = null } = cluster.proxy ?? {};
    for (const at of [httpsProxy, httpProxy]) {
      if (!at?.value || /^[a-z][a-z0-9+.-]*:\/\//i.test(at.value)) continue;
      yield draftOfField(cluster, at, {
        message: `the proxy of ${nameOfObject(cluster)} has no scheme`,
        why: 'without a scheme the protocol of the proxy is unknown',
        remedy: 'write it as http://host:port',
      });
    }
    // The local proxy of the nodes uses the one for HTTPS.
    const [, scheme, user, path] = /^([a-z][a-z0-9+.-]*):\/\/(?:([^@/]*)@)?[^/?#]*(.*)$/i.exec(httpsProxy?.value ?? '') ?? [];
    const excess = user !== undefined ? 'user and password' : path ? 'path' : null;
    if (httpsProxy === null || scheme === undefined || (excess === null && scheme.toLowerCase() !== 'https')) return;
    if (flowOfNodes(cluster, 'APIServer')?.proxied !== true) return;
    const support = excess === null ? 'does not use TLS to it' : 'supports only scheme, host and port';
    yield draftOfField(cluster, httpsProxy, {
      message: excess === null ? 'the proxy needs TLS' : `the URL of the proxy has a ${excess}`,
      why: `nodes of ${nameOfObject(cluster)} reach the API server through it, and their local proxy ${support}`,
      remedy: 'write it as http://host:port, or name the API server in noProxy',
      ...(excess === null && { severity: 'warning' }),
    });
  },
});
