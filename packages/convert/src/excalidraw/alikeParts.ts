import type { FigurePart, Label, LineLook, TextLook } from '../figure.js';

/** Returns a label as several, each of lines that look alike, where they stand in it. */
export function alikeParts(label: Label): readonly Label[] {
  const { lines, looks, box } = label;
  if (!looks) return [label];
  const whole = looks.reduce((sum, { height }) => sum + height, 0);
  const mixed: Label[] = [];
  let top = box.y + box.height / 2 - whole / 2;
  const parts: { readonly look: LineLook; readonly lines: string[]; readonly y: number; height: number }[] =
    [];
  for (const [index, look] of looks.entries()) {
    const line = lines[index] ?? '';
    const last = parts.at(-1);
    const spread = runParts(label, look, top);
    mixed.push(...spread);
    const isNext = last !== undefined && last.y + last.height > top - 1 && areAlike(last.look, look);
    if (spread.length > 0) parts.push({ look, lines: [], y: top, height: look.height });
    else if (line !== '' && isNext) {
      last.lines.push(line);
      last.height += look.height;
    } else if (line !== '') parts.push({ look, lines: [line], y: top, height: look.height });
    top += look.height;
  }
  const filled = parts.filter(({ lines: own }) => own.length > 0);
  const plain = filled.map(({ look: { size, color, bold, italic }, lines: own, y, height }) => ({
    ...label,
    looks: undefined,
    lines: own,
    box: { ...box, y, height },
    pitch: height / own.length,
    size,
    color,
    bold,
    italic,
  }));
  return [...plain, ...mixed];
}

/** Returns the parts of a line that differ in what a board can tell apart, each where it is drawn. */
function runParts(label: Label, { runs = [], height }: LineLook, y: number): readonly Label[] {
  const [first, ...others] = runs;
  if (!first || others.every((run) => isInkAlike(first, run)) || runs.some(({ box }) => !box)) return [];
  return runs.flatMap(({ text, size, color, bold, italic, box }): readonly Label[] =>
    box
      ? [
          {
            ...label,
            looks: undefined,
            lines: [text.trim()],
            box: { ...box, y, height },
            pitch: height,
            align: 'left',
            size,
            color,
            bold,
            italic,
          },
        ]
      : [],
  );
}

const isInkAlike = (one: TextLook, other: TextLook): boolean =>
  one.size === other.size && one.color === other.color;

/** Returns a part whose labels are plain where a board has no way to show what is different in them, such as bold letters. */
export function withPlainLabels<Part extends FigurePart>(part: Part): Part {
  if (part.type === 'link') return { ...part, labels: part.labels.map(plainLabel) };
  if (part.type === 'image') return part;
  if (part.type !== 'table') return part.label ? { ...part, label: plainLabel(part.label) } : part;
  const compartments = part.compartments.map((compartment) => ({
    ...compartment,
    cells: compartment.cells.map((cell) => (cell.label ? { ...cell, label: plainLabel(cell.label) } : cell)),
  }));
  return { ...part, compartments };
}

function plainLabel(label: Label): Label {
  const [first] = label.looks ?? [];
  const isPlain =
    first !== undefined &&
    label.lines.every((line) => line !== '') &&
    label.looks?.every(
      (look) => areAlike(first, look) && (look.runs ?? []).every((run) => isInkAlike(first, run)),
    );
  return isPlain ? { ...label, looks: undefined } : label;
}

const areAlike = (one: LineLook, other: LineLook): boolean =>
  isInkAlike(one, other) && Math.abs(one.height - other.height) < 1;
