import { didYouMean } from '../model/exit-code.ts';
import type { Comment, SuppressionDirective } from '../model/suppression.ts';
import { isDate } from '../text/words.ts';

/** A directive without its place. */
export type DirectiveText = Pick<SuppressionDirective, 'rules' | 'reason' | 'until' | 'fault'>;

const FORM = 'write "ignore RULE -- reason" or "ignore RULE -- reason until 2027-06-30"';
/** Maximum length of texts, so that no input makes a report long. */
const MAX_LENGTH = 500;

/** Reads `ignore RULE[, RULE] -- reason [until DATE]`, the text after `hostport-lint:`. Never throws: a wrong text has a `fault`. */
export function readComment({ text, lacksColon }: Pick<Comment, 'text' | 'lacksColon'>, knownRules: readonly string[]): DirectiveText {
  if (lacksColon) return faulty('the colon is missing; write "hostport-lint: ignore RULE -- reason"');
  const [, verb = '', rest = ''] = /^\s*([^\s,]*)\s*([\s\S]*)$/.exec(text.slice(0, MAX_LENGTH)) ?? [];
  const cut = verb.slice(0, 60);
  if (verb !== 'ignore') {
    const hint = didYouMean(cut, ['ignore']);
    return faulty(`"${cut}" is not a known instruction${hint === '' ? `; ${FORM}` : `${hint} (${FORM})`}`);
  }
  return readRequest(rest, knownRules);
}

/** Reads the value of the annotation: requests without the word `ignore`, separated by line breaks or `;`. */
export function readAnnotation(text: string, knownRules: readonly string[]): DirectiveText[] {
  const requests = text
    .slice(0, MAX_LENGTH * 20)
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  return requests.length === 0
    ? [faulty(`the annotation is empty; ${ANNOTATION_FORM}`)]
    : requests.map((one) => readRequest(one, knownRules));
}

const ANNOTATION_FORM = 'write "RULE -- reason" or "RULE -- reason until 2027-06-30"';

function readRequest(text: string, knownRules: readonly string[]): DirectiveText {
  const cut = text.slice(0, MAX_LENGTH);
  const dashes = /(?:^|\s)(?:--|—|–)(?=\s|$)/.exec(cut);
  const names = (dashes ? cut.slice(0, dashes.index) : cut).split(/[\s,]+/).filter(Boolean);
  const { reason, until, fault } = readReason(dashes ? cut.slice(dashes.index + dashes[0].length) : '');
  const request = { rules: [...new Set(names)], reason, until };
  const unknown = names.find((name) => !knownRules.includes(name));
  if (names.length === 0) return { ...request, fault: `it names no rule; ${FORM}` };
  if (fault !== null) return { ...request, fault };
  if (reason === '') return { ...request, fault: 'the reason is missing; write one after --' };
  if (unknown !== undefined) {
    return { ...request, fault: `there is no rule ${unknown.slice(0, 60)}${didYouMean(unknown.slice(0, 60), knownRules)}` };
  }
  return { ...request, fault: null };
}

/** A reason, and the date after a last `until`; words that look like a date but are not valid are a fault. */
function readReason(text: string): Pick<DirectiveText, 'reason' | 'until' | 'fault'> {
  const trimmed = text.trim();
  const found = /^([\s\S]*?)\s*\[?\buntil\s+([^\s\]]*\d[^\s\]]*)\]?\s*$/.exec(trimmed);
  if (!found) return { reason: trimmed, until: null, fault: null };
  const [, reason = '', date = ''] = found;
  if (isDate(date)) return { reason, until: date, fault: null };
  return { reason, until: null, fault: `${date.slice(0, 40)} is not a date; write it like 2027-06-30` };
}

function faulty(fault: string): DirectiveText {
  return { rules: [], reason: '', until: null, fault };
}
