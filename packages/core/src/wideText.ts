// Scripts whose glyphs fill a square: Chinese, Japanese and Korean, their punctuation and full-width forms.
const WIDE_RUN =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]+/gu;

/** Characters without width that engines count as if they had one. The first one a source does not use is taken. */
const PADDINGS = ['\u200B', '\u2060', '\u2061', '\u2062', '\u2063'];

/** The same for engines that count bytes: these take two in UTF-8 where the others take three, so boxes fit closer. */
export const TWO_BYTE_PADDINGS: readonly string[] = ['\u034F', '\u061C', '\u00AD'];

/** A source with padding, and the character to strip from what the engine makes of it. */
export interface PaddedText {
  readonly text: string;
  readonly padding: string;
}

/**
 * Appends invisible characters to runs of Chinese, Japanese and Korean text, for engines that measure them too narrow.
 *
 * Graphviz and Pikchr estimate text width from tables that know Latin letters only. They count the invisible characters
 * too, so the boxes come out wide enough; `stripPadding` takes them out of the picture and the messages again. The same
 * run always gets the same padding, so identifiers still match.
 *
 * @param source The diagram's text.
 * @param paddingFor Returns how many invisible characters a run of `length` wide ones needs.
 * @param paddings The invisible characters to choose from.
 */
export function padWideText(
  source: string,
  paddingFor: (length: number) => number,
  paddings: readonly string[] = PADDINGS,
): PaddedText {
  const padding = paddings.find((candidate) => !source.includes(candidate)) ?? '';
  if (padding === '') return { text: source, padding };
  const text = source.replaceAll(WIDE_RUN, (run) => run + padding.repeat(paddingFor([...run].length)));
  return { text, padding };
}

/** Takes the padding of `padWideText` out of a text again. */
export function stripPadding(text: string, padding: string): string {
  return padding === '' ? text : text.replaceAll(padding, '');
}
