const CLASSES = 'box|circle|ellipse|oval|cylinder|diamond|file|line|arrow|spline|arc|dot|move|text';
const LABEL = '(?:[A-Z]\\w*:\\s*(?:\\\\\\s*)?)?';
const START = new RegExp(
  `^(?:${LABEL}(?:(?:${CLASSES})\\b(?!\\s*(?:(?:->|<-|--)\\s*\\w|[.:{]))|\\[)` +
    '|\\$?\\w+\\s*[-+*/]?=[^=>]|(?:up|down|left|right)\\s*(?:[;\\r\\n]|$)|define\\s+\\$?\\w+\\s*\\{|(?:print|assert)\\b)',
);

/** Guesses whether a text is Pikchr: a shape, a setting, a direction, or a definition. */
export const guess = (text: string): number => (START.test(text) ? 0.8 : 0);
