import { enUS } from './en-US.js';
import { zhCN, type ServerMessages } from './zh-CN.js';

export type Locale = 'zh-CN' | 'en-US';

/** The messages of the server in every interface language. */
export const messages: Readonly<Record<Locale, ServerMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };

/**
 * Returns the language a caller asks for, Chinese where they ask for none we speak.
 *
 * @param header `Accept-Language` (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4).
 */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => weight > 0 && /^(?:zh|en)\b/.test(tag))
    .toSorted((a, b) => b.weight - a.weight)[0];
  return wanted?.tag.startsWith('en') ? 'en-US' : 'zh-CN';
}
