import { describe, expect, test } from 'vitest';
import { commandsOfUnit, readSettings, readSockets } from '../../../src/listeners/formats/index.ts';
import { unknownNames } from '../../../src/text/text.ts';
import { file, placeOf, tell, tellSettings } from './build.ts';

describe('systemd units', () => {
  test('sockets: a port alone, with an address, over UDP', () => {
    const source = '[Socket]\nListenStream=9000\nListenStream=127.0.0.1:9001\nListenDatagram=[::1]:69\n';
    expect(tell(source, readSockets('systemd', file(source)))).toEqual([
      '- 9000/TCP any high at 2:14 9000',
      '127.0.0.1 9001/TCP localhost high at 3:24 9001',
      '::1 69/UDP localhost high at 4:22 69',
    ]);
  });

  test('an empty value resets earlier ones; paths and other families do not count', () => {
    const source =
      '[Socket]\nListenStream=1\nListenStream=\n#ListenStream=2\nListenStream=/run/a.sock\nListenStream=@abstract\nListenStream=vsock:2:3\nListenFIFO=4\n[Service]\nListenStream=5\n';
    expect(readSockets('systemd', file(source))).toEqual([]);
  });

  test('command lines with joined lines, quotes, prefixes and the variables of the unit', () => {
    const source =
      '[Service]\nEnvironment=PORT=9102 "NAME=a b"\nExecStartPre=-/bin/true\nExecStart=@/usr/bin/exporter --port ${PORT} \\\n  # comment\n  --name="x y" $MORE\n';
    const commands = commandsOfUnit(file(source));
    expect(commands.map(({ key }) => key)).toEqual(['Service.ExecStartPre', 'Service.ExecStart']);
    const words = commands[1]?.words ?? [];
    expect(words.slice(0, 4).map((word) => word.value)).toEqual(['/usr/bin/exporter', '--port', '9102', '--name=x y']);
    expect(words.slice(0, 4).map((word) => placeOf(source, word))).toEqual([
      '4:12 /usr/bin/exporter',
      '4:30 --port',
      '2:18 9102',
      '6:3 --name=',
    ]);
    expect(words[4] && unknownNames(words[4])).toEqual(['MORE']);
    expect(commands[1]?.environment.get('NAME')?.value).toBe('a b');
  });

  test('settings stand below their section', () => {
    const source = '[Unit]\r\nDescription=a; b\r\n[Service]\r\nExecStart=\r\n';
    expect(tellSettings(source, readSettings('systemd', file(source)))).toEqual([
      'Unit.Description = "a; b" at 2:13 a; b',
      'Service.ExecStart = "" at 4:11 ',
    ]);
  });
});
