import { isMap, isScalar, type Node, type YAMLMap } from 'yaml';
import { CHART_TYPES, type ChartType } from '../../source/chartTypes.js';
import { parseChart } from '../../source/readSource.js';

/** Returns the type of chart that a source says, undefined for none. */
export function typeOf(source: string): ChartType | undefined {
  const root = parseChart(source)?.contents;
  const value = isMap(root) ? pairOf(root)?.value : undefined;
  return CHART_TYPES.find((type) => isScalar(value) && value.value === type);
}

/** Returns a source with another type of chart, undefined for one that cannot be read. */
export function withType(source: string, type: ChartType): string | undefined {
  const document = parseChart(source);
  if (!document || document.errors.length > 0) return undefined;
  const root = document.contents;
  if (root === null) return `type: ${type}\n${source}`;
  if (!isMap(root)) return undefined;
  const pair = pairOf(root);
  if (!pair) return withPair(source, root, type);
  const [from, to] = (pair.value as Node | null)?.range ?? [0, 0];
  const quote = /["']/.exec(source[from] ?? '')?.[0] ?? '';
  const before = source.slice(0, from);
  return `${before}${before.endsWith(':') ? ' ' : ''}${quote}${type}${quote}${source.slice(to)}`;
}

const pairOf = (root: YAMLMap) => root.items.find(({ key }) => isScalar(key) && key.value === 'type');

function withPair(source: string, root: YAMLMap, type: ChartType): string {
  const [start] = root.range ?? [0];
  if (!root.flow) return `${source.slice(0, start)}type: ${type}\n${source.slice(start)}`;
  const more = root.items.length > 0 ? ',' : '';
  const blanks = /^\s*/.exec(source.slice(start + 1))?.[0] ?? '';
  const separator = more && (blanks || ' ');
  return `${source.slice(0, start + 1)}${blanks}"type": "${type}"${more}${separator}${source.slice(start + 1 + blanks.length)}`;
}
