import { describe, expect, test } from 'vitest';
import { type readSettings, readSockets } from '../../../src/listeners/formats/index.ts';
import { unknownNames } from '../../../src/text/text.ts';
import { bindsOf, file, tell, template } from './build.ts';

type Format = Parameters<typeof readSettings>[0];

function read(source: string, format: Format = 'yaml'): string[] {
  return tell(source, readSockets(format, file(source)));
}

describe('components of Kubernetes and OpenShift', () => {
  test('KubeSchedulerConfiguration', () => {
    const source =
      'apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nhealthzBindAddress: 0.0.0.0:10251\nmetricsBindAddress: "0"\n';
    expect(read(source)).toEqual(['0.0.0.0 10251/TCP any high at 3:29 10251']);
  });

  test('serving information and arguments of OpenShift', () => {
    const source =
      'servingInfo:\n  bindAddress: 0.0.0.0:8443\n  bindNetwork: tcp4\nextendedArguments:\n  secure-port: ["10257"]\n  bind-address:\n  - 127.0.0.1\n  port: ["0"]\n  service-node-port-range: [30000-32767]\n  advertise-address: [10.0.0.1]\n';
    expect(read(source)).toEqual(['0.0.0.0 8443/TCP any high at 2:24 8443', '127.0.0.1 10257/TCP localhost high at 5:18 10257']);
  });

  test('ControllerManagerConfig', () => {
    const source =
      'apiVersion: controller-runtime.sigs.k8s.io/v1alpha1\nkind: ControllerManagerConfig\nhealth:\n  healthProbeBindAddress: :8081\nmetrics:\n  bindAddress: 127.0.0.1:8080\nwebhook:\n  port: 9443\n';
    expect(read(source)).toEqual([
      '"" 8081/TCP any medium at 4:28 8081',
      '127.0.0.1 8080/TCP localhost medium at 6:26 8080',
      '- 9443/TCP any medium at 8:9 9443',
    ]);
  });

  test('an object for the API server is not the configuration of this program', () => {
    const service = 'apiVersion: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  ports:\n  - port: 80\n    listenPort: 81\n';
    expect(read(service)).toEqual([]);
  });
});

describe('programs without a description', () => {
  test('names of listening, with addresses, URLs, comma lists and bare ports', () => {
    const source =
      'listen: 8080\nlisten-client-urls: https://0.0.0.0:2379,https://[::1]:2381\nhttp:\n  listen_address: "localhost:9100"\nbindAddr: udp://:53\n';
    expect(read(source)).toEqual([
      '- 8080/TCP any medium at 1:9 8080',
      '0.0.0.0 2379/TCP any medium at 2:37 2379',
      '::1 2381/TCP localhost medium at 2:56 2381',
      'localhost 9100/TCP localhost medium at 4:30 9100',
      '"" 53/UDP any medium at 5:18 53',
    ]);
  });

  test('a port takes the address of its own kind, else the plain one', () => {
    const source =
      'metrics-bind-address: 127.0.0.1\nmetrics-port: 9090\nhttp_port: 3000\naddress: 0.0.0.0\nserver:\n  http_listen_address: 10.0.0.1\n  http_listen_port: 3100\n';
    expect(read(source)).toEqual([
      '127.0.0.1 9090/TCP localhost medium at 2:15 9090',
      '0.0.0.0 3000/TCP any medium at 3:12 3000',
      '10.0.0.1 3100/TCP other medium at 7:21 3100',
    ]);
  });

  test('a plain port is of low confidence, and counts only at the top or below a server', () => {
    expect(read('port: 8080\nserver:\n  port: 8081\nthing:\n  port: 8082\n')).toEqual([
      '- 8080/TCP any low at 1:7 8080',
      '- 8081/TCP any low at 3:9 8081',
    ]);
  });

  test('ini, TOML and env files speak the same language', () => {
    expect(
      read('[kubernetes]\nhealthz-bind-address="0.0.0.0:10256"\napiserver="https://a:6443"\n[default]\nencap-port="6081"\n', 'ini'),
    ).toEqual(['0.0.0.0 10256/TCP any medium at 2:31 10256']);
    expect(read('[metrics]\naddress = "127.0.0.1:1338"\n[grpc]\naddress = "/run/a.sock"\ntcp_address = ""\n', 'toml')).toEqual([
      '127.0.0.1 1338/TCP localhost medium at 2:22 1338',
    ]);
    expect(read('METRICS_PORT=:2112\nKUBERNETES_SERVICE_PORT=443\nREDIS_PORT=6379\n', 'env')).toEqual([
      '"" 2112/TCP any medium at 1:15 2112',
    ]);
  });

  test('an exporter of Prometheus is asked, any other sends', () => {
    const source =
      '[prometheus_exporter]\nnode_exporter_port = 9655\n[telemetry]\nprometheus_exporter_port = 9656\notlp_exporter_port = 4317\n[exporter]\nport = 4318\n';
    expect(read(source, 'ini')).toEqual(['- 9655/TCP any medium at 2:22 9655', '- 9656/TCP any medium at 4:28 9656']);
    expect(read('prometheus: {exporter: {endpoint: "http://push:9091"}, exporters: [{port: 9100}]}\n')).toEqual([]);
  });

  test('dialled and announced addresses are not sockets', () => {
    const source = [
      'upstream: http://127.0.0.1:8080',
      'endpoints: [https://10.0.0.1:2379]',
      'server: https://api:6443',
      'proxy-server-port: 1234',
      'advertise-address: 10.0.0.1:6443',
      'health-check-url: http://127.0.0.1:9000/healthz',
      'listen-backlog: 128',
      'bindTimeout: 30',
      'bindDN: cn=a',
      'redis: {host: localhost, port: 6379}',
      'remote_write: [{address: ":9"}]',
      'service-node-port-range: 30000-32767',
      'endpoint: unix:///run/a.sock',
      'listen-unix: /run/a.sock',
      'metrics-address: unix:///run/b.sock',
      'as-number: 64512',
      'webhook: {url: "http://0.0.0.0:1"}',
      'exporters: {otlp: {address: "0.0.0.0:4317"}}',
      'encap-port: 6081',
    ].join('\n');
    expect(read(source)).toEqual([]);
  });

  test('port 0, an empty address and switches mean no listener', () => {
    const source =
      'secure-port: 0\nlisten: ""\nprofiler-port: 6060\nenable-profiler: false\nmetrics:\n  enabled: false\n  server: {port: 9000}\nhttp_port: 80\nhttp_addr: ""\n';
    expect(read(source)).toEqual(['- 80/TCP any medium at 8:12 80', 'off 6060 at 3:16 6060', 'off 9000 at 7:18 9000']);
  });

  test('an unknown address keeps its name, an unknown port gives nothing', () => {
    const source = 'listen: "{{.NodeIP}}:9100"\nbindAddress: 0.0.0.0:{{.Port}}\nmetrics-port: {{.Port}}\n';
    const sockets = readSockets('yaml', template(source));
    expect(bindsOf(sockets).map(({ reach, port, host }) => [reach, port, host && unknownNames(host)])).toEqual([
      ['node', 9100, ['.NodeIP']],
    ]);
    expect(bindsOf(sockets)).toEqual(sockets);
  });
});
