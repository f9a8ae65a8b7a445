import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bigInt, parseJson, stringifyJson } from '../src/contract.js';

const LARGE = 9_223_372_036_854_775_807n;

describe('large integers in JSON', () => {
  it('travel as text and lose nothing', () => {
    const value = { a: LARGE, b: [-LARGE, 0n], c: 'x', d: 1.5, e: null };
    expect(stringifyJson(value)).toBe(
      '{"a":"BIGINT::9223372036854775807","b":["BIGINT::-9223372036854775807","BIGINT::0"],"c":"x","d":1.5,"e":null}',
    );
    expect(parseJson(stringifyJson(value))).toEqual(value);
  });

  it('are told from text that only begins like them', () => {
    const value = ['BIGINT::', 'BIGINT::1a', 'xBIGINT::1', 'BIGINT::1\n', 'BIGINT:: 1', 'BIGINT::--1'];
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });

  it('are read only where the schema has one, so that a title may look like one', () => {
    const schema = z.object({ uid: bigInt, title: z.string() });
    const sent = { uid: `BIGINT::${LARGE}`, title: 'BIGINT::12' };
    expect(z.decode(schema, sent)).toEqual({ uid: LARGE, title: 'BIGINT::12' });
    expect(z.encode(schema, { uid: LARGE, title: 'BIGINT::12' })).toEqual(sent);
  });
});
