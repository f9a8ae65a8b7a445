import type { Diagnostic, LineIndex } from '@letu/core';
import type { PlantumlMessages } from '../locales/zh-CN.js';
import type { SelectedDiagram } from '../source/selectDiagram.js';

type LostPart = keyof PlantumlMessages['lostParts'];

/** Parts of a picture that the browser build leaves out without a word. */
const LOST_PARTS: readonly (readonly [RegExp, LostPart])[] = [
  [/<math>/i, 'formula'],
  [/<latex>/i, 'formula'],
  [/^\s*\{\{\w*\s*$/, 'nestedDiagram'],
  [/<img[: ]\s*(?!data:)[^>]+>|(?<=["'=]\s*)img:(?!data:)[^"'>]+/i, 'image'],
];

/** Warns of what the picture will lack, at its place. */
export function findLostParts(
  { lines, firstLine }: SelectedDiagram,
  index: LineIndex,
  source: string,
  messages: PlantumlMessages,
): Diagnostic[] {
  return lines.flatMap((line, number) => {
    if (/^\s*'/.test(line)) return [];
    return LOST_PARTS.flatMap(([pattern, part]): Diagnostic[] => {
      const match = pattern.exec(line);
      if (!match) return [];
      const { from } = index.lineRange(firstLine + number);
      const start = from + match.index + (match[0].length - match[0].trimStart().length);
      const to = start + match[0].trim().length;
      if (source.slice(start, to) !== match[0].trim()) return [];
      return [
        { from: start, to, severity: 'warning', message: messages.lostParts[part], source: 'plantuml' },
      ];
    });
  });
}
