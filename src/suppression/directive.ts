import type { Directive } from '../model/suppression.ts';
import { didYouMean } from '../model/usage-error.ts';

/** What a directive says, without where it stands. */
export type Said = Pick<Directive, 'rules' | 'reason' | 'until' | 'fault'>;

const FORM = 'write "ignore RULE -- reason" or "ignore RULE -- reason until 2027-06-30"';
/** Texts are cut here, so that no input can make a report long. */
const LONGEST = 500;

/** Reads `ignore RULE[, RULE] -- reason [until DATE]`, as it stands after `hostport-lint:`. Never throws: faults are told. */
export function readComment(text: string, knownRules: readonly string[]): Said {
  const [, verb = '', rest = ''] = /^\s*([^\s,]*)\s*([\s\S]*)$/.exec(text.slice(0, LONGEST)) ?? [];
  const cut = verb.slice(0, 60);
  if (verb !== 'ignore') {
    const hint = didYouMean(cut, ['ignore']);
    return faulty(`"${cut}" is no instruction${hint === '' ? `; ${FORM}` : `${hint} (${FORM})`}`);
  }
  return readRequest(rest, knownRules);
}

/** Reads the value of the annotation: requests without the word `ignore`, separated by line breaks or `;`. */
export function readAnnotation(text: string, knownRules: readonly string[]): Said[] {
  const requests = text
    .slice(0, LONGEST * 20)
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  return requests.length === 0
    ? [faulty(`the annotation is empty; ${ANNOTATION_FORM}`)]
    : requests.map((one) => readRequest(one, knownRules));
}

const ANNOTATION_FORM = 'write "RULE -- reason" or "RULE -- reason until 2027-06-30"';

function readRequest(text: string, knownRules: readonly string[]): Said {
  const cut = text.slice(0, LONGEST);
  const dashes = /(?:^|\s)(?:--|—|–)(?=\s|$)/.exec(cut);
  const names = (dashes ? cut.slice(0, dashes.index) : cut).split(/[\s,]+/).filter(Boolean);
  const { reason, until, fault } = readReason(dashes ? cut.slice(dashes.index + dashes[0].length) : '');
  const said = { rules: [...new Set(names)], reason, until };
  const unknown = names.find((name) => !knownRules.includes(name));
  if (names.length === 0) return { ...said, fault: `it names no rule; ${FORM}` };
  if (fault !== null) return { ...said, fault };
  if (reason === '') return { ...said, fault: 'it gives no reason; write one after --' };
  if (unknown !== undefined) {
    return { ...said, fault: `there is no rule ${unknown.slice(0, 60)}${didYouMean(unknown.slice(0, 60), knownRules)}` };
  }
  return { ...said, fault: null };
}

/** A reason, and the date after a last `until`; words that look like a date and are none are a fault. */
function readReason(text: string): Pick<Said, 'reason' | 'until' | 'fault'> {
  const trimmed = text.trim();
  const found = /^([\s\S]*?)\s*\[?\buntil\s+([^\s\]]*\d[^\s\]]*)\]?\s*$/.exec(trimmed);
  if (!found) return { reason: trimmed, until: null, fault: null };
  const [, reason = '', date = ''] = found;
  if (isDate(date)) return { reason, until: date, fault: null };
  return { reason, until: null, fault: `${date.slice(0, 40)} is no date; write it like 2027-06-30` };
}

/** A day of the calendar as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function faulty(fault: string): Said {
  return { rules: [], reason: '', until: null, fault };
}
