import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, flowOfNodes, nameOfObject } from '../hosted-draft.ts';

export const hcpProxyUrl = defineRule({
  id: 'hcp-proxy-url',
  title: 'The URL of the proxy of a hosted cluster cannot be used',
  why:
    'A proxy needs a URL with a scheme. Where nodes reach the API server through it, their local proxy takes host ' +
    'and port only: a user, a password or a path (also `/`) makes it fail, and it does not speak TLS to the proxy.',
  remedy: 'Write the proxy as `http://host:port`.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: nodepool/apiserver-haproxy/haproxy.go, joinDefaultPortIfMissing; kubernetes-default-proxy',
  examples: {
    bad: exampleCluster({
      spec: `configuration:
  proxy:
    httpsProxy: proxy.example.com:3128 # expect: hcp-proxy-url error certain @19
`,
    }),
    good: exampleCluster({
      spec: `configuration:
  proxy:
    httpsProxy: http://proxy.example.com:3128
    noProxy: .example.com
`,
    }),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
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
      const url = httpsProxy;
      const [, scheme, user, path] = /^([a-z][a-z0-9+.-]*):\/\/(?:([^@/]*)@)?[^/?#]*(.*)$/i.exec(url?.value ?? '') ?? [];
      if (url === null || scheme === undefined) continue;
      if (user === undefined && path === '' && scheme.toLowerCase() !== 'https') continue;
      else if (flowOfNodes(cluster, 'APIServer')?.proxied !== true) continue;
      else if (user !== undefined || path !== '')
        yield draftOfField(cluster, url, {
          message: `the URL of the proxy has a ${user === undefined ? 'path' : 'user and password'}`,
          why: `nodes of ${nameOfObject(cluster)} reach the API server through it, and their local proxy supports only scheme, host and port`,
          remedy: 'write it as http://host:port, or name the API server in noProxy',
        });
      else
        yield draftOfField(cluster, url, {
          message: 'the proxy needs TLS',
          why: `nodes of ${nameOfObject(cluster)} reach the API server through it, and their local proxy does not use TLS to it`,
          remedy: 'write it as http://host:port, or name the API server in noProxy',
          severity: 'warning',
        });
    }
  },
});
