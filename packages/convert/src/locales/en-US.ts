import type { ConvertMessages } from './zh-CN.js';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What conversions say to a user, in English. */
export const enUS: ConvertMessages = {
  lost: {
    image: 'images',
    icon: 'icons',
    formula: 'formulas',
    gradient: 'gradients',
    rotation: 'turned text',
  },
  wasLost: (list) => `The conversion left out: ${list}.`,
  counted: (what, count, of) => (count > 1 ? `${what} (${count})` : of === '' ? what : `${what} (${of})`),
  separator: ', ',
  table: {
    tree: (entries, relations) =>
      `Drawn: ${counted(entries, 'entry', 'entries')}, ${counted(relations, 'of them below another', 'of them below others')}.`,
    graph: (entries, relations) =>
      `Drawn: ${counted(entries, 'node', 'nodes')}, ${counted(relations, 'link', 'links')}.`,
    rows: (rows, columns) =>
      `Drawn: ${counted(rows, 'row', 'rows')} of ${counted(columns, 'column', 'columns')}.`,
    missing: (count, some) =>
      `Named in the table but in no row of their own: ${count} (${some}${count > 3 ? ', …' : ''}); they are not linked.`,
    skipped: {
      tree: (rows) => `Not drawn: ${counted(rows, 'row', 'rows')} without a name.`,
      graph: (rows) => `Not drawn: ${counted(rows, 'row', 'rows')} without a start or an end.`,
    },
    repeated: (rows) =>
      `Of rows with the same name only the last is drawn: ${counted(rows, 'row', 'rows')} left out.`,
    unfollowed: (names) => `Settings in front of the table that were not followed: ${names}.`,
  },
};
