import { describe, expect, it } from 'vitest';
import { deviceName } from '../src/account/deviceName.js';
import { opennessOf } from '../src/routing/openPages.js';

describe('who may be on a page', () => {
  it.each(['/', '/login', '/login/callback/github', '/logout', '/403', '/404', '/p/link/d2lang', '/p/1/abc'])(
    '%s is for anyone',
    (path) => expect(opennessOf(path)).toBe('anyone'),
  );

  it('depends on the document in an editor, unless it begins one', () => {
    expect(opennessOf('/mermaid/new')).toBe('anyone');
    expect(opennessOf('/mermaid/01k0z9t6w3h5x7r2q4m8n6b1cd')).toBe('document');
  });

  it.each([
    '/welcome',
    '/dashboard/recently',
    '/graph/1/revision',
    '/loginx',
    '/p',
    '/mermaid',
    '/unknown/1',
  ])('%s is for accounts', (path) => expect(opennessOf(path)).toBe('account'));
});

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
    ['curl/8.7.1', ''],
  ])('is read from %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
