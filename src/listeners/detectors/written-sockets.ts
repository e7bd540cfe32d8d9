import { isPort, type Protocol } from '../../model/address.ts';
import type { Detector, DetectorContext, FoundPort } from '../../model/detector.ts';
import { type Confidence, leastSure } from '../../model/listener.ts';
import { withoutPlaceholders } from '../../text/placeholders.ts';
import { groupsIn, type Text } from '../../text/text.ts';
import { engineRun } from '../wrappers.ts';

/** A passive connection method of Open vSwitch: `ptcp:PORT[:ADDRESS]` and `pssl:PORT[:ADDRESS]`. */
const PASSIVE = /^(?:--?[\w-]+=)?p(?:tcp|ssl):(?<port>\d{1,5})(?::(?<host>.+))?$/dg;

/** Variables with the addresses that every application of ASP.NET Core binds (learn.microsoft.com, Kestrel endpoints). */
const VARIABLE = /^(?:ASPNETCORE|DOTNET)_(?:URLS|HTTPS?_PORTS)$/;
/** One URL or port of a list; `+` and `*` mean every address. */
const BOUND = /(?:^|;)\s*(?:https?:\/\/(?:[+*]|(?<host>\[[^\]]*\]|[^:;/]+)):)?(?<port>\d{1,5})\/?\s*(?=;|$)/dgi;

/** `[[address:]port:]port[/protocol]` of podman-run(1); without a host port the engine chooses any free port. */
const PUBLISHED =
  /^(?:(?<host>\[[^\]]*\]|[^:[\]]*):)?(?<port>\d{1,5})(?:-(?<last>\d{1,5}))?:\d{1,5}(?:-\d{1,5})?(?:\/(?<protocol>tcp|udp|sctp))?$/dgi;
/** Maximum length of a range; longer ranges are not lists of services. */
const MAX_PORTS = 64;

/** Finds notations of listening sockets that are unambiguous for every program. */
export const writtenSocketDetector: Detector = {
  id: 'flag',
  *look(context) {
    for (const { words, confidence } of context.commands) {
      const sure = leastSure('high', confidence);
      // Databases and switches have such methods as operands, and so do clients (`ovs-vsctl set-manager ptcp:6640`).
      for (const word of words.slice(1))
        if (/p(?:tcp|ssl):/.test(word.value)) yield* socketsIn(withoutPlaceholders(word), PASSIVE, word.value, sure);
      // For a container with its own network, these are host ports.
      const run = engineRun(words);
      for (const value of run && !run.hostNetwork ? run.published : []) yield* socketsIn(value, PUBLISHED, value.value, sure);
    }
    for (const [name, value] of context.environment) {
      if (namesSockets(name, context))
        for (const found of socketsIn(value, BOUND, `${name}=${value.value}`, 'medium')) yield { ...found, detector: 'env' };
    }
  },
};

/** True for `ASPNETCORE_URLS=http://+:5000;https://+:5001` and `ASPNETCORE_HTTP_PORTS=8080`; URLs take precedence over ports. */
function namesSockets(name: string, { environment }: DetectorContext): boolean {
  return VARIABLE.test(name) && !(name.endsWith('PORTS') && environment.has(name.replace(/HTTPS?_PORTS$/, 'URLS')));
}

function* socketsIn(text: Text, pattern: RegExp, around: string, confidence: Confidence): Iterable<FoundPort> {
  for (const { port: portText, last, host, protocol } of groupsIn(text, pattern)) {
    const first = Number(portText?.value);
    for (let port = first; portText && isPort(port) && port <= Math.min(Number((last ?? portText).value), first + MAX_PORTS); port++) {
      const transport = (protocol?.value.toUpperCase() ?? 'TCP') as Protocol;
      yield { portText, port, around, host: host?.value ? host : null, protocol: transport, confidence };
    }
  }
}
