import type { Block } from './content.js';
import { plainLook } from './layout.js';
import { parseHtmlLabel } from './parseLabel.js';

const ANY_LOOK = plainLook({ family: 'sans-serif', size: 12 });

/** Returns the words of a label, as somebody would read them out. */
export function labelWords(label: string, isHtml: boolean): string {
  if (!isHtml || !/[<&]/.test(label)) return label;
  return wordsOf(parseHtmlLabel(label.replaceAll('\n', '<br>'), ANY_LOOK, 'left'));
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks.map(wordsIn).join(' ');
}

function wordsIn(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
    case 'table':
      return block.rows.map((row) => row.map(({ box }) => wordsIn(box)).join(' ')).join(' ');
    case 'box':
      return wordsOf(block.blocks);
    default:
      return ' ';
  }
}
