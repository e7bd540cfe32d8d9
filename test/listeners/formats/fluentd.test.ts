import { describe, expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { file, tell } from './build.ts';

const read = (source: string): string[] => tell(source, readSockets('fluentd', file(source)));

describe('the configuration of Fluentd', () => {
  test('opens the port of a source, by default that of its type', () => {
    expect(read('<source>\n  @type forward\n  port 24225\n  bind 127.0.0.1\n</source>\n')).toEqual([
      '127.0.0.1 24225/TCP localhost high at 3:8 24225',
    ]);
    expect(read('<source>\n  @type forward\n</source>\n')).toEqual([expect.stringContaining(' 24224/TCP any ')]);
  });

  test('opens nothing for where logs are sent, be it of the same type', () => {
    expect(read('<match **>\n  @type forward\n  port 24225\n  <server>\n    port 24226\n  </server>\n</match>\n')).toEqual([]);
  });
});
