import { isPort } from '../../model/address.ts';
import type { Detector } from '../../model/detector.ts';
import { leastSure } from '../../model/listener.ts';
import { withoutPlaceholders } from '../../text/placeholders.ts';
import { sliceText, type Text } from '../../text/text.ts';

/** A connection method of Open vSwitch that waits for the other side: `ptcp:PORT[:ADDRESS]` and `pssl:PORT[:ADDRESS]`. */
const PASSIVE = /^(?:--?[\w-]+=)?p(?:tcp|ssl):(\d{1,5})(?::(.+))?$/;

/**
 * Passive connection methods, which databases and switches are told on their command line (`--remote=ptcp:6640`), and also by
 * programs that otherwise only ask (`ovs-vsctl set-manager ptcp:6640`).
 */
export const openVSwitchDetector: Detector = {
  id: 'flag',
  *look(context) {
    for (const command of context.commands) {
      for (const word of command.words.slice(1)) {
        const seen = passiveMethod(word);
        if (seen) yield { ...seen, around: word.value, confidence: leastSure('high', command.confidence) };
      }
    }
  },
};

function passiveMethod(word: Text): { readonly portText: Text; readonly host: Text | null } | null {
  if (!/p(?:tcp|ssl):/.test(word.value)) return null;
  const text = withoutPlaceholders(word);
  const match = PASSIVE.exec(text.value);
  const [, port = '', host] = match ?? [];
  if (!match || !isPort(Number(port))) return null;
  const end = text.value.length - (host === undefined ? 0 : host.length + 1);
  return { portText: sliceText(text, end - port.length, end), host: host === undefined ? null : sliceText(text, end + 1) };
}
