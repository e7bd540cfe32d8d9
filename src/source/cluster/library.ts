// Packages that only a live cluster needs. They are a file of their own in dist/, so that nothing else waits for them.
export { HttpsProxyAgent } from 'https-proxy-agent';
export { SocksProxyAgent } from 'socks-proxy-agent';
export { type RawData, WebSocket } from 'ws';
