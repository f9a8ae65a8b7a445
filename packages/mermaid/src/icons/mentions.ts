import type { TextRange } from '@letu/core';

/** An icon that a source names. */
export interface IconMention extends TextRange {
  /** In the text of a label, as the shape or the sign of a node, or as what is put beside one with `::icon()`. */
  readonly kind: 'label' | 'node' | 'decoration';
  /** The set; empty where none is named. */
  readonly pack: string;
  readonly name: string;
}

/** How Mermaid finds icons in labels. */
const IN_LABEL = /(fa[bklrs]?):fa-([\w-]+)/dg;
const OF_NODE = /@\{[^}]*?\bicon\s*:\s*["']?((?:([\w-]+):)?([\w-]+))/dg;
const OF_SERVICE = /^[^\S\n]*(?:service|group)\s+[\w-]+\s*\(((?:([\w-]+):)?([\w-]+))\)/dgm;
const DECORATION = /::icon\(([^)\n]*)\)/dg;
const COMMENT = /^[^\S\n]*%%/;

/** Types whose labels show icons once they are HTML. */
const LABEL_TYPES =
  /^(?:flowchart|graph|swimlane|stateDiagram|classDiagram|erDiagram|requirementDiagram|mindmap|kanban|block)/;

/** Returns true for types of which Mermaid draws the icons in labels. */
export const drawsLabelIcons = (type: string): boolean => LABEL_TYPES.test(type);

/** Returns true if there is an icon in the text of a label that Mermaid draws there, which takes HTML. */
export const hasLabelIcon = (source: string, type: string): boolean =>
  drawsLabelIcons(type) && iconsIn(source, type).some(({ kind }) => kind === 'label');

/**
 * Finds the icons that a source names, in its order.
 *
 * @param type The type of the diagram, as its first word says.
 */
export function iconsIn(source: string, type: string): readonly IconMention[] {
  const found: IconMention[] = [];
  const add = (
    kind: IconMention['kind'],
    range: readonly [number, number] | undefined,
    pack = '',
    name = '',
  ) => {
    if (!range) return;
    const [from, to] = range;
    const line = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
    if (!COMMENT.test(line)) found.push({ kind, from, to, pack, name });
  };
  for (const { 1: pack, 2: name, indices } of source.matchAll(IN_LABEL)) {
    add('label', indices?.[0], pack, name);
  }
  const signs = type.startsWith('architecture') ? [OF_NODE, OF_SERVICE] : [OF_NODE];
  for (const { 2: pack, 3: name, indices } of signs.flatMap((sign) => [...source.matchAll(sign)])) {
    add('node', indices?.[1], pack, name);
  }
  for (const { 1: name, indices } of source.matchAll(DECORATION)) {
    add('decoration', indices?.[0], '', name);
  }
  return found.toSorted((a, b) => a.from - b.from);
}
