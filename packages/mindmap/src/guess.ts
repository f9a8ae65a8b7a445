const ITEMS = /^[-*+•] .*\n(?:[ \t]*[-*+•>] ?.*\n)*[ \t]+[-*+•] /;
const ATTRIBUTES =
  /\{(?:#[\w.-]+ ?)?(?:(?:layout|theme|numbering|icon|tag|summary|boundary)=[^{}\n]+|folded|left|right)\}[ \t]*$/m;

/** Guesses whether a text is a map: an outline of items, below each other or with attributes of topics. */
export const guess = (text: string): number =>
  /^[-*+•] /.test(text) ? (ATTRIBUTES.test(text) ? 0.9 : ITEMS.test(text) ? 0.5 : 0) : 0;
