// The packages that only a live cluster needs: a file of their own in dist/, loaded on use. The modules of client-node are imported one by
// one, because its index also exports the generated API.
export { KubeConfig } from '@kubernetes/client-node/dist/config.js';
export { WebSocketHandler } from '@kubernetes/client-node/dist/web-socket-handler.js';
export { HttpsProxyAgent } from 'https-proxy-agent';
export { SocksProxyAgent } from 'socks-proxy-agent';
export { WebSocket } from 'ws';
