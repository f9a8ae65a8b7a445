/** Families for text without a font of its own: Latin letters in the one Graphviz measures, then Chinese on every system. */
export const DEFAULT_FONT = 'Arial';

const CHINESE_SANS = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC'";
const CHINESE_SERIF = "'Songti SC',SimSun,'Noto Serif CJK SC','Noto Serif SC'";

type FontClass = 'sans' | 'serif' | 'mono';

/** The font whose widths stand for a class, and the families to fall back on. */
const CLASSES: Readonly<Record<FontClass, { measured: string; fallback: string }>> = {
  sans: { measured: 'Arial', fallback: `${CHINESE_SANS},sans-serif` },
  serif: { measured: 'Times', fallback: `${CHINESE_SERIF},serif` },
  mono: { measured: 'Courier', fallback: `${CHINESE_SANS},monospace` },
};

/** The families of text without a font of its own. */
export const DEFAULT_FAMILIES = `${DEFAULT_FONT},Helvetica,${CLASSES.sans.fallback}`;

// Graphviz has widths for these fonts only (lib/common/textspan_lut.c); the numbers are the em a byte beyond ASCII takes.
const KNOWN_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:times(?:roman|newroman)?|freeserif|liberationserif|nimbusroman|texgyretermes|tinos|thorndale)$/,
    0.25,
  ],
  [/^(?:helvetica|arial(?:mt)?|freesans|liberationsans|nimbussansa?|texgyreheros|arimo)$/, 0.2778],
  [/^(?:cour(?:ier(?:new)?)?|nimbusmono|liberationmono|freemono|texgyrecursor|cousine|cumberland)$/, 0.6],
  [/^nunito$/, 0.258],
  [/^georgia$/, 0.2414],
  [/^opensans$/, 0.2597],
  [/^dejavusans$/, 0.318],
  [/^trebuchet(?:ms)?$/, 0.301],
  [/^verdana$/, 0.3516],
  [/^consolas?$/, 0.5498],
  // PostScript names that Graphviz turns into families of its own, measured as Times.
  [/^(?:avantgarde|bookman|newcenturyschlbk|palatino|symbol|zapf)/, 0.25],
];

const SERIF =
  /serif(?<!sans-?\s?serif)|song|sun|ming|kai|serif|roman|palatino|bookman|schlbk|georgia|times|宋|楷|明/i;
const MONO = /mono|courier|consol|menlo|code|typewriter/i;
const SANS = /sans|helvetica|arial|verdana|nunito|trebuchet/i;

/** Tells what kind of font a name means; names nobody knows are taken for a sans-serif, as most are today. */
function classOf(name: string): FontClass {
  if (MONO.test(name)) return 'mono';
  if (SANS.test(name)) return 'sans';
  return SERIF.test(name) ? 'serif' : 'sans';
}

/** Returns how many em Graphviz counts for a byte beyond ASCII in a font, the way `measuredFont` hands it over. */
export function emPerByte(name: string): number {
  // Graphviz compares the ASCII letters of a name and nothing else.
  const known = (letters: string) => KNOWN_WIDTHS.find(([pattern]) => pattern.test(letters))?.[1];
  return known(lettersOf(name)) ?? known(lettersOf(CLASSES[classOf(name)].measured)) ?? 0.25;
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
}

// Private-use characters stand for ASCII letters, so that Graphviz does not see them.
const HIDDEN_BASE = 0xe000;
const HIDDEN = /[\uE041-\uE05A\uE061-\uE07A]/;
const ALL_HIDDEN = new RegExp(HIDDEN, 'g');

/**
 * Returns the name to give to Graphviz for a font it has no widths for: that of a font it knows, with the real name hidden
 * behind it in characters it ignores. Otherwise it would measure every such font as Times, too narrow for most.
 */
export function measuredFont(name: string): string {
  const isKnown = KNOWN_WIDTHS.some(([pattern]) => pattern.test(lettersOf(name)));
  if (isKnown || name.trim() === '') return name;
  const hidden = name.replaceAll(/[A-Za-z]/g, (letter) =>
    String.fromCharCode(HIDDEN_BASE + letter.charCodeAt(0)),
  );
  return `${CLASSES[classOf(name)].measured}${hidden}`;
}

/** Returns the SVG attributes for a font name as Graphviz wrote it. */
export function fontAttributes(written: string): string {
  const name = HIDDEN.test(written) ? reveal(written) : written;
  const [, family = name, bold, italic] = /^([A-Za-z]+)-(bold)?(oblique|italic)?$/i.exec(name) ?? [];
  const families = family.includes(',') ? family : `${family},${CLASSES[classOf(family)].fallback}`;
  const weight = bold ? ' font-weight="bold"' : '';
  return `font-family="${families}"${weight}${italic ? ' font-style="italic"' : ''}`;
}

function reveal(written: string): string {
  return written
    .replace(/^[A-Za-z]+/, '')
    .replaceAll(ALL_HIDDEN, (character) => String.fromCharCode(character.charCodeAt(0) - HIDDEN_BASE));
}
