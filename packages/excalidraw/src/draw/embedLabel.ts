import type { TextMeasurer } from '@letu/svg-dom';
import type { SceneElement, TextElement } from '../document/model.js';
import { plainText, plainWidth } from './frames.js';

/** What stands where a page would be that has no address. */
const NO_ADDRESS = 'Web-Embed';
const MARGIN = 20;
const LONGEST = 300;

/** Returns what is written in place of a page that is embedded, from the upper left corner of it: its address. */
export function embedLabel(element: SceneElement, measurer: TextMeasurer | undefined): TextElement {
  const { width, height, link, strokeColor } = element;
  const text = (link ?? NO_ADDRESS).slice(0, LONGEST);
  const fontSize = Math.max(Math.min(width / 2, width / text.length), width / 30, 0.1);
  const lines = broken(text, fontSize, Math.max(width - MARGIN, fontSize), measurer);
  const label = plainText({
    text: lines.join('\n'),
    fontSize,
    textAlign: 'center',
    strokeColor: strokeColor === 'transparent' ? 'black' : strokeColor,
  });
  return { ...label, x: width / 2, y: (height - lines.length * fontSize * label.lineHeight) / 2 };
}

function broken(
  text: string,
  size: number,
  width: number,
  measurer: TextMeasurer | undefined,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (line !== '' && plainWidth(line + character, size, measurer) > width) {
      lines.push(line);
      line = '';
    }
    line += character;
  }
  return [...lines, line];
}
