import { DEFAULT_LOCALE, type Locale } from './locale.js';

/**
 * Says in a picture what language it is in, so that it looks the same inside a page of any language, as an image and as a
 * file.
 *
 * Browsers choose by language which font stands for `sans-serif` and which steps in for Chinese: text that is measured in one
 * language and shown in another can be a tenth wider.
 *
 * @param svg A complete `<svg>` element as text, without a language of its own.
 * @param locale The language of the interface, which stands for that of the text; `zh-CN` when left out.
 */
export function withLanguage(svg: string, locale: Locale = DEFAULT_LOCALE): string {
  return svg.replace(/<svg\b/, `<svg lang="${locale}"`);
}
