import { MARK } from './comments.ts';

/** A document that holds none of these cannot make a pod with a host port, nor a process of the node. */
const HOST_WORDS = ['hostNetwork', 'hostPort'];
const RARE_WORDS = [';base64,', 'ExecStart', '[Socket]'];
/** How the frequent words, and the mark of comments, begin, so that one search finds them all. */
const STEM = 'host';
/** Node.js searches for a few characters at the speed of memory, for more of them four times slower. */
const SEARCHED = 6;

/** What the words in a stretch of the bytes tell of it. */
export interface FoundWords {
  /** It may make a pod with a host port. */
  readonly mayHostPort: boolean;
  /** A comment in it may speak to this program. */
  readonly isMarked: boolean;
}

/** Searches ever later stretches of the bytes. */
export function createFinder(bytes: Buffer): (start: number, end: number) => FoundWords {
  const rare = RARE_WORDS.map((word) => ({ word, at: nextOf(bytes, word, 0) }));
  let stem = bytes.indexOf(STEM);
  const words = [...HOST_WORDS, MARK].map((word) => ({
    isMark: word === MARK,
    length: word.length,
    word,
    next: word.charCodeAt(STEM.length),
  }));
  return (start, end) => {
    let mayHostPort = false;
    for (const next of rare) {
      if (next.at >= 0 && next.at < start) next.at = nextOf(bytes, next.word, start);
      if (next.at >= start && next.at < end) mayHostPort = true;
    }
    if (stem >= 0 && stem < start) stem = bytes.indexOf(STEM, start);
    let isMarked = false;
    for (; stem >= start && stem < end; stem = bytes.indexOf(STEM, stem + STEM.length)) {
      const next = bytes[stem + STEM.length];
      for (const word of words) {
        if (word.next !== next || bytes.toString('latin1', stem, stem + word.length) !== word.word) continue;
        if (word.isMark) isMarked = true;
        else mayHostPort = true;
      }
    }
    return { mayHostPort, isMarked };
  };
}

/** Where a rare word next stands; -1 where it does not. */
function nextOf(bytes: Buffer, word: string, from: number): number {
  const start = word.slice(0, SEARCHED);
  for (let at = bytes.indexOf(start, from); at >= 0; at = bytes.indexOf(start, at + 1)) {
    if (bytes.toString('latin1', at, at + word.length) === word) return at;
  }
  return -1;
}
