/** Colours no graph uses by chance: Graphviz draws with them what the graph gives no colour, to be found again. */
export const MARKERS = { shape: '#fe01a1', edge: '#fe01a2', text: '#fe01a3' } as const;

/** What is drawn instead of the markers on a dark page. */
export const DARK = {
  line: '#c3c9d2',
  text: '#eceff4',
  /** Filled shapes without a colour of their own, light grey on a light page. */
  fill: '#3d4450',
} as const;

/** What is drawn instead of the markers on a light colour of the user's: Graphviz's own default. */
export const ON_LIGHT = 'black';

// The SVG colour names with a relative luminance under 0.18, where white text has the better contrast
// (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
const DARK_NAMES: ReadonlySet<string> = new Set(
  (
    'black blue blueviolet brown crimson darkblue darkgreen darkmagenta darkolivegreen darkorchid darkred ' +
    'darkslateblue darkslategray darkslategrey darkviolet dimgray dimgrey firebrick green indigo ' +
    'maroon mediumblue mediumvioletred midnightblue navy purple rebeccapurple royalblue saddlebrown ' +
    'sienna slateblue teal'
  ).split(' '),
);
const LIGHT_ENOUGH = 0.18;

/** Tells whether a colour as Graphviz writes it in SVG, `#rrggbb` or a name, asks for dark text on it. */
export function isLight(color: string): boolean {
  if (!color.startsWith('#')) return !DARK_NAMES.has(color.toLowerCase());
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT_ENOUGH;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
