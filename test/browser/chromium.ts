import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { realPart } from '../real-parts.ts';

/** A message of the DevTools protocol. */
interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has a shape for each method.
  readonly params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly result?: any;
  readonly error?: { readonly message: string };
}

export interface Browser {
  /** Opens HTML as a file of its own, as a reader of a report does. */
  open(html: string, view?: View): Promise<Page>;
  close(): Promise<void>;
}

/** Size in CSS pixels, and media features such as `prefers-color-scheme`. */
export interface View {
  readonly width?: number;
  readonly height?: number;
  readonly features?: Readonly<Record<string, string>>;
  readonly scripts?: boolean;
  /** The fragment of the page's address, with its `#`. */
  readonly hash?: string;
}

export interface Page {
  /** Everything that the browser or the page complained of, and every address that was asked for beside the page's own. */
  readonly complaints: readonly string[];
  /** The value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Text of all elements that a selector finds. */
  texts(selector: string): Promise<string[]>;
  /** Presses a key as a keyboard does, such as `ArrowDown`, `Tab` or `a`. */
  press(key: string, times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts the pointer on the middle of the first element that the selector finds, and presses its button where asked for. */
  point(selector: string, press?: boolean): Promise<void>;
  /** Fires the events of printing around `during`, while the page is laid out for paper. */
  print<Value>(during: () => Promise<Value>): Promise<Value>;
  /** A picture as PNG. */
  screenshot(): Promise<Buffer>;
}

/** Virtual key codes of keys without a character (Windows' names, which the protocol uses). */
const KEY_CODES: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  ' ': 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  Escape: 27,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

/** Tests of pages in one Chromium. In CI a missing browser is a failure; elsewhere the tests are skipped. */
export function describeInChromium(title: string, tests: (open: Browser['open']) => void): void {
  const program = realPart('chromium');
  describe.skipIf(program === undefined && !process.env.CI)(`${title} (scripts/install-real-parts.sh chromium)`, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      browser = await startChromium(program ?? 'chromium');
    });
    afterAll(() => browser?.close());
    tests((html, view) => {
      if (!browser) throw new Error('Chromium is not started');
      return browser.open(html, view);
    });
  });
}

/** Starts Chromium and uses the DevTools protocol over pipes (`--remote-debugging-pipe`), so that no port is opened. */
export async function startChromium(program: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe', '--no-first-run'];
  const child = spawn(program, [...flags, `--user-data-dir=${join(folder, 'profile')}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const connection = connect(child);
  let pages = 0;
  return {
    async open(html, view = {}) {
      const file = join(folder, `page-${pages++}.html`);
      writeFileSync(file, html);
      return openPage(connection, pathToFileURL(file).href + (view.hash ?? ''), view);
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The whole process group, because other processes of Chromium write to the profile too.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
      const remove = () => {
        rmSync(folder, { recursive: true, force: true });
        return true;
      };
      // The group ends a moment after its first process.
      await vi.waitFor(remove, { timeout: 20_000 });
    },
  };
}

interface Connection {
  send(method: string, params?: object, sessionId?: string): Promise<Message['result']>;
  /** Calls back for each event of a session. */
  listen(sessionId: string, listener: (event: Message) => void): void;
}

function connect(child: ChildProcess): Connection {
  const toBrowser = child.stdio[3] as Writable;
  const fromBrowser = child.stdio[4] as Readable;
  const waiting = new Map<number, { resolve: (result: Message['result']) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, (event: Message) => void>();
  let ids = 0;
  let pending = '';
  const fail = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  child.once('exit', () => fail('Chromium ended'));
  child.once('error', (error) => fail(error.message));
  toBrowser.on('error', (error) => fail(error.message));
  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (chunk: string) => {
    const messages = (pending + chunk).split('\0');
    pending = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as Message;
      const asked = message.id === undefined ? undefined : waiting.get(message.id);
      if (message.id !== undefined) waiting.delete(message.id);
      if (message.error) asked?.reject(new Error(message.error.message));
      else if (asked) asked.resolve(message.result);
      else if (message.sessionId) listeners.get(message.sessionId)?.(message);
    }
  });
  return {
    send(method, params = {}, sessionId) {
      const id = ++ids;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        toBrowser.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
      });
    },
    listen: (sessionId, listener) => listeners.set(sessionId, listener),
  };
}

async function openPage(connection: Connection, url: string, view: View): Promise<Page> {
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params?: object) => connection.send(method, params, sessionId);
  const complaints: string[] = [];
  const loaded = new Promise<void>((resolve) => {
    connection.listen(sessionId, ({ method, params }) => {
      if (method === 'Page.loadEventFired') resolve();
      if (method === 'Runtime.exceptionThrown')
        complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === 'Runtime.consoleAPICalled') complaints.push(`console.${params.type}`);
      if (method === 'Log.entryAdded') complaints.push(params.entry.text);
      if (method === 'Page.javascriptDialogOpening') complaints.push(`dialog: ${params.message}`);
      if (method === 'Network.requestWillBeSent' && params.request.url !== url.replace(/#.*/, '') && params.request.url !== 'data:,')
        complaints.push(`request: ${params.request.url}`);
    });
  });
  const { width = 1280, height = 900, features = {} } = view;
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`);
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const named = Object.entries(features).map(([name, value]) => ({ name, value }));
  await send('Emulation.setEmulatedMedia', { features: named });
  if (view.scripts === false) await send('Emulation.setScriptExecutionDisabled', { value: true });
  await send('Page.navigate', { url });
  await loaded;

  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    complaints,
    evaluate,
    texts: (selector) => evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.innerText)`),
    async press(key, times = 1) {
      const code = KEY_CODES[key];
      const text = key.length === 1 ? key : key === 'Enter' ? '\r' : undefined;
      for (let time = 0; time < times; time++) {
        await send('Input.dispatchKeyEvent', {
          type: text === undefined ? 'rawKeyDown' : 'keyDown',
          key,
          text,
          windowsVirtualKeyCode: code,
        });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: code });
      }
    },
    type: (text) => send('Input.insertText', { text }),
    async point(selector, press = false) {
      const { x, y } = await evaluate(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()`);
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      if (!press) return;
      for (const type of ['mousePressed', 'mouseReleased']) {
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      }
    },
    async print(during) {
      await send('Emulation.setEmulatedMedia', { media: 'print', features: named });
      await evaluate("dispatchEvent(new Event('beforeprint'))");
      const value = await during();
      await evaluate("dispatchEvent(new Event('afterprint'))");
      await send('Emulation.setEmulatedMedia', { media: '', features: named });
      return value;
    },
    async screenshot() {
      const { data } = await send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: false });
      return Buffer.from(data, 'base64');
    },
  };
}
