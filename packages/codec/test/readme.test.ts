import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from '@letu/kinds';
import { codecMessages, decode, decodeAny, dialects, encode } from '@letu/codec';

const CALLS = { encode, decode, decodeAny: (input: string) => decodeAny(input, { kinds }) };
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it("answers the README's calls as the README says", () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const calls = [...example.matchAll(/^(\w+)\('([^']+)'(?:, \{ kinds \})?\);\s*\/\/ (.+)$/gm)];
  expect(calls.map(([, name]) => name)).toEqual(Object.keys(CALLS));
  for (const [, name, argument, answer] of calls) {
    // The answers are literals of TypeScript that JSON reads once their quotes and keys are its own.
    const json = answer!.replaceAll("'", '"').replace(/(\w+):(?= )/g, '"$1":');
    expect(CALLS[name as keyof typeof CALLS](argument!)).toEqual(JSON.parse(json));
  }
});

it('names every dialect and every error code in the README', () => {
  for (const name of Object.keys(dialects)) expect(readme).toContain(`| \`${name}\` |`);
  for (const code of Object.keys(codecMessages['en-US'].errors)) expect(readme).toContain(`\`${code}\``);
});
