import type { TextElement } from '../document/model.js';
import { familyOf, stackOf } from './families.js';
import { escape, tag } from './markup.js';
import type { Paint } from './rough.js';

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Writes the lines of a text. */
export function writeText(element: TextElement, { colour, attributes }: Paint): string {
  const { fontSize, fontFamily, lineHeight, textAlign, width, text } = element;
  const height = fontSize * lineHeight;
  const { ascender, descender } = familyOf(fontFamily);
  const baseline = (height + (ascender + descender) * fontSize) / 2;
  const direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  const [x, anchor] =
    textAlign === 'center'
      ? ([width / 2, 'middle'] as const)
      : textAlign === 'right'
        ? ([width, 'end'] as const)
        : ([0, direction === 'rtl' ? 'end' : 'start'] as const);
  // What measured the text kept its blanks; browsers give the text element a rule of its own.
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const written = lines.map((line, index) =>
    tag(
      'text',
      {
        x,
        y: index * height + baseline,
        'font-family': stackOf(fontFamily),
        style: 'white-space:pre',
        ...(direction === 'rtl' ? { direction } : {}),
      },
      escape(line),
    ),
  );
  const shared = {
    'font-size': `${fontSize}px`,
    fill: colour(element.strokeColor),
    'text-anchor': anchor,
  };
  return tag('g', { ...attributes, ...shared }, written.join(''));
}
