/** The colour names of CSS (https://www.w3.org/TR/css-color-4/#named-colors), without those of the system. */
const NAMES = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod ' +
    'darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon ' +
    'darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray ' +
    'dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green ' +
    'greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon ' +
    'lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
    'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta ' +
    'maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen ' +
    'mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive ' +
    'olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru ' +
    'pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell ' +
    'sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise ' +
    'violet wheat white whitesmoke yellow yellowgreen transparent currentcolor canvas canvastext linktext ' +
    'buttonface buttontext field fieldtext graytext highlight highlighttext'
  ).split(' '),
);

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\((.*)\)$/is;

/** Tells whether a value can be a colour. */
export function isColor(value: string): boolean {
  const text = value.trim();
  if (text.startsWith('#')) return HEX.test(text);
  return NAMES.has(text.toLowerCase()) || (FUNCTION.test(text) && !/\bNaN\b|undefined/.test(text));
}

/**
 * Writes a colour as browsers do: `#rgb` and `hsl()` become `rgb()`, names stay.
 *
 * @returns `null` for what is no colour.
 */
export function normalizeColor(value: string): string | null {
  if (!isColor(value)) return null;
  if (value.startsWith('#')) return hexToRgb(value.slice(1));
  const call = FUNCTION.exec(value);
  if (!call) return value.toLowerCase();
  const name = (call[1] as string).toLowerCase();
  if (!/^(?:rgb|hsl)/.test(name)) return value;
  const parts = (call[2] as string).trim().split(/\s*[,/]\s*|\s+/);
  const legacy = name.startsWith('rgb') ? rgbChannels(parts) : hslChannels(parts);
  return legacy ? writeRgb(legacy, parts[3] === undefined ? 1 : fraction(parts[3])) : null;
}

type Channels = readonly [number, number, number];

function hexToRgb(hex: string): string {
  const digits = hex.length < 5 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((pair) => Number.parseInt(pair, 16));
  return writeRgb([red, green, blue], alpha / 255);
}

function rgbChannels(parts: readonly string[]): Channels | null {
  const channels = parts
    .slice(0, 3)
    .map((part) => (part.endsWith('%') ? fraction(part) * 255 : Number(part)));
  return asChannels(channels);
}

function hslChannels([hue = '', saturation = '', lightness = '']: readonly string[]): Channels | null {
  const angle = (((Number.parseFloat(hue) / 30) % 12) + 12) % 12;
  const s = fraction(saturation);
  const l = fraction(lightness);
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (offset + angle) % 12;
    return (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return asChannels([channel(0), channel(8), channel(4)]);
}

function asChannels([
  red = Number.NaN,
  green = Number.NaN,
  blue = Number.NaN,
]: readonly number[]): Channels | null {
  return [red, green, blue].every(Number.isFinite) ? [red, green, blue] : null;
}

function fraction(text: string): number {
  const value = Number.parseFloat(text);
  return Math.max(0, Math.min(1, text.endsWith('%') ? value / 100 : value));
}

function writeRgb(channels: Channels, alpha: number): string {
  const [red, green, blue] = channels.map((value) => Math.round(Math.max(0, Math.min(255, value))));
  if (alpha >= 1) return `rgb(${red}, ${green}, ${blue})`;
  return `rgba(${red}, ${green}, ${blue}, ${writeAlpha(alpha)})`;
}

/** An alpha with two decimals where they say it exactly in 8 bits, else three. */
function writeAlpha(alpha: number): number {
  const bits = Math.round(alpha * 255);
  const short = Math.round((bits * 100) / 255) / 100;
  return Math.round(short * 255) === bits ? short : Math.round((bits * 1000) / 255) / 1000;
}
