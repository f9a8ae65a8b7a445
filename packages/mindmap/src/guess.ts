/** A title, a note of it, and the list below; the title can go on in further lines. */
const TITLED = /^\uFEFF?\s*# (?:.*\\\n)*.*\n(?:\s*>.*\n)*\s*[-*+•] /;
const ITEMS = /^[-*+•] .*\n(?:[ \t]*[-*+•>].*\n)*[ \t]+[-*+•] /;
const ATTRIBUTES =
  /\{(?:#[\w.-]+ ?)?(?:(?:layout|theme|numbering|icon|tag|summary|boundary)=[^{}\n]+|folded|left|right)\}[ \t]*$/m;

/** Guesses whether a text is a map: an outline of items, with a title, below each other or with attributes of topics. */
export function guess(text: string, whole: string): number {
  if (TITLED.test(whole)) return ATTRIBUTES.test(whole) ? 0.9 : 0.6;
  if (!/^[-*+•] /.test(text)) return 0;
  return ATTRIBUTES.test(text) ? 0.9 : ITEMS.test(text) ? 0.5 : 0;
}
