import { type Block, blocksOf, MAX_LABEL } from './blocks.ts';
import { stemOf } from './capture-names.ts';
import {
  ADDRESSES,
  ANY,
  ASKS_NAME,
  BEFORE_HOST,
  likelihoodOf,
  MADE_UP,
  NUMBERED,
  OF_TOOLS,
  TELLING,
  TELLING_FORMS,
  WORD,
  WORDS,
} from './host-words.ts';
import type { PeeledLine } from './peel.ts';

/** Names at the same place of labels of the same form, by the block for which they stand. */
interface Slot {
  /** Null where the names tell it. */
  readonly certainty: number | null;
  /** Whether a word such as `on` stands before the names. */
  readonly isAnnounced: boolean;
  readonly names: Map<number, string>;
  isLead: boolean;
  /** How many labels stand between these and their blocks, summed up. */
  distance: number;
}

/** Headings stand closer above what they are about, but for warnings that a command repeats. */
const MAX_ABOVE = 16;
const MAX_WORDS = 24;
/** Nobody writes longer headings with names that differ in all letters. */
const MAX_FRAME = 12;
/** More forms of labels are chatter, of which the first are tried that stand above most blocks. */
const MAX_SLOTS = 10_000;
const MAX_TRIED = 40;
/** The pod that `kubectl logs --prefix` puts before each line. */
const POD = /^\[pod\/([\w.-]+)\//;

/** Names that stand at the same place of labels: behind the same words, or within the same text, which is what words without digits need. */
function slotsOf(blocks: readonly Block[]): Slot[] {
  const slots = new Map<string, Slot>();
  for (const [number, { labels, isLed }] of blocks.entries()) {
    for (const [index, label] of labels.entries()) {
      const add = (key: string, name: string, certainty: number | null, isAnnounced = false): void => {
        const slot = slots.get(key) ?? { certainty, isAnnounced, names: new Map(), isLead: false, distance: 0 };
        if (slots.size < MAX_SLOTS) slots.set(key, slot);
        slot.names.set(number, stemOf(name));
        slot.isLead ||= isLed && index === labels.length - 1;
        slot.distance += labels.length - index;
      };
      for (const [form, pattern] of TELLING_FORMS.entries())
        for (const [, name = ''] of label.matchAll(pattern))
          if (!/^(?:localhost|\d+)$/.test(name)) for (const key of [`form ${form}`, 'any form']) add(key, name, TELLING);
      const [, pod] = POD.exec(label) ?? [];
      if (pod !== undefined) add('pod', pod, MADE_UP);
      if (ASKS_NAME.test(labels[index - 1] ?? '') && /^[\w.-]+$/.test(label)) add('asked', label, TELLING);
      if (index < labels.length - 1 - MAX_ABOVE) continue;
      const words = (label.match(WORD) ?? []).slice(0, MAX_WORDS);
      const between = label.split(WORD, MAX_WORDS + 1).map((one) => one.replaceAll(/\s+/g, ' '));
      let before = '';
      let form = between[0] ?? '';
      for (const [place, word] of words.entries()) {
        const likelihood = likelihoodOf(stemOf(word));
        const next = between[place + 1] ?? '';
        const isAnnounced = BEFORE_HOST.test(words[place - 1] ?? '');
        if (likelihood === NUMBERED) add('any', word, ANY);
        if (likelihood > 0 && (likelihood !== WORDS || word.includes('-'))) add(`after ${before}`, word, null, isAnnounced);
        // A word at the beginning of a sentence is no name.
        if (likelihood > 0 && place < MAX_FRAME && (words.length === 1 || `${form}${next}`.trim() !== ''))
          add(`between ${form}\0${next}`, word, null, isAnnounced);
        const shown = likelihood > 0 && /\d/.test(word) ? '?' : word.replaceAll(/\d+/g, '0');
        before += ` ${shown}`;
        form += shown + next;
      }
    }
  }
  return [...slots.values()];
}

/** How well a slot tells blocks of different hosts apart, place by place the higher the better; null where it does not. */
function worthOf({ certainty, isAnnounced, names, isLead, distance }: Slot, blocks: readonly Block[]): readonly number[] | null {
  const hosts = new Set(names.values());
  const isTelling = certainty === TELLING;
  let likelihood = TELLING;
  for (const one of hosts) {
    const own = likelihoodOf(one);
    likelihood = Math.min(likelihood, certainty === null || (own > 0 && own <= ADDRESSES) ? own : certainty);
  }
  /** Who had a socket last, by its address. */
  const last = new Map<string, { readonly host: string; readonly process: string }>();
  let host: string | undefined;
  const lines = { all: 0, named: 0, direct: 0 };
  const repeated = { byOthers: 0, again: 0, alike: 0, against: 0 };
  for (const [number, { size, sockets }] of blocks.entries()) {
    lines.all += size;
    if (names.has(number)) lines.direct += size;
    host = names.get(number) ?? host;
    if (host === undefined) continue;
    lines.named += size;
    for (const [socket, process] of sockets) {
      const before = last.get(socket);
      last.set(socket, { host, process });
      if (before === undefined) continue;
      const isOther = before.host !== host;
      // Of one host, a socket keeps its process; on others, it hardly has the same.
      if (process !== '' && before.process !== '') repeated[isOther === (before.process !== process) ? 'alike' : 'against']++;
      if (isOther) repeated.byOthers++;
      else if (process === '') repeated.again++;
    }
  }
  const isAgainst = repeated.against > 2 && repeated.against * 4 > repeated.alike;
  if (isAgainst && !isTelling) return null;
  // Hosts have sockets in common; who is called alike but for numbers is of one kind even without.
  const areAlike = new Set([...hosts].map((one) => one.replaceAll(/\d+/g, ''))).size === 1;
  const enough = likelihood === WORDS ? repeated.against + 2 : areAlike ? 0 : repeated.against + 1;
  if (!isTelling && likelihood > MADE_UP && repeated.byOthers < enough) return null;
  // What differs on each line counts lines, or tells times.
  if (isLead && !isTelling && lines.direct < 1.5 * hosts.size) return null;
  const covered = lines.named / lines.all;
  return [
    isAgainst || repeated.again + repeated.against > repeated.byOthers / 8 ? 0 : 1,
    covered > 0.98 ? 1 : covered,
    isAnnounced && likelihood > MADE_UP ? Math.max(likelihood, NUMBERED + 0.5) : likelihood,
    hosts.size,
    -distance / names.size,
  ];
}

/** The hosts that tools name. */
export function hostsOfTools(lines: readonly PeeledLine[]): ReadonlySet<string> {
  const told = lines.filter(({ text, lead }) => lead === null && text.length <= MAX_LABEL).map(({ text }) => text);
  return new Set(told.flatMap((text) => OF_TOOLS.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => stemOf(name)))));
}

/** Without objects, the hosts that a text names: those of the slot that tells its blocks apart best. */
export function namedHosts(lines: readonly PeeledLine[]): ReadonlySet<string> {
  const blocks = blocksOf(lines);
  const differing = slotsOf(blocks).filter(({ certainty, names }) => certainty === TELLING || new Set(names.values()).size > 1);
  const slots = differing.toSorted((a, b) => b.names.size - a.names.size);
  let best: Slot | null = null;
  let most: readonly number[] = [];
  for (const slot of slots.slice(0, MAX_TRIED)) {
    const worth = worthOf(slot, blocks);
    if (worth === null) continue;
    const place = worth.findIndex((one, index) => one !== most[index]);
    if (best === null || (place >= 0 && (worth[place] ?? 0) > (most[place] ?? 0))) [best, most] = [slot, worth];
  }
  return new Set(best?.names.values());
}
