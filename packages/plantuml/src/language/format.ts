import { readNesting } from './blocks.js';

/** Indents the blocks of a text by two blanks a level. Text inside notes, legends and data keeps its blanks. */
export function format(source: string): string {
  const { levels } = readNesting(source);
  const breaks = source.match(/\r\n|\r|\n/g) ?? [];
  return source
    .split(/\r\n|\r|\n/)
    .map((line, number) => `${laidOut(line, levels[number])}${breaks[number] ?? ''}`)
    .join('');
}

function laidOut(line: string, level: number | undefined): string {
  if (level === undefined) return line;
  const text = line.trim();
  return text === '' ? '' : '  '.repeat(level) + text;
}
