import type { PaletteMessages } from './zh-CN.js';

const CATEGORIES: Readonly<Record<string, string>> = {
  basic: 'Basic',
  arrows: 'Arrows',
  flowchart: 'Flowchart',
  uml: 'UML',
  er: 'Entity relation',
  bpmn: 'BPMN',
  containers: 'Containers and lanes',
  network: 'Network',
  orgChart: 'Organisation',
  mindMap: 'Mind map',
  ui: 'User interface',
  cloud: 'Cloud',
};

export const enUS: PaletteMessages = {
  search: 'Search shapes',
  results: 'Shapes that were found',
  found: (count) =>
    count === 0 ? 'No shapes found' : count === 1 ? '1 shape found' : `${count} shapes found`,
  recent: 'Recently used',
  nameOf: (category) => (Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category]! : category),
  own: 'My shapes',
  ownEmpty: 'Select shapes on the canvas and add them here, to use them in other diagrams, too.',
  addSelected: 'Add selection',
  importLibrary: 'Import library…',
  exportLibrary: 'Export library',
  removeHint: 'Delete, or the cross in its corner, takes a shape out of My shapes',
  remove: (name) => `Take out “${name}”`,
  ownName: (number) => `My shape ${number}`,
  imported: (count) =>
    count === 1 ? 'Imported 1 shape into My shapes.' : `Imported ${count} shapes into My shapes.`,
  added: 'Added to My shapes.',
  faults: {
    isNone: 'This is no shape library of draw.io.',
    tooLarge: 'The library is too large.',
    full: 'This device has no room for more shapes.',
  },
};
