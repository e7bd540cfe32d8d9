import type { ProgramListener } from '../model/program.ts';
import { joinTexts, knownText, spanOfText, type Text } from '../text/text.ts';

type Groups = Partial<Record<'port' | 'host' | 'address', [number, number]>>;

/** Operands that have one of the listener's forms, with the places of its parts. */
export function argumentsOf(listener: ProgramListener, operands: readonly Text[]): { readonly operand: Text; readonly groups: Groups }[] {
  const forms = formsOf(listener);
  const found: { readonly operand: Text; readonly groups: Groups }[] = [];
  for (let at = 0; forms.length > 0 && at < operands.length; at++) {
    for (const { pattern, isPair } of forms) {
      const operand = isPair ? pairOf(operands[at], operands[at + 1]) : operands[at];
      const groups = operand && pattern.exec(operand.value)?.indices?.groups;
      if (!groups) continue;
      found.push({ operand, groups: groups as Groups });
      if (isPair) at++;
      break;
    }
  }
  return found;
}

interface Form {
  readonly pattern: RegExp;
  readonly isPair: boolean;
}

const knownForms = new WeakMap<ProgramListener, readonly Form[]>();

function formsOf(listener: ProgramListener): readonly Form[] {
  const forms =
    knownForms.get(listener) ?? listener.arguments?.map((form) => ({ pattern: formPattern(form), isPair: form.includes(' ') })) ?? [];
  knownForms.set(listener, forms);
  return forms;
}

function pairOf(first: Text | undefined, second: Text | undefined): Text | undefined {
  return first && second && joinTexts([first, knownText(' ', () => spanOfText(second)), second]);
}

function formPattern(form: string): RegExp {
  const parts = form.split(/(\{port\}|\{host\}|\{address\}|\*)/).map((part) => {
    if (part === '{port}') return '(?<port>\\d+)';
    if (part === '{host}') return '(?<host>(?!\\d+\\s)[^,\\s]*)';
    if (part === '{address}') return '(?<address>[^,\\s]+)';
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'di');
}
