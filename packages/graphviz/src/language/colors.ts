import { CSS_COLORS } from '@letu/core';

/** A colour name with what it looks like. */
export interface NamedColor {
  readonly name: string;
  /** A CSS colour. */
  readonly css: string;
}

/** The names used most, which are offered first. */
const COMMON =
  'black white red green blue gray orange yellow purple lightgrey lightblue gold pink brown teal navy'.split(
    ' ',
  );

/** Names that CSS has too; Graphviz hands them on to SVG as they are. */
const CSS_NAMES = new Set([...COMMON, ...CSS_COLORS.map((name) => name.toLowerCase())]);

/** The first of four shades each; X11 darkens the others by the factors below (https://graphviz.org/doc/info/colors.html). */
const SHADED =
  'antiquewhite#ffefdb aquamarine#7fffd4 azure#f0ffff bisque#ffe4c4 blue#0000ff brown#ff4040 burlywood#ffd39b ' +
  'cadetblue#98f5ff chartreuse#7fff00 chocolate#ff7f24 coral#ff7256 cornsilk#fff8dc cyan#00ffff ' +
  'darkgoldenrod#ffb90f darkolivegreen#caff70 darkorange#ff7f00 darkorchid#bf3eff darkseagreen#c1ffc1 ' +
  'darkslategray#97ffff deeppink#ff1493 deepskyblue#00bfff dodgerblue#1e90ff firebrick#ff3030 gold#ffd700 ' +
  'goldenrod#ffc125 green#00ff00 honeydew#f0fff0 hotpink#ff6eb4 indianred#ff6a6a ivory#fffff0 khaki#fff68f ' +
  'lavenderblush#fff0f5 lemonchiffon#fffacd lightblue#bfefff lightcyan#e0ffff lightgoldenrod#ffec8b ' +
  'lightpink#ffaeb9 lightsalmon#ffa07a lightskyblue#b0e2ff lightsteelblue#cae1ff lightyellow#ffffe0 ' +
  'magenta#ff00ff maroon#ff34b3 mediumorchid#e066ff mediumpurple#ab82ff mistyrose#ffe4e1 navajowhite#ffdead ' +
  'olivedrab#c0ff3e orange#ffa500 orangered#ff4500 orchid#ff83fa palegreen#9aff9a paleturquoise#bbffff ' +
  'palevioletred#ff82ab peachpuff#ffdab9 pink#ffb5c5 plum#ffbbff purple#9b30ff red#ff0000 rosybrown#ffc1c1 ' +
  'royalblue#4876ff salmon#ff8c69 seagreen#54ff9f seashell#fff5ee sienna#ff8247 skyblue#87ceff slateblue#836fff ' +
  'slategray#c6e2ff snow#fffafa springgreen#00ff7f steelblue#63b8ff tan#ffa54f thistle#ffe1ff tomato#ff6347 ' +
  'turquoise#00f5ff violetred#ff3e96 wheat#ffe7ba yellow#ffff00';
const SHADES = [1, 0.932, 0.804, 0.548];

/** Every tenth of X11's greys, in percent. */
const GREYS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** The colour names to offer: those of CSS, the shades of X11, some greys. */
export const COLORS: readonly NamedColor[] = [
  ...[...CSS_NAMES].map((name) => ({ name, css: name })),
  { name: 'transparent', css: 'transparent' },
  ...SHADED.split(' ').flatMap((entry) => {
    const [name = '', hex = ''] = entry.split('#');
    return SHADES.map((factor, index) => ({ name: `${name}${index + 1}`, css: shade(hex, factor) }));
  }),
  ...GREYS.map((percent) => ({ name: `gray${percent}`, css: shade('ffffff', percent / 100) })),
];

function shade(hex: string, factor: number): string {
  const parts = [0, 2, 4].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * factor));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
