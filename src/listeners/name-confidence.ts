import type { Reach } from '../model/address.ts';
import type { Confidence } from '../model/listener.ts';
import type { NameMeaning, NamePlace } from './names.ts';

/** The facts about a value with a port: its name, its text, and the places of both. */
export interface NamedPort
  extends Pick<NameMeaning, 'use' | 'subject' | 'last' | 'ends' | 'isPlain' | 'isServed' | 'isListening' | 'isNeverBound'> {
  readonly place: NamePlace;
  readonly port: number;
  readonly reach: Reach;
  readonly hasScheme: boolean;
  /** The host in the value, such as `''` in `:8080`; null if it has none. */
  readonly written: string | null;
  /** The host is a name such as `api.example.com`. */
  readonly isHostName: boolean;
  /** The host, in this value or in one beside it, is every address. */
  readonly isEvery: boolean;
  /** The container has the port in `ports`, or a probe on it. */
  readonly isShown: boolean;
  /** The name is one of the program's own names. */
  readonly isOwn: boolean;
  /** The setting certainly belongs to the program. */
  readonly isTrusted: boolean;
  /** A host is known, from this value or one beside it. */
  readonly hasHost: boolean;
}

/** A row of a table of which the first row that matches applies; null: nothing shows that the program opens the socket. */
interface ConfidenceRow {
  readonly when: (one: NamedPort) => boolean;
  readonly confidence: Confidence | null;
  readonly because: string;
}

export type Judged = Pick<ConfidenceRow, 'confidence' | 'because'>;

/** Names of ports that most programs open, if the value is only a number. */
const SURE_PORTS = /^(?:secure|insecure|metrics?|health(?:z|-?check)?|webhook|probe|https?|grpc|web|readyz|pprof|status)(?:-server)?$/;
const BINDING_ENDS: ReadonlySet<string | undefined> = new Set(['listen', 'address', 'served', 'server']);

function isBare({ written, hasScheme }: NamedPort): boolean {
  return written === null && !hasScheme;
}

/** True if the value is an address to bind: no client connects to every address, so `:5000` and `0.0.0.0:5000` are bound under any name. */
function isBound(one: NamedPort): boolean {
  return one.isEvery && !one.hasScheme && (!isBare(one) || one.ends === 'port');
}

/** The confidence from the name and the value, in any place. */
const BY_NAME: readonly ConfidenceRow[] = [
  { when: (one) => one.isHostName, confidence: null, because: 'the host is the name of a machine' },
  {
    when: (one) => one.place === 'variable' && one.use === 'port' && one.subject === '' && one.reach === 'node',
    confidence: null,
    because: 'a PORT beside the address of the node belongs to another program',
  },
  {
    when: (one) => one.use === 'listens' && isBare(one) && one.ends !== 'port' && (one.port < 80 || !BINDING_ENDS.has(one.ends)),
    confidence: null,
    because: 'the number may be no port',
  },
  {
    when: (one) => one.use === 'listens' && one.hasScheme && one.isPlain && one.last === 'address' && !one.isEvery,
    confidence: null,
    because: 'a URL in a plain address is that of another program',
  },
  { when: (one) => one.use === 'listens', confidence: 'high', because: 'the name says that the program listens there' },
  {
    when: (one) => one.use === 'serves' && one.hasScheme && one.written !== null && one.reach !== 'any',
    confidence: null,
    because: 'a URL with one address is that of another program',
  },
  {
    when: (one) => one.use === 'serves' && (isBare(one) || one.reach === 'other' || one.reach === 'unknown'),
    confidence: 'medium',
    because: 'the name is that of a server, whose address is not known to be local',
  },
  { when: (one) => one.use === 'serves', confidence: 'high', because: 'the name is that of a server of the program' },
  {
    when: (one) => one.use === 'port' && (isBare(one) || one.written === '') && SURE_PORTS.test(one.subject),
    confidence: 'high',
    because: 'most programs listen on a port with this name',
  },
  { when: (one) => one.use === 'port' && (isBare(one) || one.written === ''), confidence: 'medium', because: 'the name is that of a port' },
  {
    when: (one) => one.use === 'dials' && (one.isNeverBound || !(one.written === '' || /^(?:addr(?:ess)?|endpoint|port)$/.test(one.last))),
    confidence: null,
    because: 'the name is that of another server',
  },
  { when: isBound, confidence: 'medium', because: 'this address can only be bound' },
];

/** The confidence from further evidence, for a port whose name alone says too little. */
const BESIDE: readonly ConfidenceRow[] = [
  {
    when: (one) =>
      one.hasScheme ||
      one.reach === 'other' ||
      !(isBare(one) ? (one.ends === 'port' && one.use !== 'listens') || one.isServed : one.use !== 'dials'),
    confidence: null,
    because: 'nothing shows that the program opens it',
  },
  {
    when: (one) => one.place === 'option' && one.isServed && one.written !== null,
    confidence: 'medium',
    because: 'the option names a protocol that is served',
  },
  { when: (one) => one.isShown && one.place === 'option', confidence: 'medium', because: 'the container declares or probes the port' },
  { when: (one) => one.isShown, confidence: 'low', because: 'the container declares or probes the port' },
  {
    when: (one) => isBare(one) && one.use === 'unclear' && one.isOwn,
    confidence: 'low',
    because: 'the name begins with that of the image',
  },
];

/** Variables and settings are weaker evidence than options: the first row that matches applies, otherwise `high` becomes `medium`. */
const BY_PLACE: readonly ConfidenceRow[] = [
  {
    when: (one) => one.reach === 'other' && one.use !== 'listens',
    confidence: null,
    because: 'the address may be that of another machine',
  },
  {
    when: (one) => one.place === 'variable' && isBare(one) && !one.hasHost && !one.isListening,
    confidence: 'low',
    because: 'clients of a port get its number in such variables too',
  },
  {
    when: (one) => one.place === 'variable' && one.isListening && one.use === 'listens' && one.reach !== 'other',
    confidence: 'high',
    because: 'the name says that the program listens there',
  },
  {
    when: (one) => one.place === 'setting' && one.isPlain && !one.isEvery && one.isTrusted,
    confidence: 'medium',
    because: 'the setting belongs to the program itself',
  },
  { when: (one) => one.place === 'setting' && one.isPlain && !one.isEvery, confidence: 'low', because: 'a client may have such a setting' },
  { when: (one) => one.isTrusted, confidence: 'high', because: 'the setting belongs to the program itself' },
];

/** Returns the confidence that a program opens the socket, from a name and its value, and the reason. */
export function confidenceOfName(one: NamedPort): Judged {
  // A name that only the program can resolve.
  if (one.isHostName && one.isListening && one.use === 'listens') return { confidence: 'low', because: 'the host is a name' };
  const named = BY_NAME.find(({ when }) => when(one));
  if (!named || named.confidence === null) {
    return (one.isHostName ? undefined : BESIDE.find(({ when }) => when(one))) ?? { confidence: null, because: named?.because ?? '' };
  }
  if (one.place === 'option') return named;
  const placed = BY_PLACE.find(({ when }) => when(one));
  return placed ?? { ...named, confidence: named.confidence === 'high' ? 'medium' : named.confidence };
}
