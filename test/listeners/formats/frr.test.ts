import { describe, expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { bindsOf, file, tell, template } from './build.ts';

const read = (source: string): string[] => tell(source, readSockets('frr-daemons', file(source)));

describe('daemons file of FRR', () => {
  test('bgpd listens on its port, and its terminal on the address of -A', () => {
    const source = 'bgpd=yes\nbgpd_options="   -A 127.0.0.1 -p 1790 --limit-fds 100000"\n';
    expect(read(source)).toEqual(['- 1790/TCP any high at 2:34 1790', '127.0.0.1 2605/TCP localhost low at 1:6 yes']);
  });

  test('port 179 by default; the address of -l; other forms of the options', () => {
    expect(read('bgpd=yes\n')[0]).toBe('- 179/TCP any high at 1:6 yes');
    expect(read('bgpd=yes\nbgpd_options="--bgp_port=1179 -l10.0.0.1 --listenon ::1"\n').slice(0, 2)).toEqual([
      '10.0.0.1 1179/TCP other high at 2:26 1179',
      '::1 1179/TCP localhost high at 2:26 1179',
    ]);
  });

  test('-p 0 switches BGP off, -P 0 the terminal', () => {
    expect(read('bgpd=yes\nbgpd_options="-p 0 -P 0"\n')).toEqual(['off 179 at 2:18 0', 'off 2605 at 2:23 0']);
  });

  test('of a template only alternatives that it spells out', () => {
    const source = 'bgpd=yes\nbgpd_options="-P 0 -p {{ if .A }}179{{ else }}0{{ end }} -d"\n';
    expect(tell(source, readSockets('frr-daemons', template(source)))).toEqual(['- 179/TCP any low at 2:34 179', 'off 2605 at 2:18 0']);
    const unknown = 'bgpd=yes\nbgpd_options="-P 0 -p {{ .Port }}"\n';
    expect(bindsOf(readSockets('frr-daemons', template(unknown)))).toEqual([]);
  });

  test('BFD and terminals of other daemons, zebra always', () => {
    const source = 'bfdd=yes\nospfd=no\nzebra_options="-A ::1"\nbfdd_options="-A 127.0.0.1"\n#ripd=yes\n';
    expect(read(source)).toEqual([
      '- 3784/UDP any low at 1:6 yes',
      '- 4784/UDP any low at 1:6 yes',
      '::1 2601/TCP localhost low at 3:16 -A ::1',
      '127.0.0.1 2617/TCP localhost low at 1:6 yes',
    ]);
  });
});
