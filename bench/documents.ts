import type { Random } from './random.ts';

/** Lines of text, each after `depth` spaces. */
function indent(depth: number, lines: readonly string[]): string {
  return lines.map((line) => `${' '.repeat(depth)}${line}\n`).join('');
}

function metadata(kind: string, apiVersion: string, namespace: string, name: string, random: Random): string {
  return `apiVersion: ${apiVersion}
kind: ${kind}
metadata:
  name: ${name}
  namespace: ${namespace}
  labels:
    app.kubernetes.io/name: ${name}
    app.kubernetes.io/instance: ${name}-${random.word(5)}
    app.kubernetes.io/managed-by: ${random.pick(['helm', 'kustomize', 'argocd'])}
  annotations:
    example.org/checksum: ${random.word(64)}
    example.org/description: "Part of the ${name} set, see the notes of ${random.word(6)}"
`;
}

/** The host side of a container: the ports that it binds, and how the manifest shows them. */
export interface HostSide {
  readonly ports: readonly number[];
  /** The container starts its program from a shell script. */
  readonly script: boolean;
}

function container(name: string, host: HostSide | null, random: Random): string {
  const port = host?.ports[0] ?? 8080 + random.below(1000);
  const start = host?.script
    ? indent(8, ['command:', '- /bin/bash', '- -c', '- |']) + indent(10, script(host.ports))
    : indent(8, ['args:', `- --listen-address=0.0.0.0:${port}`, `- --log-level=${random.below(5)}`, `- --config=/etc/${name}/config.yaml`]);
  const environment = Array.from({ length: 8 }, (_, index) => [`  - name: SETTING_${index}`, `    value: "${random.word(24)}"`]).flat();
  return (
    indent(6, [`- name: ${name}`, `  image: example.org/${name}:v${random.below(9)}.${random.below(30)}.${random.below(9)}`]) +
    start +
    indent(6, [
      '  ports:',
      '  - name: http',
      `    containerPort: ${port}`,
      '    protocol: TCP',
      '  env:',
      ...environment,
      '  - name: NODE_NAME',
      '    valueFrom: {fieldRef: {fieldPath: spec.nodeName}}',
      '  livenessProbe:',
      '    httpGet: {path: /healthz, port: http}',
      `    initialDelaySeconds: ${5 + random.below(30)}`,
      '  resources:',
      `    requests: {cpu: ${10 + random.below(200)}m, memory: ${32 + random.below(512)}Mi}`,
      '  volumeMounts:',
      '  - name: config',
      `    mountPath: /etc/${name}`,
    ])
  );
}

function script(ports: readonly number[]): readonly string[] {
  const starts = ports.flatMap((port, index) => [
    `port_${index}="\${METRICS_PORT_${index}:-${port}}"`,
    `if [[ -f /etc/tls/${index}.crt ]]; then`,
    `  start-server "${index}" "0.0.0.0:\${port_${index}}" --tls-cert-file=/etc/tls/${index}.crt &`,
    'else',
    `  start-server "${index}" "0.0.0.0:\${port_${index}}" &`,
    'fi',
  ]);
  return [
    'set -euo pipefail',
    'log() { echo "$(date -Iseconds) $1"; }',
    'start-server() {',
    '  local name="$1" address="$2"',
    '  shift 2',
    '  log "starting $name"',
    '  exec /usr/bin/server --listen-address="$address" --name "$name" "$@"',
    '}',
    'retries=0',
    'while [[ "$retries" -lt 20 ]]; do',
    '  if [[ -S /run/ready.sock ]]; then break; fi',
    '  retries=$((retries + 1))',
    '  sleep 1',
    'done',
    ...starts,
    'wait',
  ];
}

/** A Deployment, DaemonSet or StatefulSet; `host` is null if the pod is not on the host network. */
export function workload(kind: string, namespace: string, name: string, hosts: readonly (HostSide | null)[], random: Random): string {
  const onHost = hosts.some((host) => host !== null);
  const containers = hosts.map((host, index) => container(index === 0 ? name : `${name}-${index}`, host, random)).join('');
  return `${metadata(kind, 'apps/v1', namespace, name, random)}spec:
${kind === 'DaemonSet' ? '' : `  replicas: ${1 + random.below(4)}\n`}  selector:
    matchLabels:
      app.kubernetes.io/name: ${name}
  template:
    metadata:
      labels:
        app.kubernetes.io/name: ${name}
    spec:
${onHost ? '      hostNetwork: true\n' : ''}      serviceAccountName: ${name}
      nodeSelector:
        kubernetes.io/os: linux
      containers:
${containers}      tolerations:
      - key: node-role.kubernetes.io/control-plane
        operator: Exists
        effect: NoSchedule
      volumes:
      - name: config
        configMap:
          name: ${name}
`;
}

export function service(namespace: string, name: string, random: Random): string {
  return `${metadata('Service', 'v1', namespace, name, random)}spec:
  type: ClusterIP
  selector:
    app.kubernetes.io/name: ${name}
  ports:
  - name: http
    port: 80
    targetPort: http
    protocol: TCP
`;
}

export function configMap(namespace: string, name: string, random: Random, lines: number): string {
  const settings = Array.from({ length: lines }, (_, index) => `setting.${index} = ${random.word(16)} # ${random.word(20)}`);
  return `${metadata('ConfigMap', 'v1', namespace, name, random)}data:
  config.yaml: |
    bindAddress: 127.0.0.1
    logLevel: info
  settings.properties: |
${indent(4, settings)}`;
}

/** An object of a custom resource, deep rather than long. */
export function customResource(namespace: string, name: string, random: Random, items: number): string {
  const rules = Array.from({ length: items }, (_, index) =>
    indent(2, [
      `- name: rule-${index}`,
      '  match:',
      `    any: [{resources: {kinds: [Pod, ${random.pick(['Service', 'Ingress', 'Secret'])}], names: ["${random.word(10)}-*"]}}]`,
      '  validate:',
      `    message: "The object ${random.word(8)} must carry the label ${random.word(12)}."`,
      '    pattern:',
      '      metadata:',
      '        labels:',
      `          ${random.word(10)}: "?*"`,
    ]),
  );
  return `${metadata('Policy', 'policies.example.org/v1', namespace, name, random)}spec:
  rules:
${rules.join('')}`;
}
