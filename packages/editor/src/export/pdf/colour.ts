import { number } from './content.js';

/** A colour, each part from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

let context: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, Colour>();

/** Returns a CSS colour in whatever notation, as the browser paints it. */
export function colourOf(value: string): Colour {
  const found = known.get(value);
  if (found) return found;
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  context!.clearRect(0, 0, 1, 1);
  context!.fillStyle = value;
  context!.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context!.getImageData(0, 0, 1, 1).data;
  const colour = { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
  known.set(value, colour);
  return colour;
}

export const rgb = ({ red, green, blue }: Colour): string => [red, green, blue].map(number).join(' ');
