import type { EmbeddedFont } from './embeddedFonts.js';
import type { Fonts } from './fonts.js';

/** Families with simplified Chinese, by how well they go with a sans-serif: macOS, Windows, Linux. */
const CHINESE = [
  'PingFang SC',
  'Hiragino Sans GB',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  'Noto Sans SC',
  'Source Han Sans SC',
  'Source Han Sans CN',
  'WenQuanYi Micro Hei',
  'WenQuanYi Zen Hei',
  'SimHei',
  'SimSun',
  'Noto Serif CJK SC',
  'AR PL UMing CN',
];

/** Families of the same widths as those pictures ask for, which systems without them have instead. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  arial: ['Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans'],
  helvetica: ['Helvetica', 'Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans'],
  times: ['Times', 'Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  'times new roman': ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  courier: ['Courier', 'Courier New', 'Liberation Mono', 'Cousine', 'Nimbus Mono PS'],
  'courier new': ['Courier New', 'Liberation Mono', 'Cousine', 'Nimbus Mono PS'],
  verdana: ['Verdana', 'DejaVu Sans'],
  'sans-serif': ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'DejaVu Sans', 'Noto Sans', 'sans-serif'],
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos', 'DejaVu Serif', 'Noto Serif', 'serif'],
  monospace: ['Courier New', 'Liberation Mono', 'Cousine', 'DejaVu Sans Mono', 'Noto Sans Mono', 'monospace'],
};

const CHINESE_CHARACTER =
  /[\u2E80-\u303E\u3041-\u33FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFD}]/u;
const TEXT = /(<text\b[^>]*?)(\/?>)((?:(?!<\/?text\b)[^])*)/g;
const STYLE_ELEMENT = /<style\b[^>]*>[^]*?<\/style>/g;
const FAMILY_ATTRIBUTE = /(\sfont-family\s*=\s*)("[^"]*"|'[^']*')/g;
const STYLE_ATTRIBUTE = /(\sstyle\s*=\s*)("[^"]*"|'[^']*')/g;
const FAMILY_DECLARATION = /(font-family\s*:\s*)((?:&quot;[^;]*?&quot;|"[^"]*"|'[^']*'|[^;}"'<&])+)/g;

/**
 * Names fonts for the rasteriser, which chooses them otherwise than a browser.
 *
 * It takes the first family a system has for a whole text; if that lacks a glyph, it draws all of the text in any font that
 * has it. So a text with Chinese gets Chinese families, and other families the stand-ins of systems without them. A text that a font of
 * the picture's own can write is written in it.
 */
export function nameFonts(svg: string, fonts: Fonts, embedded: readonly EmbeddedFont[] = []): string {
  const replace = (list: string) => withStandIns(list, fonts.families);
  const attribute = (_whole: string, head: string, value: string) =>
    `${head}"${replace(value.slice(1, -1))}"`;
  const declaration = (_whole: string, head: string, list: string) => head + replace(list);
  const styled = (_whole: string, head: string, value: string) =>
    `${head}"${value.slice(1, -1).replaceAll(FAMILY_DECLARATION, declaration)}"`;
  const named = svg
    .replaceAll(STYLE_ELEMENT, (style) => style.replaceAll(FAMILY_DECLARATION, declaration))
    .replaceAll(FAMILY_ATTRIBUTE, attribute)
    .replaceAll(STYLE_ATTRIBUTE, styled);
  return withDefaultFamily(named, replace('sans-serif')).replaceAll(TEXT, (whole, tag, close, content) =>
    hasChinese(content) && !isEmbedded(tag, content, embedded)
      ? inFamilies(chineseStack(fonts), tag, close, content)
      : whole,
  );
}

/** Tells whether a picture shows Chinese that its own fonts lack. */
export function lacksChinese(svg: string, embedded: readonly EmbeddedFont[]): boolean {
  return hasChinese(
    svg.replaceAll(TEXT, (whole, tag: string, _close, content: string) =>
      isEmbedded(tag, content, embedded) ? '' : whole,
    ),
  );
}

/**
 * Tells whether the first of a text's families that there is is one of the picture's own, and those have all of its letters: a family may
 * come in several faces, of which the rasteriser takes each letter from the one that has it.
 */
function isEmbedded(tag: string, content: string, embedded: readonly EmbeddedFont[]): boolean {
  if (embedded.length === 0) return false;
  const [, list = ''] = /font-family\s*[:=]\s*["']?([^;"<>]*)/.exec(tag) ?? [];
  const families = list.split(',').map((name) => name.replaceAll(/&quot;|["']/g, '').trim());
  const own = embedded.filter(({ family }) => families.includes(family));
  const letters = Array.from(content.replaceAll(/<[^>]*>|&[\w#]+;/g, ''));
  return own.length > 0 && letters.every((letter) => own.some((font) => font.writes(letter)));
}

/** Tells whether a text, a picture's or any other, has Chinese in it. */
export function hasChinese(text: string): boolean {
  return CHINESE_CHARACTER.test(text);
}

/** The families looked for when Chinese is to be drawn. */
export function chineseStack({ chinese }: Fonts): string {
  return [...chinese, ...CHINESE].join(', ');
}

/** Sets a text and its parts in these families, whatever its style sheet says. */
function inFamilies(families: string, tag: string, close: string, content: string): string {
  const set = (start: string) => {
    const style = /\sstyle\s*=\s*"([^"]*)"/.exec(start)?.[1] ?? '';
    // The rasteriser gives up on a declaration that is empty, and on all behind it.
    const own = style
      .replaceAll(FAMILY_DECLARATION, '')
      .split(';')
      .filter((declaration) => declaration.trim() !== '');
    const declarations = [...own, `font-family:${families}`].join(';');
    return `${start.replace(/\sstyle\s*=\s*"[^"]*"/, '')} style="${declarations}"`;
  };
  return (
    set(tag) +
    close +
    content.replaceAll(/(<tspan\b[^>]*?)(\/?>)/g, (_, start: string, end: string) => set(start) + end)
  );
}

function withStandIns(list: string, given: readonly string[]): string {
  const names = list.split(',').map((name) => name.replaceAll(/&quot;|["']/g, '').trim());
  const all = names.flatMap((name) => STAND_INS[name.toLowerCase()] ?? [name]);
  // The given fonts are what the picture is wanted in, unless it asks for serifs or fixed widths.
  if (names.includes('sans-serif')) all.unshift(...given);
  return [...new Set(all)].map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', ');
}

function withDefaultFamily(svg: string, families: string): string {
  return svg.replace(/<svg\b(?![^>]*\sfont-family\s*=)/, `<svg font-family="${families}"`);
}
