import type { Label, LineLook } from '../figure.js';

/** Returns a label as several, each of lines that look alike, where they stand in it. */
export function alikeParts(label: Label): readonly Label[] {
  const { lines, looks, box } = label;
  if (!looks) return [label];
  const whole = looks.reduce((sum, { height }) => sum + height, 0);
  let top = box.y + box.height / 2 - whole / 2;
  const parts: { readonly look: LineLook; readonly lines: string[]; readonly y: number; height: number }[] =
    [];
  for (const [index, look] of looks.entries()) {
    const line = lines[index] ?? '';
    const last = parts.at(-1);
    const isNext = last !== undefined && last.y + last.height > top - 1 && areAlike(last.look, look);
    if (line !== '' && isNext) {
      last.lines.push(line);
      last.height += look.height;
    } else if (line !== '') parts.push({ look, lines: [line], y: top, height: look.height });
    top += look.height;
  }
  return parts.map(({ look: { size, color, bold, italic }, lines: own, y, height }) => ({
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
}

const areAlike = (one: LineLook, other: LineLook): boolean =>
  one.size === other.size && one.color === other.color && Math.abs(one.height - other.height) < 1;
