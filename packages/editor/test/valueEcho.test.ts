import { describe, expect, it } from 'vitest';
import { ValueEcho } from '../src/surface/valueEcho.js';

describe('values handed back by an owner', () => {
  it('are told from new ones, however late and whichever were left out', () => {
    const echo = new ValueEcho();
    for (const value of ['a', 'ab', 'abc']) echo.send(value);
    expect(echo.isNew('ab', 'abc')).toBe(false);
    expect(echo.isNew('abc', 'abc')).toBe(false);
    expect(echo.isNew('ab', 'abc')).toBe(true);
  });

  it('are forgotten once the owner sets a value of its own', () => {
    const echo = new ValueEcho();
    echo.send('a');
    expect(echo.isNew('x', 'a')).toBe(true);
    expect(echo.isNew('a', 'x')).toBe(true);
  });
});
