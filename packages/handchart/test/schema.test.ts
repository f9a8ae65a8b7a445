import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '@letu/core';
import { CHART_TYPES, handchart } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { chartJsonSchema } from '../src/source/jsonSchema.js';

interface Rule {
  readonly type?: string;
  readonly anyOf?: readonly Rule[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Rule;
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Rule | false;
}

const schema = chartJsonSchema() as Rule;
const GOOD: Readonly<Record<string, string>> = { type: 'bar', data: '[[a, b], [c, 1]]' };

/** A rule of the schema that is broken: the word it is about, and what is written there instead. `¦` stands around what is wrong. */
interface Break {
  readonly name: string;
  readonly word: string;
  readonly written: string;
}

/** A value may be of several kinds. */
const kindsOf = (rule: Rule): readonly Rule[] =>
  (rule.anyOf ?? [rule]).flatMap((one) => (one.anyOf ? kindsOf(one) : [one]));

/** Breaks a rule in every way that the schema knows. @param around How a value of it is written inside of its word. */
function breaksOf(
  word: string,
  rule: Rule,
  around = (value: string) => value,
  path = word,
): readonly Break[] {
  const broken = (name: string, value: string) => ({
    name: `${path}: ${name}`,
    word,
    written: around(value),
  });
  const types = kindsOf(rule).map(({ type }) => type);
  const breaks: Break[] = [];
  if (rule.enum) breaks.push(broken('another value', '¦nonsense¦'));
  if (!types.includes('string') && !rule.enum) breaks.push(broken('a text', '¦零 text¦'));
  if (!types.includes('array')) breaks.push(broken('a list', '¦[1, 2]¦'));
  if (!types.includes('object')) breaks.push(broken('a map', '¦{ a: 1 }¦'));
  if (!types.includes('boolean')) breaks.push(broken('a boolean', '¦true¦'));
  if (rule.minimum !== undefined) breaks.push(broken('too little', `¦${rule.minimum - 1}¦`));
  if (rule.maximum !== undefined) breaks.push(broken('too much', `¦${rule.maximum + 1}¦`));
  if (rule.type === 'integer') breaks.push(broken('no integer', '¦1.5¦'));
  const [text] = kindsOf(rule).filter(({ maxLength }) => maxLength !== undefined);
  if (text?.maxLength !== undefined) breaks.push(broken('too long', `¦${'长'.repeat(text.maxLength + 1)}¦`));
  if (rule.minItems !== undefined) breaks.push(broken('too few', '¦[]¦'));
  if (rule.maxItems !== undefined)
    breaks.push(
      broken('too many', `¦[${Array.from({ length: rule.maxItems + 1 }, () => 'red').join(', ')}]¦`),
    );
  if (rule.items && word !== 'data')
    breaks.push(...breaksOf(word, rule.items, (value) => around(`[red, ${value}]`), `${path}[1]`));
  for (const [inner, own] of Object.entries(rule.properties ?? {}))
    breaks.push(...breaksOf(word, own, (value) => around(`{ ${inner}: ${value} }`), `${path}.${inner}`));
  if (rule.properties) breaks.push(broken('an unknown word', '{ ¦wrong¦: 1 }'));
  return breaks;
}

const OWN: readonly Break[] = [
  { name: 'colors: no colour', word: 'colors', written: '[red, ¦nocolour¦]' },
  { name: 'x: ends before it begins', word: 'x', written: '{ min: 5, max: ¦5¦ }' },
  { name: 'y: the logarithm of zero', word: 'y', written: '{ log: true, min: ¦0¦ }' },
  { name: 'data: a row that is none', word: 'data', written: '[[a, b], ¦5¦]' },
  { name: 'data: a cell that is none', word: 'data', written: '[[a, b], [c, ¦[1, 2]¦]]' },
  { name: 'data: no row', word: 'data', written: '¦[[a, b]]¦' },
  { name: 'wrong: an unknown word', word: '¦titel¦', written: '甲' },
];

const all = [
  ...Object.entries(schema.properties ?? {})
    .filter(([word]) => word !== 'data')
    .flatMap(([word, rule]) => breaksOf(word, rule)),
  ...[
    ['a number', '¦5¦'],
    ['a map', '¦{ a: 1 }¦'],
    ['a boolean', '¦true¦'],
  ].map(([name = '', written = '']) => ({
    name: `data: ${name}`,
    word: 'data',
    written,
  })),
  ...OWN,
];

async function errorsIn(source: string, locale: 'zh-CN' | 'en-US'): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await engine.render(
    source,
    {},
    { theme: 'light', locale, signal: new AbortController().signal },
  );
  return diagnostics.filter(({ severity }) => severity === 'error');
}

describe('the schema of charts', () => {
  it('is published as a file', () => {
    const file = readFileSync(new URL('../schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(chartJsonSchema());
    expect(schema.properties?.['type']?.enum).toEqual(CHART_TYPES);
    expect(schema.required).toEqual(['type', 'data']);
  });

  it('is broken in more ways than a few', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(({ word }) => word.replaceAll('¦', ''))).size).toBeGreaterThan(20);
  });

  it.each(all)('says where it is broken, in $name', async ({ word, written }) => {
    const plain = word.replaceAll('¦', '');
    const rest = Object.entries(GOOD).filter(([name]) => name !== plain);
    const marked = [...rest.map(([name, value]) => `${name}: ${value}`), `${word}: ${written}`, ''].join(
      '\n',
    );
    const [before = '', wrong = ''] = marked.split('¦');
    const source = marked.replaceAll('¦', '');
    const [chinese, english] = [await errorsIn(source, 'zh-CN'), await errorsIn(source, 'en-US')];
    expect(chinese.length, JSON.stringify(chinese)).toBeGreaterThan(0);
    for (const { from, to, unlocated } of [...chinese, ...english]) {
      expect(unlocated).toBeUndefined();
      expect(source.slice(from, to)).toBe(wrong);
      expect(from).toBe(before.length);
    }
    for (const { message } of chinese) expect(message).toMatch(/\p{Script=Han}/u);
    for (const { message } of english)
      expect(message.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['unit: [万元\ntitle: 甲\n', '[万元'],
    ['x: { min: 1\ntitle: 甲\n', '{ min: 1'],
    ['title: "甲\nunit: 元\n', '"甲'],
  ])('says where %j is left open', async (source, opened) => {
    const [error] = await errorsIn(source, 'zh-CN');
    expect(source.slice(error?.from, error?.to)).toBe(opened);
    expect(error?.message).toContain('少了一个符号');
  });

  it.each(['type', 'data'])('says at the first word that %s is missing', async (missing) => {
    const [name = '', value = ''] = Object.entries(GOOD).find(([word]) => word !== missing) ?? [];
    const [error] = await errorsIn(`${name}: ${value}\n`, 'zh-CN');
    expect(error).toMatchObject({ from: 0, to: name.length });
    expect(error?.message).toContain(missing === 'type' ? 'type' : '数据');
  });
});

describe('the examples of charts', () => {
  it('say no word that the schema lacks', () => {
    const words = Object.keys(schema.properties ?? {});
    for (const { id, source } of handchart.examples) {
      const used = [...source.matchAll(/^(\w+):/gm)].map(([, word]) => word);
      expect(words, id).toEqual(expect.arrayContaining(used));
    }
  });
});
