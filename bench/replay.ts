// A server that replays the pages of a real API server, with any number of pods.
import { readFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface Replay {
  /** `https://127.0.0.1:PORT`. */
  readonly server: string;
  readonly stop: () => void;
}

/** Answers of the real server, by path with query. */
type Recorded = ReadonlyMap<string, string>;

/** Options: the recorded pages of `pods` are repeated until there are enough; `renumber` gives the pods of each repetition new names. */
interface ReplayOptions {
  readonly recorded: Recorded;
  readonly pods: readonly string[];
  readonly pages: number;
  readonly renumber: (page: string, round: number) => string;
  readonly certificate: string;
  readonly key: string;
}

/** Answers as the API server does: with gzip at its fastest level, if the client accepts it. */
export async function startReplay({ recorded, pods, pages, renumber, certificate, key }: ReplayOptions): Promise<Replay> {
  const packed = (text: string): Buffer => gzipSync(text, { level: 1 });
  const answers = new Map([...recorded].map(([path, text]) => [path, packed(text)]));
  for (let page = 0; page < pages; page += 1) {
    const { metadata, ...list } = JSON.parse(pods[page % pods.length] ?? '{}');
    const left = pages - page - 1;
    const next = left === 0 ? {} : { continue: String(page + 1), remainingItemCount: left * list.items.length };
    const { resourceVersion } = metadata;
    const { kind, apiVersion, items } = list;
    const text = JSON.stringify({ kind, apiVersion, metadata: { resourceVersion, ...next }, items });
    const path = `/api/v1/pods?limit=100${page === 0 ? '' : `&continue=${page}`}`;
    answers.set(path, packed(renumber(text, Math.floor(page / pods.length))));
  }
  const server = https.createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, ({ url = '' }, response) => {
    const body = answers.get(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', ...(body && { 'content-encoding': 'gzip' }) });
    response.end(body ?? '{"kind":"Status","code":404}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server: `https://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
