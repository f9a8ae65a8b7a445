import type { Page, PageCell } from '../../../document/model.js';
import { changeCells } from '../../edit/cells.js';

/** Names that mean something to draw.io, and are no data of one's own. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'label', 'link', 'linkTarget', 'tooltip']);
/** What the name of an attribute can be, where it is to be written as XML. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** Tells whether a text can name a new datum of a cell. */
export function isNewName(cell: PageCell, name: string): boolean {
  return NAME.test(name) && !OWN_FIELDS.has(name) && attributeOf(cell, name) === undefined;
}

/** Returns what a cell has under a name. */
export function attributeOf({ wrapper }: PageCell, name: string): string | undefined {
  return wrapper && Object.hasOwn(wrapper.attributes, name) ? wrapper.attributes[name] : undefined;
}

/** Returns the data of a cell, in their order. */
export function dataOf({ wrapper }: PageCell): readonly (readonly [name: string, value: string])[] {
  return Object.entries(wrapper?.attributes ?? {}).filter(([name]) => !OWN_FIELDS.has(name));
}

/** Sets what cells have under a name; undefined takes it away. */
export function setAttribute(
  page: Page,
  ids: readonly string[],
  name: string,
  value: string | undefined,
): Page {
  return changeCells(page, ids, (cell) => {
    if (attributeOf(cell, name) === value) return cell;
    const wrapper = cell.wrapper ?? { name: 'UserObject', attributes: {} };
    const entries = Object.entries(wrapper.attributes);
    const attributes =
      value === undefined
        ? Object.fromEntries(entries.filter(([key]) => key !== name))
        : // A name that is there already keeps its place.
          Object.fromEntries(new Map([...entries, [name, value]]));
    return { ...cell, wrapper: { ...wrapper, attributes } };
  });
}
