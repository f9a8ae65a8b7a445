import type { Theme } from '@letu/core';
import type { TextMeasurer } from '@letu/svg-dom';
import { readElement } from '../document/element.js';
import type { FrameElement, TextElement } from '../document/model.js';
import { PLAIN_FONT, stackOf } from './families.js';

/** How frames look, which no file says. */
export const FRAME_LOOK = { radius: 8, stroke: '#bbb', strokeWidth: 2 } as const;

const SIZE = 14;
const LINE_HEIGHT = 1.25;
/** Between the name of a frame and its line. */
const GAP = 3;
/** The colours of names: before the dark theme changes them. */
const COLOURS: Readonly<Record<Theme, string>> = { light: '#999999', dark: '#7a7a7a' };

/** How far above a frame its name begins. */
export const TITLE_HEIGHT = SIZE * LINE_HEIGHT + GAP;

interface Naming {
  readonly theme: Theme;
  readonly measurer: TextMeasurer | undefined;
  readonly frameName: string;
}

/** Returns the name of a frame as a text, no wider than the frame. */
export function frameTitle(
  { name, width }: FrameElement,
  { theme, measurer, frameName }: Naming,
): TextElement {
  return plainText({
    text: shortened(name ?? frameName, width, measurer),
    fontSize: SIZE,
    strokeColor: COLOURS[theme],
    width,
  });
}

/** Returns a text in the plain font of things that no hand drew. */
export function plainText(fields: Readonly<Record<string, unknown>>): TextElement {
  const raw = { fontFamily: PLAIN_FONT, lineHeight: LINE_HEIGHT, ...fields };
  return readElement(raw, 'text', '') as TextElement;
}

/** Returns how wide a text is; about that where nothing measures. */
export function plainWidth(text: string, size: number, measurer: TextMeasurer | undefined): number {
  return (
    measurer?.measureText(`${size}px ${stackOf(PLAIN_FONT)}`, text, {}).advance ?? text.length * size * 0.55
  );
}

/** No frame is so wide that it has room for more. */
const LONGEST = 500;

function shortened(text: string, width: number, measurer: TextMeasurer | undefined): string {
  const characters = Array.from(text.slice(0, LONGEST));
  if (plainWidth(characters.join(''), SIZE, measurer) <= width) return characters.join('');
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const fits = plainWidth(`${characters.slice(0, middle).join('')}...`, SIZE, measurer) <= width;
    if (fits) least = middle;
    else most = middle - 1;
  }
  return `${characters.slice(0, least).join('')}...`;
}
