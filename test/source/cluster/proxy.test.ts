import { describe, expect, test } from 'vitest';
import { proxyFor } from '../../../src/net/no-proxy.ts';

const PROXY = { HTTPS_PROXY: 'http://proxy:3128', HTTP_PROXY: 'http://plain:3128' };

describe('the proxy that the environment names', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['https://api.example:6443', PROXY, 'http://proxy:3128'],
    ['http://api.example', PROXY, 'http://plain:3128'],
    ['https://api.example', { https_proxy: 'proxy:3128' }, 'http://proxy:3128'],
    ['https://api.example', {}, null],
    ['https://localhost:6443', PROXY, null],
    ['https://127.0.0.9:6443', PROXY, null],
    ['https://[::1]:6443', PROXY, null],
  ])('for %s with %o is %s', (server, env, proxy) => {
    expect(proxyFor(new URL(server), env)).toBe(proxy);
  });

  test.each([
    ['*', 'https://api.example', true],
    ['api.example', 'https://api.example:6443', true],
    ['example', 'https://api.example', true],
    ['.example', 'https://api.example', true],
    ['.api.example', 'https://api.example', false],
    ['i.example', 'https://api.example', false],
    ['other, api.example:6443', 'https://api.example:6443', true],
    ['api.example:443', 'https://api.example:6443', false],
    ['api.example:443', 'https://api.example', true],
    ['api.example:80', 'https://api.example', false],
    ['10.0.0.0/8', 'https://10.1.2.3:6443', true],
    ['10.0.0.0/8', 'https://11.1.2.3:6443', false],
    ['10.1.2.3', 'https://10.1.2.3:6443', true],
    ['fd00::/8', 'https://[fd00::1]:6443', true],
    ['fd00::1', 'https://[fd00::1]:6443', true],
    ['[fd00::1]:6443', 'https://[fd00::1]:6443', true],
    ['[fd00::1]:443', 'https://[fd00::1]:6443', false],
    ['.1', 'https://10.0.0.1:6443', false],
    ['', 'https://api.example', false],
  ])('with NO_PROXY=%s leaves %s alone: %s', (exceptions, server, isExempt) => {
    expect(proxyFor(new URL(server), { ...PROXY, NO_PROXY: exceptions })).toBe(isExempt ? null : PROXY.HTTPS_PROXY);
  });
});
