import { describe, expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { file, tell } from './build.ts';

const read = (source: string): string[] => tell(source, readSockets('envoy', file(source)));

const LISTENERS = `static_resources:
  listeners:
    - name: web
      address:
        socket_address: { address: 0.0.0.0, port_value: 10000 }
      additional_addresses:
        - address:
            socket_address:
              address: "::1"
              port_value: 10001
    - name: dns
      address: { socket_address: { protocol: UDP, address: 127.0.0.1, port_value: 10053 } }
    - address: { pipe: { path: /run/envoy.sock } }
  clusters:
    - name: there
      load_assignment:
        endpoints: [{ lb_endpoints: [{ endpoint: { address: { socket_address: { address: 10.0.0.1, port_value: 80 } } } }] }]
admin:
  address:
    socket_address: { address: 127.0.0.1, port_value: 9901 }
`;

describe('Envoy', () => {
  test('listeners and the admin address of a bootstrap, not what clusters dial', () => {
    expect(read(LISTENERS)).toEqual([
      '0.0.0.0 10000/TCP any high at 5:57 10000',
      '::1 10001/TCP localhost high at 10:27 10001',
      '127.0.0.1 10053/UDP localhost high at 12:83 10053',
      '127.0.0.1 9901/TCP localhost high at 20:55 9901',
    ]);
  });

  test('JSON with names in camel case', () => {
    const source = '{"staticResources": {"listeners": [{"address": {"socketAddress": {"address": "0.0.0.0", "portValue": 8080}}}]}} // end';
    expect(read(source)).toEqual(['0.0.0.0 8080/TCP any high at 1:102 8080']);
  });

  test('a listener that another one hands its connections to is not bound; port 0 neither', () => {
    const source =
      'static_resources: {listeners: [{bind_to_port: false, address: {socket_address: {address: 0.0.0.0, port_value: 1}}}, {address: {socket_address: {address: 0.0.0.0, port_value: 0}}}]}';
    expect(read(source)).toEqual(['off 1 at 1:111 1']);
  });

  test('a file of discovered listeners, but not of clusters', () => {
    const listener =
      'resources:\n- "@type": type.googleapis.com/envoy.config.listener.v3.Listener\n  address: {socket_address: {address: "::", port_value: 99}}\n';
    expect(read(listener)).toEqual([':: 99/TCP any high at 3:57 99']);
    expect(read(listener.replace('listener.v3.Listener', 'cluster.v3.Cluster'))).toEqual([]);
  });
});
