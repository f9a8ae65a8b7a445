import { numberLines, type MappedLines } from '../source/mappedLines.js';

const START = /^\s*[@\\]start[a-z]+/i;
const END = /^\s*[@\\]end[a-z]+/i;

/**
 * Returns the lines of a file that an include takes: the wanted diagram in it without its `@start` and `@end` lines, or
 * everything where it holds none.
 *
 * @param lines The file's lines.
 * @param part The diagram's number from 0, or its id (`@startuml(id=NAME)` or `@startuml NAME`); the first one when left out.
 * @returns Undefined where there is no such diagram.
 */
export function diagramPart(lines: readonly string[], part?: string): MappedLines | undefined {
  const starts = lines.flatMap((line, index) => (START.test(line) ? [index] : []));
  if (starts.length === 0) return part === undefined ? numberLines(lines, 1) : undefined;
  const start =
    part === undefined || /^\d+$/.test(part)
      ? starts[Number(part ?? 0)]
      : starts.find((index) => diagramId(lines[index] ?? '') === part.toLowerCase());
  if (start === undefined) return undefined;
  const end = lines.findIndex((line, index) => index > start && END.test(line));
  return numberLines(lines.slice(start + 1, end < 0 ? undefined : end), start + 2);
}

function diagramId(startLine: string): string | undefined {
  const [, inBrackets, plain] = /^\s*[@\\]start[a-z]+\s*(?:\(id=([^)]*)\)|(\S+))/i.exec(startLine) ?? [];
  return (inBrackets ?? plain)?.trim().toLowerCase();
}

/**
 * Returns the lines between `!startsub NAME` and `!endsub`, of all blocks of that name one after the other.
 *
 * @param name The name, in any case.
 * @returns Undefined where there is no such block.
 */
export function subBlock(lines: readonly string[], name: string): MappedLines | undefined {
  const taken: string[] = [];
  const origins: number[] = [];
  let found = false;
  let inside = false;
  lines.forEach((line, index) => {
    const start = /^\s*!startsub\s+(\S+)/.exec(line)?.[1];
    if (start !== undefined) {
      inside = start.toLowerCase() === name.toLowerCase();
      found ||= inside;
    } else if (/^\s*!endsub\b/.test(line)) {
      inside = false;
    } else if (inside) {
      taken.push(line);
      origins.push(index + 1);
    }
  });
  return found ? { lines: taken, origins } : undefined;
}
