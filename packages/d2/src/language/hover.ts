import type { HoverHelp } from '@letu/code/language';
import { scan } from './scan.js';
import { arrowheads, shapes, wordOf, type Word } from './words.js';

/** Returns help about the word at an offset. */
export function hover(source: string, offset: number): HoverHelp | null {
  const piece = [...scan(source)].find(({ from, to }) => from <= offset && offset <= to);
  if (piece?.kind !== 'word' && piece?.kind !== 'arrow') return null;
  if (piece.kind === 'arrow') return arrowHelp(source, piece.from, piece.to);
  const text = source.slice(piece.from, piece.to);
  for (const { 0: part, index } of text.matchAll(/[\w-]+/g)) {
    const from = piece.from + index;
    if (offset < from || offset > from + part.length) continue;
    const range = { from, to: from + part.length, title: part };
    const isValue = /:\s*$/.test(source.slice(Math.max(0, piece.from - 20), piece.from));
    const word = isValue ? undefined : wordOf(part);
    if (word) return { ...range, ...wordHelp(word) };
    if (isValue && (shapes.includes(part) || arrowheads.includes(part)))
      return { ...range, ...shapeHelp(part) };
  }
  return null;
}

function wordHelp({ word, place, values, help }: Word): Pick<HoverHelp, 'text' | 'example'> {
  const example = place === 'style' ? `a.style.${word}: ${sample(values)}` : `a.${word}: ${sample(values)}`;
  const [chinese, english] = rangeOf(values);
  return {
    text: { 'zh-CN': `${help['zh-CN']}${chinese}。`, 'en-US': `${help['en-US']}${english}.` },
    ...(place === 'holder' || values === ''
      ? {}
      : { example: place === 'config' ? `vars.d2-config.${word}: ${sample(values)}` : example }),
  };
}

function rangeOf(values: string): readonly [string, string] {
  if (values === 'bool') return ['：true 或 false', ': true or false'];
  const words = values.split(' ');
  return words.length > 1 ? [`：${words.join('、')}`, `: ${words.join(', ')}`] : ['', ''];
}

const SAMPLES: Readonly<Record<string, string>> = {
  shape: 'cylinder',
  color: 'lightblue',
  bool: 'true',
  near: 'top-center',
  class: 'b',
  theme: '4',
  '0-1': '0.4',
};

function sample(values: string): string {
  return SAMPLES[values] ?? (/^\d/.test(values) ? '10' : (values.split(' ').at(-1) ?? ''));
}

function shapeHelp(shape: string): Pick<HoverHelp, 'text' | 'example'> {
  const isShape = shapes.includes(shape);
  return {
    text: isShape
      ? { 'zh-CN': '图形的种类。', 'en-US': 'A kind of shape.' }
      : { 'zh-CN': '箭头的种类。', 'en-US': 'A kind of arrowhead.' },
    example: isShape ? `a: {shape: ${shape}}` : `a -> b: {target-arrowhead.shape: ${shape}}`,
  };
}

function arrowHelp(source: string, from: number, to: number): HoverHelp {
  const arrow = source.slice(from, to);
  const text = { 'zh-CN': '连线', 'en-US': 'A connection' };
  return { from, to, title: arrow, text, example: `a ${arrow} b: …` };
}
