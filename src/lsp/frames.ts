import type { Readable } from 'node:stream';
import { reasonOf } from '../text/problem.ts';
import { lsp } from './library.ts';

const END_OF_HEADER = '\r\n\r\n';
const LENGTH = /content-length:[ \t]*(\d+)[ \t]*$/gim;
/** Maximum size of a header in bytes. */
const MAX_HEADER = 8 * 1024;
/** Maximum size of a message in bytes. */
const MAX_MESSAGE = 256 * 1024 * 1024;

/**
 * Reads the messages of a stream. Other bytes are skipped up to the next header, and `report` gets the reason, so that one broken frame
 * loses no other message.
 */
export function createFrameReader(input: Readable, report: (reason: string) => void): lsp.MessageReader {
  const closed = new lsp.Emitter<void>();
  const failed = new lsp.Emitter<Error>();
  const partial = new lsp.Emitter<never>();
  return {
    onError: failed.event,
    onClose: closed.event,
    onPartialMessage: partial.event,
    listen: (callback: lsp.DataCallback) => {
      const take = createFraming(callback, report);
      const close = () => closed.fire();
      input.on('data', take);
      input.once('end', close).once('error', close);
      return { dispose: () => input.off('data', take) };
    },
    dispose: () => {
      for (const emitter of [closed, failed, partial]) emitter.dispose();
    },
  };
}

/** Returns a function that processes the bytes of a stream in order. */
function createFraming(callback: (message: lsp.Message) => void, report: (reason: string) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let length = 0;
  /** Number of bytes that are necessary to continue, so that a long message is joined once. */
  let needed = 0;
  return (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    let rest = Buffer.concat(chunks);
    needed = 0;
    for (;;) {
      const frame = nextFrame(rest, report);
      if (frame.message !== undefined) callback(frame.message);
      rest = rest.subarray(frame.end);
      needed = frame.needed;
      if (frame.end === 0 || rest.length === 0) break;
    }
    chunks = [rest];
    length = rest.length;
  };
}

interface Frame {
  readonly message?: lsp.Message;
  /** Number of bytes that were processed; 0 if more bytes are necessary. */
  readonly end: number;
  readonly needed: number;
}

function nextFrame(bytes: Buffer, report: (reason: string) => void): Frame {
  const endOfHeader = bytes.indexOf(END_OF_HEADER);
  if (endOfHeader < 0) {
    if (bytes.length <= MAX_HEADER) return { end: 0, needed: 0 };
    report(`${bytes.length} bytes without a header of a message`);
    return { end: bytes.length - END_OF_HEADER.length, needed: 0 };
  }
  const head = bytes.toString('latin1', 0, endOfHeader);
  const start = endOfHeader + END_OF_HEADER.length;
  if (!/^content-(?:length|type):/i.test(head)) report('there are bytes between two messages');
  // The last one, because skipped bytes of a broken frame precede it.
  const size = Number([...head.matchAll(LENGTH)].at(-1)?.[1] ?? Number.NaN);
  if (Number.isNaN(size) || size > MAX_MESSAGE) {
    report(Number.isNaN(size) ? 'a header has no Content-Length' : `a header announces ${size} bytes`);
    return { end: start, needed: 0 };
  }
  if (bytes.length < start + size) return { end: 0, needed: start + size };
  const body = bytes.subarray(start, start + size);
  try {
    const message: unknown = JSON.parse(body.toString('utf8'));
    if (typeof message === 'object' && message !== null) return { message: message as lsp.Message, end: start + size, needed: 0 };
    report('a message is not a JSON object');
  } catch (error) {
    report(`a message is not JSON: ${reasonOf(error)}`);
  }
  // If the length is too large, the body includes the header of the next message. Within JSON its line ends would be escaped.
  const next = body.toString('latin1').search(/content-length:[^\r\n]*\r\n/i);
  return { end: next < 0 ? start + size : start + next, needed: 0 };
}
