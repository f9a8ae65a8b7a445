import { describe, expect, it } from 'vitest';
import { deviceName } from '../src/account/deviceName.js';
import { afterDoingWithout, afterSignIn } from '../src/account/afterSignIn.js';
import { opennessOf } from '../src/routing/openPages.js';

describe('who may be on a page', () => {
  it.each([
    [
      'anyone',
      ['/', '/login', '/404', '/p/link/d2lang', '/p/1/abc', '/mermaid/new', '/diagram/new', '/domimage'],
    ],
    [
      'document',
      [
        '/mermaid/01k0z9t6w3h5x7r2q4m8n6b1cd',
        '/diagram',
        '/diagram/',
        '/preview/01k0z9t6w3h5x7r2q4m8n6b1cd',
        '/tuya/01k0z9t6w3h5x7r2q4m8n6b1cd',
      ],
    ],
    ['device', ['/welcome', '/trash', '/preference', '/preference/mermaid']],
    ['account', ['/403', '/logout', '/login/callback/github', '/loginx', '/4040', '/p', '/mermaid']],
    ['account', ['/dashboard/recently', '/graph/1/revision', '/trashx', '/unknown/1']],
  ])('%s: %j', (openness, paths) => {
    expect(paths.map((path) => [path, opennessOf(path)])).toEqual(paths.map((path) => [path, openness]));
  });
});

describe('where one goes on', () => {
  it('after signing in, is never a page about signing in or out', () => {
    const after = (target: string) => afterSignIn(`?redirect=${encodeURIComponent(target)}`);
    expect(['/logout', '/login', '/login/callback/github?code=1', '/', '//evil.example'].map(after)).toEqual(
      Array.from({ length: 5 }, () => '/welcome'),
    );
    expect(after('/repository/1?page=2')).toBe('/repository/1?page=2');
  });

  it('without an account, is never a page of one', () => {
    const after = (target: string) => afterDoingWithout(`?redirect=${encodeURIComponent(target)}`);
    expect(['/dashboard/recently', '/p/1/abc?x=1', '/mermaid/new'].map(after)).toEqual([
      '/welcome',
      '/p/1/abc?x=1',
      '/mermaid/new',
    ]);
  });
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
