import type { ConvertedDiagram, ConvertedFile, DiagramFile } from '@letu/core';
import { parse } from '../../src/document/parse.js';
import { write } from '../../src/document/write.js';
import { withDescendants, treesOf, type MindMap, type Topic } from '../../src/document/model.js';
import { formats } from '../../src/formats/formats.js';

/** What a file became. */
export interface Converted extends ConvertedDiagram {
  readonly map: MindMap;
  readonly topics: readonly Topic[];
  /** What was not brought over, in Chinese. */
  readonly told: string;
}

/** Reads a file of a format. */
export async function read(id: string, file: string | Uint8Array, title?: string): Promise<Converted> {
  const converter = await formats.find((format) => format.id === id)!.load();
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const converted = converter.read!(bytes, { title });
  const { map, findings } = parse(converted.source);
  if (findings.length > 0)
    throw new Error(`The source that was made has problems: ${JSON.stringify(findings)}`);
  const told = converted.notes.map((note) => note['zh-CN']).join('\n');
  return { ...converted, map, topics: withDescendants(treesOf(map)), told };
}

/** Writes a map, or a source, as a file of a format. */
export async function written(
  id: string,
  map: MindMap | string,
  files: readonly DiagramFile[] = [],
): Promise<ConvertedFile & { readonly text: string; readonly told: string }> {
  const converter = await formats.find((format) => format.id === id)!.load();
  const source = typeof map === 'string' ? map : write(map);
  const file = converter.write!({ type: 'MINDMAP', source }, files, {});
  const told = file.notes.map((note) => note['zh-CN']).join('\n');
  return { ...file, text: new TextDecoder().decode(file.bytes), told };
}

/** Returns the texts of a map as an outline. */
export function outlineOf(map: MindMap): string {
  const lines: string[] = [];
  const add = (topic: Topic, depth: number) => {
    lines.push('  '.repeat(depth) + topic.text.replaceAll('\n', '⏎'));
    for (const child of topic.children) add(child, depth + 1);
  };
  for (const tree of treesOf(map)) add(tree, 0);
  return lines.join('\n');
}
