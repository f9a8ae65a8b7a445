import { localizedText as said } from '@letu/core';
import type { HoverHelp } from '@letu/code/language';
import { placeAt } from './place.js';
import { meaningOf, nameOf, valuesOf } from './vocabulary.js';

/** Returns help about the word at an offset of a chart's source, or about what it is set to. */
export function hover(source: string, offset: number): HoverHelp | null {
  const from = offset - (/[\w-]*$/.exec(source.slice(Math.max(0, offset - 40), offset))?.[0].length ?? 0);
  const title = /^[\w-]+/.exec(source.slice(from, from + 80))?.[0] ?? '';
  if (title === '') return null;
  const to = from + title.length;
  const place = placeAt(source, to);
  if (!place || place.from !== from) return null;
  const name = nameOf(place.part === 'word' ? [...place.path, title] : place.path);
  if (!name) return null;
  if (place.part === 'word') {
    const values = Object.keys(valuesOf(name));
    const text = meaningOf(name);
    const list = values.length === 0 ? undefined : values.join(' · ');
    return {
      from,
      to,
      title,
      text: list ? said(`${text['zh-CN']}：${list}`, `${text['en-US']}: ${list}`) : text,
    };
  }
  const text = valuesOf(name)[title];
  return text ? { from, to, title, text } : null;
}
