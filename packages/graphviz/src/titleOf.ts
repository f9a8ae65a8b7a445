import { titleIn } from '@letu/core';

const QUOTED = String.raw`"(?:[^"\\]|\\[\s\S])*"`;
/** Labels, attributes of the graph, what braces mean nothing in, and braces. */
const PARTS = new RegExp(
  String.raw`\blabel\s*=\s*(${QUOTED}|[^\s"<>;,[\]{}]+)|\bgraph\s*\[|${QUOTED}|//.*|/\*[\s\S]*?\*/|[{}[\]]`,
  'g',
);

/** Returns the label of a graph: neither of what is in it nor of what is grouped. */
export function titleOf(source: string): string | undefined {
  let depth = 0;
  let isOther = false;
  for (const [part, label] of source.matchAll(PARTS)) {
    if (part === '{') depth += 1;
    else if (part === '}') depth -= 1;
    else if (part === '[') isOther = true;
    else if (part === ']') isOther = false;
    else if (label !== undefined && depth === 1 && !isOther) return titleIn(label, /([\s\S]*)/);
  }
  return undefined;
}
