import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { parseChart } from '../../source/readSource.js';
import { writtenScalar } from './scalar.js';

/** Returns a source whose settings call a column by another name: `secondary`, and `unit` where each column has its own. */
export function withColumnName(source: string, name: string, newName: string): string {
  const root = parseChart(source)?.contents;
  if (!isMap(root) || name === '' || newName === '') return source;
  const isNamed = (node: unknown): node is Scalar => isScalar(node) && String(node.value) === name;
  const named = (root as YAMLMap).items.flatMap(({ key, value }): readonly Scalar[] => {
    if (!isScalar(key)) return [];
    if (key.value === 'secondary' && isSeq(value)) return value.items.filter(isNamed);
    if (key.value === 'unit' && isMap(value)) return value.items.map((pair) => pair.key).filter(isNamed);
    return [];
  });
  const isJson = source.trimStart().startsWith('{');
  return named.reduceRight((text, { range }) => {
    const [from, to] = range ?? [0, 0];
    return text.slice(0, from) + writtenScalar(newName, text.slice(from, to), isJson) + text.slice(to);
  }, source);
}
