import type { Block, BoxBlock, ParagraphBlock, RuleBlock, TextLook } from './content.js';
import { layLines } from './lines.js';
import type { LabelMeasure } from './measure.js';
import type { Laid, Placed } from './placed.js';
import { layTable } from './tableLayout.js';

/** Lays out blocks one below the other. @param room How wide they may be. */
export function layBlocks(blocks: readonly Block[], room: number, measure: LabelMeasure): Laid {
  const laid = blocks.map((block) => layBlock(block, room, measure));
  const tops: number[] = [];
  let y = 0;
  laid.forEach(({ height, above }, index) => {
    const before = laid[index - 1];
    y += before ? Math.max(above, before.below) : 0;
    tops.push(y);
    y += height;
  });
  return {
    width: Math.max(0, ...laid.map(({ width }) => width)),
    height: y,
    above: laid[0]?.above ?? 0,
    below: laid.at(-1)?.below ?? 0,
    place: (x, top, width) => laid.flatMap((block, index) => block.place(x, top + tops[index]!, width)),
  };
}

function layBlock(block: Block, room: number, measure: LabelMeasure): Laid {
  switch (block.kind) {
    case 'paragraph':
      return layParagraph(block, room, measure);
    case 'rule':
      return layRule(block);
    case 'table':
      return layTable(block, room, (box, width) => layBox(box, width, measure));
    default:
      return layBox(block, room, measure);
  }
}

function layParagraph({ inlines, look, align }: ParagraphBlock, room: number, measure: LabelMeasure): Laid {
  const lines = layLines(inlines, look, room, measure);
  const share = align === 'left' ? 0 : align === 'center' ? 0.5 : 1;
  return {
    width: Math.max(0, ...lines.map(({ width }) => width)),
    height: lines.reduce((sum, { ascent, descent }) => sum + ascent + descent, 0),
    above: 0,
    below: 0,
    place(x, y, width) {
      let top = y;
      return lines.map((line): Placed => {
        const baseline = top + line.ascent;
        top += line.ascent + line.descent;
        // A line that is too long begins where the others do.
        return { kind: 'line', line, x: x + Math.max(0, width - line.width) * share, baseline };
      });
    },
  };
}

function layRule({ margin, size, color }: RuleBlock): Laid {
  return {
    width: 0,
    height: size,
    above: margin,
    below: margin,
    place: (x, y, width) => [{ kind: 'area', x, y, width, height: size, fill: color }],
  };
}

/** Lays out blocks with what is around them. */
function layBox(box: BoxBlock, room: number, measure: LabelMeasure): Laid {
  const { margin, padding, border, background } = box;
  const line = border?.width ?? 0;
  const left = padding.left + line;
  const sides = left + padding.right + line;
  const free = room - margin.left - margin.right;
  const inside = layBlocks(box.blocks, (box.width ?? free - sides) || 0, measure);
  const isOpen = { top: padding.top + line === 0, bottom: padding.bottom + line === 0 };
  const above = isOpen.top ? 0 : inside.above;
  const height =
    (box.height ?? above + inside.height + (isOpen.bottom ? 0 : inside.below)) +
    padding.top +
    padding.bottom +
    2 * line;
  const natural = (box.width ?? inside.width) + sides;
  return {
    width: natural + margin.left + margin.right,
    height,
    above: isOpen.top ? Math.max(margin.top, inside.above) : margin.top,
    below: isOpen.bottom ? Math.max(margin.bottom, inside.below) : margin.bottom,
    place(x, y, width) {
      const own = box.width === undefined ? width - margin.left - margin.right : natural;
      const at = x + margin.left;
      const frame: readonly Placed[] =
        border || background
          ? [{ kind: 'area', x: at, y, width: own, height, fill: background, border }]
          : [];
      const content = inside.place(at + left, y + padding.top + line + above, own - sides);
      return [...frame, ...bulletOf(box, content, at + left, measure), ...content];
    },
  };
}

/** How far a list's sign stands before its text, in its size. */
const BULLET_GAP = 0.5;

function bulletOf(
  { bullet }: BoxBlock,
  content: readonly Placed[],
  x: number,
  measure: LabelMeasure,
): readonly Placed[] {
  const first = content.find((placed) => placed.kind === 'line');
  if (!bullet || !first) return [];
  const [line] = layLines([{ kind: 'text', ...bullet }], bullet.look, Infinity, measure);
  if (!line) return [];
  const gap = bullet.look.size * BULLET_GAP;
  return [{ kind: 'line', line, x: x - gap - line.width, baseline: first.baseline }];
}

/** A label that is laid out: how large it is, and what it consists of from its top left corner on. */
export interface LaidLabel {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
}

/** Lays out a label. @param room How wide it may be. @param isWide Whether it is as wide as it may be. */
export function layLabel(
  blocks: readonly Block[],
  room: number,
  isWide: boolean,
  measure: LabelMeasure,
): LaidLabel {
  const laid = layBlocks(blocks, room, measure);
  const width = isWide ? room : laid.width;
  // Margins of what is first and last stay inside the label.
  return {
    width,
    height: laid.above + laid.height + laid.below,
    placed: laid.place(0, laid.above, width),
  };
}

/** Returns how letters of a label look where it says nothing else. */
export const plainLook = (look: Partial<TextLook> & Pick<TextLook, 'family' | 'size'>): TextLook => ({
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  color: '#000000',
  raise: 0,
  lineHeight: { times: 1.2 },
  spaces: 'normal',
  ...look,
});
