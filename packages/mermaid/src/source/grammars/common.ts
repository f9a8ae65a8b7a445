import type { Mode, Modes, Rule } from '../rules.js';

/** The start of a statement: of a line, or after a semicolon. */
const START = String.raw`(?<=(?:^|;)\s*)`;

/** Makes a pattern that holds only at the start of a statement. */
export function atStart(pattern: string): RegExp {
  return new RegExp(START + pattern, 'u');
}

/** What may stand in a name in most languages: letters of any script, digits, `_`. */
export const WORD = String.raw`[\p{L}\p{N}\p{M}\p{So}_]`;

export const blank: Rule = [/\s+/, ''];
export const comment: Rule = [/(?<=^\s*)%%(?!\{).*/, 'comment'];
/** What every mode of a diagram knows. */
export const common: readonly Rule[] = [comment, [/%%\{/, 'meta', '+directive'], blank];

/** `title …`, the accessible title and description. */
export const headings: readonly Rule[] = [
  [atStart(String.raw`(title)(\s*:?\s+)(.*)`), 'keyword _ heading'],
  [atStart(String.raw`(accTitle|accDescr)(\s*:)(.*)`), 'keyword punctuation text'],
  [atStart(String.raw`(accDescr)(\s*)(\{)`), 'keyword _ open', '+description'],
];

export const direction: Rule = [
  atStart(String.raw`(direction)(\s+)(TB|TD|BT|LR|RL)\b`),
  'keyword _ modifier',
];

/** `classDef`, `style`, `linkStyle`, `class` and `click`, which the types drawn as graphs share. */
export const styling: readonly Rule[] = [
  [atStart(String.raw`(classDef)(\s+)([^\s;]+)`), 'keyword _ className', '+styles'],
  [atStart(String.raw`(style)(\s+)([^\s;]+(?:\s*,\s*[^\s;:]+(?=\s|,))*)`), 'keyword _ id', '+styles'],
  [
    atStart(String.raw`(linkStyle)(\s+)(default|[\d,\s]*\d)(?:(\s+)(interpolate)(\s+)(\w+))?`),
    'keyword _ number _ keyword _ value',
    '+styles',
  ],
  [
    atStart(
      String.raw`(class|cssClass)(\s+)("[^"]*"|[^\s;]+(?:\s*,\s*[^\s;]+)*)(\s+)([^\s;{[]+)(?=\s*(?:;|$))`,
    ),
    'keyword _ id _ className',
  ],
  [atStart(String.raw`(click|callback|link)(?=\s)`), 'keyword', '+click'],
  [/(:::)(\s*)([\p{L}\p{N}_-]+)/u, 'punctuation _ className'],
];

const quoted: readonly Rule[] = [
  [/#\w+;/, 'escape'],
  [/[^"`#]+|[#`]/, 'string'],
];

/** The modes every diagram type has. */
export const commonModes: Modes = {
  directive: {
    multiline: true,
    rules: [
      [/\}%%/, 'meta', '-'],
      [/(['"])([\w-]+)(\1)(\s*)(:)/, 'quote property quote _ punctuation'],
      [/\w+(?=\s*:)/, 'property'],
      [/(['"])(#[\da-fA-F]{3,8})(\1)/, 'quote color quote'],
      [/(["'])((?:(?!\1).)*)(\1)/, 'quote string quote'],
      [/-?\d+(?:\.\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'bool'],
      [/[{}[\],:]/, 'punctuation'],
      [/[^\s"'{}[\],:]+|["']/, 'value'],
      blank,
    ],
  },
  description: {
    multiline: true,
    rules: [
      [/\}/, 'close', '-'],
      [/[^}]+/, 'text'],
    ],
  },
  string: { multiline: true, rules: [[/"/, 'quote', '-'], ...quoted] },
  styles: {
    rules: [
      blank,
      [/;/, 'punctuation', '-'],
      [/[\w-]+(?=\s*:)/, 'property'],
      [/[:,]/, 'punctuation'],
      [/#[\da-fA-F]{3,8}\b/, 'color'],
      [/(?:rgb|hsl|oklch)a?\([^)]*\)?/, 'color'],
      [/-?(?:\d+\.)?\d+(?:[a-z%]+)?(?![\w-])/, 'number'],
      [/[^\s;:,]+/, 'value'],
    ],
  },
  click: {
    rules: [
      blank,
      [/;/, 'punctuation', '-'],
      [/\b(?:href|call|_self|_blank|_parent|_top)\b/, 'keyword'],
      [/(")([a-z]+:[^"]*|[./#][^"]*)(")/, 'quote url quote'],
      [/(")([^"]*)(")/, 'quote string quote'],
      [/[\w.$]+(?=\()/, 'value'],
      [/\([^)]*\)/, 'punctuation'],
      [/[^\s;"(]+/u, 'id'],
    ],
  },
  attributes: attributesMode('string'),
};

/** What stands between `@{` and `}`: YAML on one line or several. */
export function attributesMode(text: string): Mode {
  return {
    multiline: true,
    rules: [
      blank,
      [/\}/, 'close', '-'],
      [/(["']?)([\w-]+)(\1)(\s*)(:)/, 'quote property quote _ punctuation'],
      [/"/, 'quote', '+string'],
      [/(')([^']*)(')/, `quote ${text} quote`],
      [/-?\d+(?:\.\d+)?(?![\w-])/, 'number'],
      [/(?:true|false)\b/, 'bool'],
      [/,/, 'punctuation'],
      [/[^\s,}"']+/u, 'value'],
      [/['"]/, 'quote'],
    ],
  };
}

/** The rules of a quoted text that opens and closes on one line, or on a later one. */
export const quotedText: Rule = [/"/, 'quote', '+string'];

/** Makes the mode that reads the statements of a type: what all have, and rules of its own. */
export function statements(rules: readonly Rule[]): Mode {
  return { multiline: true, rules: [...common, ...headings, ...rules] };
}

/** A label between brackets. */
export const bracketLabel: Mode = {
  rules: [
    [/\]/, 'shapeClose', '-'],
    [/"/, 'quote'],
    [/[^"\]]+/u, 'label'],
  ],
};

/** Makes a grammar: what is given, and what all have. */
export function grammar(modes: Modes): Modes {
  return { ...commonModes, ...modes };
}
