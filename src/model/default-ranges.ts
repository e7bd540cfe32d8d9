/** Default of kube-apiserver's `--service-node-port-range`. */
export const NODE_PORT_RANGE = { port: 30000, endPort: 32767 };
/** Default of Linux' `net.ipv4.ip_local_port_range`. */
export const EPHEMERAL_RANGE = { port: 32768, endPort: 60999 };
