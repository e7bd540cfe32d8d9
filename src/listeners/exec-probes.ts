import { sliceText, type Text } from '../model/text.ts';
import { askedServers, valuesOf } from './asked-servers.ts';
import { type AskedPort, askedSockets, portsIn, type ShellCommand } from './asked-sockets.ts';
import { baseName } from './programs.ts';
import { shellInvocation } from './shell/wrappers.ts';

/** Who asks over HTTP, and what of a word is the address that they ask. */
const HTTP_CLIENT = /^(?:curl|wget2?|http)$/;
const LOCAL_URL = /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]):(\d{1,5})(?![\w.:])/;

/** Programs made to ask whether another one is healthy: `grpc-health-probe`, `NAME-healthcheck`. */
const HEALTH_CLIENT = /health[-_]?(?:check|probe)/;
/** The options that name what is asked. */
const ASKED = /^--?(?:addr|address|port)$/;
const LOCAL_ADDRESS = /^(?:(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])?:)?(\d{1,5})$/;

/** Simple commands of a one-line script, as far as one can tell without following it. */
const COMMAND = /[^;&|\n]+/g;

/** What stands before a command and is none: `NAME=value`. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/** The ports on this very node that a probe's command asks, which something has to serve there. */
export function askedPorts(command: readonly Text[], startsServer: (name: RegExp) => boolean): AskedPort[] {
  const invocation = shellInvocation(command);
  const alone = { words: command, fed: null, isNegated: false };
  const commands = invocation === null ? [alone] : invocation.kind === 'text' ? simpleCommands(invocation.script) : [];
  return commands.flatMap((each) => [...askedAddresses(each.words), ...askedServers(each.words, startsServer), ...askedSockets(each)]);
}

function askedAddresses(words: readonly Text[]): AskedPort[] {
  const program = baseName(words[0]?.value ?? '');
  if (HTTP_CLIENT.test(program)) return words.slice(1).flatMap((word) => portsIn(word, LOCAL_URL, 'TCP'));
  return HEALTH_CLIENT.test(program) ? valuesOf(words, ASKED).flatMap((word) => portsIn(word, LOCAL_ADDRESS, 'TCP')) : [];
}

/** The words of a script's commands; quotes at the ends of words are left out, and options before a command are not told apart. */
function simpleCommands(script: Text): ShellCommand[] {
  const commands: ShellCommand[] = [];
  for (const command of script.value.matchAll(COMMAND)) {
    const words = [...command[0].matchAll(/[^\s"']+/g)].map((word) =>
      sliceText(script, command.index + word.index, command.index + word.index + word[0].length),
    );
    const isFed = /(?:^|[^|])\|$/.test(script.value.slice(Math.max(0, command.index - 2), command.index));
    commands.push({
      words: withoutAssignments(words.filter((word) => !/^(?:exec|!|if|then|else|do|while|until|time|\(|\{)$/.test(word.value))),
      fed: isFed ? (commands.at(-1) ?? null) : null,
      isNegated: words[0]?.value === '!',
    });
  }
  return commands;
}

function withoutAssignments(words: readonly Text[]): readonly Text[] {
  const first = words.findIndex((word) => !ASSIGNMENT.test(word.value));
  return first <= 0 ? words : words.slice(first);
}
