import type { PageData } from '../data.ts';
import { byId } from './dom.ts';
import { createFindings } from './findings.ts';
import { createMap } from './map.ts';
import { createPorts } from './ports.ts';

const data = JSON.parse(byId('data').textContent ?? '') as PageData;
const parts = [createPorts(data.listeners), createFindings(data.findings), createMap(data)];

/** Shows the selection of the address. An address without `=` is a part of the page, to which the browser scrolls. */
function follow(hash: string): void {
  for (const part of parts) part(new URLSearchParams(hash.includes('=') ? hash.slice(1) : ''));
}

follow(location.hash);
addEventListener('hashchange', () => {
  if (location.hash.includes('=')) follow(location.hash);
});
document.documentElement.classList.add('ready');
