import { loadFont } from '../assets.js';
import type { TextElement } from '../document/model.js';
import { CHINESE, familyOf, hasChinese } from '../draw/families.js';
import { facesOf } from './faces.js';
import { subsetAddress } from './subset.js';

/** Returns the style sheet with the fonts of texts, and nothing but the characters they need. */
export async function fontFaces(texts: readonly TextElement[]): Promise<string> {
  const rules = [...charactersOf(texts)].flatMap(([family, characters]) =>
    facesOf(family).flatMap(({ font, has }) => {
      const needed = [...characters].filter(has).toSorted((one, other) => one - other);
      return needed.length === 0 ? [] : [rule(family, font, needed)];
    }),
  );
  return (await Promise.all(rules)).join('');
}

async function rule(family: string, font: string, characters: readonly number[]): Promise<string> {
  const address = await subsetAddress(font, await loadFont(font), characters);
  return `@font-face{font-family:${JSON.stringify(family)};src:url(${address})}`;
}

/** The first character that Excalifont leaves to the hand that writes Chinese. */
const FIRST_WIDE = 0x20_00;

function charactersOf(texts: readonly TextElement[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  const add = (family: string, codePoint: number) => {
    const known = found.get(family);
    if (known) known.add(codePoint);
    else found.set(family, new Set([codePoint]));
  };
  for (const { text, fontFamily } of texts) {
    const { name, isLocal } = familyOf(fontFamily);
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (codePoint < 0x20) continue;
      if (!isLocal && facesOf(name).some((face) => face.has(codePoint))) add(name, codePoint);
      if (hasChinese(fontFamily) && codePoint >= FIRST_WIDE) add(CHINESE, codePoint);
    }
  }
  return found;
}
