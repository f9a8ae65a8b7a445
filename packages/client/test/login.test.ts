import { describe, expect, it } from 'vitest';
import { isOpenPath, loginAddress, redirectTarget } from '../src/login.js';

describe('being sent to sign in', () => {
  it('keeps the path and its query', () => {
    const address = loginAddress('/repository/1?page=2&q=权限');
    expect(address).toBe('/login?redirect=%2Frepository%2F1%3Fpage%3D2%26q%3D%E6%9D%83%E9%99%90');
    const back = redirectTarget(address.slice('/login'.length), '/welcome');
    expect(decodeURI(back)).toBe('/repository/1?page=2&q=权限');
  });

  it.each([
    'https://evil.example',
    '//evil.example/a',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'welcome',
    '/.//evil.example',
    '',
  ])('does not lead to %j afterwards', (wanted) => {
    expect(redirectTarget(`?redirect=${encodeURIComponent(wanted)}`, '/welcome')).toBe('/welcome');
  });

  it('happens to nobody on an open page', () => {
    expect(['/', '/login', '/404', '/p/1/abc'].map(isOpenPath)).toEqual([true, true, true, true]);
    expect(['/welcome', '/login/callback/github', '/p', '/pikchr/1', '/4040'].map(isOpenPath)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});
