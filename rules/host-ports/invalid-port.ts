import { isPort } from '../../src/model/address.ts';
import type { Declaration } from '../../src/model/listener.ts';
import { defineRule } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { isPlaceholder } from '../../src/text/placeholders.ts';
import { protocolOf } from '../declaration.ts';
import { draftOfDeclaration, nameOfPortUser, shorten } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';

export const invalidPort = defineRule({
  id: 'invalid-port',
  title: 'A port or protocol in `ports` that the API server rejects',
  why:
    'Ports are whole numbers from 1 to 65535, without quotes; protocols are TCP, UDP and SCTP in capitals. Anything else is rejected ' +
    'when the manifest is applied, and until then every tool that reads it misses the port.',
  remedy: 'Write the port as a number from 1 to 65535 and the protocol as TCP, UDP or SCTP.',
  severity: 'error',
  needs: ['declarations'],
  source: 'Kubernetes API, ContainerPort.containerPort, hostPort (0 < x < 65536) and protocol (UDP, TCP or SCTP)',
  examples: exampleDaemonSets('node-agent', {
    bad: `ports:
  - containerPort: "8765" # expect: invalid-port error certain @31
  - containerPort: 87650 # expect: invalid-port error certain @30
  - containerPort: 8766
    protocol: udp # expect: invalid-port error certain @25
`,
    good: `ports:
  - containerPort: 8765
  - containerPort: 8766
    protocol: UDP
`,
  }),
  *check({ declarations }) {
    for (const declaration of declarations) {
      if (declaration.hidden || !isOfHost(declaration)) continue;
      for (const { what, why, remedy, span } of refusedParts(declaration)) {
        const judgement = {
          message: `${what} ${why}`,
          why: 'the API server refuses the manifest',
          label: nameOfPortUser(declaration),
          remedy,
        };
        const confidence = declaration.workload.template ? 'high' : 'certain';
        yield { ...draftOfDeclaration(declaration, { ...judgement, confidence }), span };
      }
    }
  },
});

/** Other linters check pods without host network and host ports. */
function isOfHost(declaration: Declaration): boolean {
  const asks = declaration.hostPort !== null && declaration.hostPort !== 0;
  return declaration.workload.hostNetwork || asks || declaration.unreadPorts.some((port) => port.field === 'hostPort');
}

interface Refused {
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
  readonly span: Span;
}

function* refusedParts(declaration: Declaration): Iterable<Refused> {
  const isOfService = declaration.workload.via === 'service-load-balancer';
  const written = (field: string): string => (isOfService ? 'port' : field);
  for (const { field, text, span } of declaration.unreadPorts) {
    if (text.includes(UNKNOWN) || isPlaceholder(text)) continue;
    const number = /^\d{1,5}$/.test(text) && isPort(Number(text));
    const key = written(field);
    const remedy = number ? `write it without quotes: ${key}: ${Number(text)}` : RANGE;
    yield { what: `${key} "${shorten(text, 40)}"`, why: 'is not a number', remedy, span };
  }
  for (const field of isOfService ? (['hostPort'] as const) : (['containerPort', 'hostPort'] as const)) {
    const port = declaration[field];
    // The API server treats `hostPort: 0` as unset.
    if (port === null || isPort(port) || (field === 'hostPort' && port === 0)) continue;
    yield { what: `${written(field)} ${port}`, why: 'is not between 1 and 65535', remedy: RANGE, span: declaration.portSpan };
  }
  if (protocolOf(declaration) === null && !declaration.protocol.includes(UNKNOWN)) {
    const what = `protocol "${shorten(declaration.protocol, 40)}"`;
    const span = declaration.protocolSpan ?? declaration.span;
    yield { what, why: 'is not a Kubernetes protocol', remedy: 'write TCP, UDP or SCTP, in capitals', span };
  }
}

const RANGE = 'write a whole number from 1 to 65535';
