import { hasVariable, parseComponents } from './components.js';
import * as is from './grammar.js';

const SIZE = 'auto min-content max-content fit-content stretch -webkit-fit-content -webkit-fill-available';
const BORDER_WIDTH = { words: 'thin medium thick', percent: false };
const SVG_NUMBER = { numbers: true, negative: true };

const DISPLAYS =
  'none inline block inline-block flex inline-flex grid inline-grid table inline-table table-cell table-row ' +
  'table-row-group table-column table-column-group table-caption table-header-group table-footer-group list-item ' +
  'contents flow-root -webkit-box -webkit-inline-box -webkit-flex ruby math';
const BASELINES =
  'auto baseline middle central hanging alphabetic ideographic mathematical text-after-edge text-before-edge text-top ' +
  'text-bottom before-edge after-edge no-change reset-size use-script top bottom center';

/** What the properties take whose mistakes would show. Of any other, all that holds together is taken. */
const GRAMMARS: Readonly<Record<string, is.Grammar>> = {
  'font-size': is.length({
    words: 'xx-small x-small small medium large x-large xx-large xxx-large smaller larger math',
  }),
  'font-weight': is.number('normal bold bolder lighter', (weight) => weight >= 1 && weight <= 1000),
  'font-family': is.families,
  'line-height': lineHeight,
  'letter-spacing': is.length({ words: 'normal', negative: true }),
  'word-spacing': is.length({ words: 'normal', negative: true }),
  'text-indent': is.length({ negative: true }),
  'text-anchor': is.keyword('start middle end'),
  'text-align': is.keyword(
    'start end left right center justify match-parent -webkit-left -webkit-right -webkit-center',
  ),
  'text-transform': is.keyword('none uppercase lowercase capitalize full-width full-size-kana math-auto'),
  'dominant-baseline': is.keyword(BASELINES),
  'alignment-baseline': is.keyword(BASELINES),
  'white-space': is.keyword('normal nowrap pre pre-wrap pre-line break-spaces collapse preserve wrap'),
  display: is.keyword(DISPLAYS),
  visibility: is.keyword('visible hidden collapse'),
  position: is.keyword('static relative absolute fixed sticky -webkit-sticky'),
  float: is.keyword('none left right inline-start inline-end'),
  color: is.color,
  'background-color': is.color,
  'stop-color': is.color,
  'flood-color': is.color,
  fill: is.paint,
  stroke: is.paint,
  opacity: is.alpha,
  'fill-opacity': is.alpha,
  'stroke-opacity': is.alpha,
  'stop-opacity': is.alpha,
  'stroke-width': is.length({ numbers: true }),
  'stroke-dashoffset': is.length(SVG_NUMBER),
  'stroke-dasharray': is.dashes,
  'stroke-miterlimit': is.number('', (limit) => limit >= 1),
  x: is.length(SVG_NUMBER),
  y: is.length(SVG_NUMBER),
  cx: is.length(SVG_NUMBER),
  cy: is.length(SVG_NUMBER),
  r: is.length({ numbers: true }),
  rx: is.length({ numbers: true, words: 'auto' }),
  ry: is.length({ numbers: true, words: 'auto' }),
  width: is.length({ words: SIZE }),
  height: is.length({ words: SIZE }),
  'min-width': is.length({ words: SIZE }),
  'min-height': is.length({ words: SIZE }),
  'max-width': is.length({ words: SIZE.replace('auto', 'none') }),
  'max-height': is.length({ words: SIZE.replace('auto', 'none') }),
  margin: is.sides({ words: 'auto', negative: true }),
  padding: is.sides(),
  'border-width': is.sides(BORDER_WIDTH),
  transform: is.transform,
  'z-index': is.number('auto', Number.isInteger),
  ...forSides((side) => `margin-${side}`, is.length({ words: 'auto', negative: true })),
  ...forSides((side) => `padding-${side}`, is.length()),
  ...forSides((side) => `border-${side}-width`, is.length(BORDER_WIDTH)),
  ...forSides((side) => side, is.length({ words: 'auto', negative: true })),
};

/** Properties whose words are names, or data that keeps its case. */
const KEEPS_CASE =
  /^(?:font|font-family|animation.*|content|d|grid.*|counter-.*|will-change|quotes|transition.*)$/;
const EVERYWHERE = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

const CACHE_LIMIT = 2000;
const normalized = new Map<string, string | null>();

/**
 * Checks a value and writes it as browsers do: colours as `rgb()`, lengths with their unit, single spaces.
 *
 * @param quirks Whether lengths may come without a unit, as in the attributes and the `style` of SVG elements.
 * @returns `null` for what a browser would not take
 */
export function normalizeValue(name: string, value: string, quirks: boolean): string | null {
  const key = `${name}:${quirks ? '!' : ''}${value}`;
  const known = normalized.get(key);
  if (known !== undefined) return known;
  const result = normalize(name, value.trim(), quirks);
  if (normalized.size >= CACHE_LIMIT) normalized.clear();
  normalized.set(key, result);
  return result;
}

function normalize(name: string, value: string, quirks: boolean): string | null {
  if (value === '' || !/^-*[a-z]/i.test(name)) return null;
  if (name.startsWith('--') || hasVariable(value)) return value;
  if (EVERYWHERE.test(value)) return value.toLowerCase();
  const components = parseComponents(value, KEEPS_CASE.test(name));
  const grammar = Object.hasOwn(GRAMMARS, name) ? (GRAMMARS[name] as is.Grammar) : is.anything;
  return components && grammar(components, quirks);
}

function lineHeight(components: Parameters<is.Grammar>[0]): string | null {
  const [first] = components;
  if (first?.kind === 'number' && first.unit === '')
    return components.length === 1 && first.value >= 0 ? first.text : null;
  return is.length({ words: 'normal' })(components, false);
}

function forSides(name: (side: string) => string, grammar: is.Grammar): Record<string, is.Grammar> {
  return Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [name(side), grammar]));
}
