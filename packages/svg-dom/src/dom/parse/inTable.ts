import { CELLS, ROW_GROUPS, TABLE_PARTS } from './elementKinds.js';
import { isHtml } from './openElements.js';
import type { Element } from '../element.js';
import type { StartTag, TreeBuilder } from './treeBuilder.js';

/** How deep in a table what it is made of stands: the table itself, row groups, rows. */
const TABLE = 0;
const GROUP = 1;
const ROW = 2;
type Level = typeof TABLE | typeof GROUP | typeof ROW;

/**
 * Puts a part of a table into it, with the parts that have to stand around it
 * (https://html.spec.whatwg.org/#parsing-main-intable).
 *
 * @returns false for what is no part of a table
 */
export function tableStartTag(builder: TreeBuilder, tag: StartTag): boolean {
  const { open } = builder;
  if (tag.name === 'table') {
    const part = innermostPart(builder);
    if (part && levelOf(part.localName) !== null) tableEndTag(builder, 'table');
    return part === null && contextLevel(builder) !== null;
  }
  if (tag.name === 'form' && isLoose(builder)) {
    if (!builder.form) builder.form = builder.insertVoid(tag);
    return true;
  }
  if (!TABLE_PARTS.has(tag.name)) return false;
  if (innermostPart(builder) === null && contextLevel(builder) === null) return true;
  closeCell(builder);
  if (tag.name === 'col' && isHtml(open.current, 'colgroup')) builder.insertVoid(tag);
  else if (goTo(builder, parentLevel(tag.name))) insertPart(builder, tag);
  return true;
}

/** Closes a part of a table. @returns false for what is no part of a table */
export function tableEndTag(builder: TreeBuilder, name: string): boolean {
  const { open } = builder;
  if (name !== 'table' && !TABLE_PARTS.has(name)) return false;
  if (!open.findInTable((element) => isHtml(element, name))) return true;
  if (CELLS.has(name)) open.generateImpliedEndTags();
  else closeCell(builder);
  open.popUntil((element) => isHtml(element, name));
  if (CELLS.has(name)) builder.formatting.clearToMarker();
  return true;
}

/** Inserts a part at the level it belongs to, after the parts in between that are not written. */
function insertPart(builder: TreeBuilder, tag: StartTag): void {
  const { open } = builder;
  const implied = (name: string) => builder.insertElement({ name, attributes: [] });
  const level = levelHere(builder);
  if (tag.name === 'col') {
    implied('colgroup');
    builder.insertVoid(tag);
    return;
  }
  const wanted = parentLevel(tag.name);
  if (level === TABLE && wanted > TABLE) implied('tbody');
  if (level !== ROW && wanted === ROW) implied('tr');
  builder.insertElement(tag);
  if (CELLS.has(open.current.localName)) builder.formatting.pushMarker();
}

/** Closes elements until the current one is at most at a level. @returns false where the root is deeper already */
function goTo(builder: TreeBuilder, wanted: Level): boolean {
  const { open } = builder;
  for (;;) {
    const level = levelHere(builder);
    if (level !== null && level <= wanted) return true;
    if (open.depth === 1) return false;
    open.pop();
  }
}

function closeCell(builder: TreeBuilder): void {
  const cell = builder.open.findInTable((element) => element.isHtml && CELLS.has(element.localName));
  if (!cell) return;
  builder.open.generateImpliedEndTags();
  builder.open.popThrough(cell);
  builder.formatting.clearToMarker();
}

/** Tells whether what comes is in a table, but in none of its cells. */
function isLoose(builder: TreeBuilder): boolean {
  const part = innermostPart(builder);
  return (part ? levelOf(part.localName) : contextLevel(builder)) !== null;
}

/** The innermost open element that is a table or a part of one. */
function innermostPart({ open }: TreeBuilder): Element | null {
  return open.findInTable(
    ({ isHtml: html, localName }) => html && (localName === 'table' || TABLE_PARTS.has(localName)),
  );
}

function levelHere(builder: TreeBuilder): Level | null {
  const { open } = builder;
  if (open.depth === 1) return contextLevel(builder);
  return open.current.isHtml ? levelOf(open.current.localName) : null;
}

function contextLevel({ context }: TreeBuilder): Level | null {
  return context?.isHtml ? levelOf(context.localName) : null;
}

function levelOf(name: string): Level | null {
  if (name === 'table') return TABLE;
  if (ROW_GROUPS.has(name)) return GROUP;
  return name === 'tr' ? ROW : null;
}

function parentLevel(name: string): Level {
  if (name === 'tr') return GROUP;
  return name === 'td' || name === 'th' ? ROW : TABLE;
}
