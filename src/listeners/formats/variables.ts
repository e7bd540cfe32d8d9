import { addStep, replaceMatches, sliceText, spanOfText, type Text, unknownAt } from '../../text/text.ts';

/** The variables that the reading program sees. */
export type Environment = ReadonlyMap<string, Text>;

/** `$NAME` and `${NAME}`, as shells, HAProxy and systemd write them, and `${env:NAME}` of the OpenTelemetry collector. */
export const DOLLAR = /\$(?:\{(?:env:)?(?<braced>[A-Za-z_]\w{0,200})(?::-(?<fallback>[^{}]{0,200}))?\}|(?<bare>[A-Za-z_]\w{0,200}))/g;
/** `{$NAME}` and `{%NAME%}`, as CoreDNS writes them. */
export const BRACE = /\{(?:\$(?<braced>[A-Za-z_]\w{0,200})|%(?<bare>[A-Za-z_]\w{0,200})%)\}/g;

/** Puts variables into a text; one that `environment` does not hold becomes an unknown part with its name. */
export function expandVariables(text: Text, pattern: RegExp, environment: Environment): Text {
  if (!/[${]/.test(text.value)) return text;
  return replaceMatches(text, pattern, ({ groups = {} }, use) => {
    const { braced, bare = '', fallback } = groups;
    const name = braced ?? bare;
    const value = environment.get(name);
    if (value !== undefined) return addStep(value, { span: spanOfText(use), note: `variable ${name} is used` });
    const end = use.value.length - 1;
    return fallback === undefined ? unknownAt(name, use) : sliceText(use, end - fallback.length, end);
  });
}

const CONTROL = /^\W*(if|else|end|with)\b/;

/**
 * The texts of which a template takes one: `{{if .A}}179{{else}}0{{end}}` gives `179` and `0`, a text without template actions
 * itself. Nothing where an action puts a value of its own in.
 */
export function alternativesOf(text: Text): Text[] {
  const unknown = text.pieces.filter((piece) => piece.unknown !== undefined);
  if (unknown.length === 0) return [text];
  if (!unknown.every((piece) => CONTROL.test(piece.unknown ?? ''))) return [];
  return text.pieces
    .filter((piece) => piece.unknown === undefined && piece.value !== '')
    .map((piece) => ({ value: piece.value, pieces: [piece] }));
}
