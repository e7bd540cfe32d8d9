/** The three load balancers before a hosted cluster in a tenant's network; their roles are kept apart. */
export type LoadBalancerRole = 'api-lb' | 'ingress-shared-lb' | 'ingress-lb';

/** One port that a load balancer binds, and the port of each backend behind it. */
export interface Listener {
  readonly name: string;
  readonly bind: number;
  readonly backendPort: number;
}

/** A backend as given, `ADDRESS` or `ADDRESS:PORT`; a port of its own wins over that of the listener. */
export interface Backend {
  readonly address: string;
  readonly port: number | null;
}

/**
 * A configuration for HAProxy (`haproxy -c -f` accepts it). Mode is tcp, since the control plane and the hosted cluster end TLS
 * themselves; timeouts are those of the product's sample for user-provisioned clusters.
 */
export function haproxyConfiguration(
  role: LoadBalancerRole,
  about: string,
  listeners: readonly Listener[],
  backends: readonly Backend[],
): string {
  return `${[
    `# ${role}: ${about}`,
    'global',
    '  log         127.0.0.1 local2',
    '  maxconn     4000',
    '  daemon',
    'defaults',
    '  mode                    tcp',
    '  log                     global',
    '  option                  dontlognull',
    '  option                  redispatch',
    '  retries                 3',
    '  timeout queue           1m',
    '  timeout connect         10s',
    '  timeout client          1m',
    '  timeout server          1m',
    '  timeout check           10s',
    '  maxconn                 3000',
    ...listeners.flatMap(({ name, bind, backendPort }) => [
      `listen ${name}`,
      `  bind *:${bind}`,
      '  mode tcp',
      '  balance source',
      ...backends.map(({ address, port }, index) => `  server backend-${index + 1} ${address}:${port ?? backendPort} check inter 1s`),
    ]),
  ].join('\n')}\n`;
}
