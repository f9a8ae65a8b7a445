import { dataAddress } from '@letu/core';
import type { Glyph } from './glyphFile.js';
import { FAMILY, glyphOf } from './handwriting.js';
import { trueTypeFont } from './trueType.js';

/** Returns the rule of CSS that carries the handwriting of some texts, and nothing but what they need. */
export function fontFace(texts: Iterable<string>): string {
  const codePoints = new Set<number>();
  for (const text of texts) for (const character of text) codePoints.add(character.codePointAt(0) ?? 0);
  const glyphs = [...codePoints].map(glyphOf).filter((glyph): glyph is Glyph => glyph !== undefined);
  if (glyphs.length === 0) return '';
  glyphs.sort((one, other) => one.codePoint - other.codePoint);
  const letters = String.fromCodePoint(...glyphs.map(({ codePoint }) => codePoint));
  if (latest?.letters !== letters) latest = { letters, rule: ruleOf(glyphs) };
  return latest.rule;
}

/** A chart is drawn anew with nearly every letter typed, and few of them are new to it. */
let latest: { readonly letters: string; readonly rule: string } | undefined;

function ruleOf(glyphs: readonly Glyph[]): string {
  return `@font-face{font-family:"${FAMILY}";src:url(${dataAddress({ mediaType: 'font/ttf', bytes: trueTypeFont(glyphs) })})}`;
}
