import type { GraphsMessages } from './zh-CN.js';

export const enUS: GraphsMessages = {
  graphs: {
    commands: {
      open: 'Open',
      rename: 'Rename',
      duplicate: 'Make a copy',
      move: 'Move',
      favourite: 'Add to favourites',
      share: 'Share',
      access: 'Access',
      history: 'History',
      export: 'Export',
      preview: 'Preview',
      tuya: 'Sketch',
      template: 'Save as template',
      leave: 'Leave',
      delete: 'Delete',
    },
    exports: {
      svg: 'SVG picture',
      png: 'PNG picture',
      jpg: 'JPG picture',
      webp: 'WebP picture',
      pdf: 'PDF file',
      source: 'Source file',
    },
    exporting: 'Exporting…',
    copied: (title) => `“${title}” was made`,
    copiedMany: (count) => (count === 1 ? 'One copy was made' : `${count} copies were made`),
    moved: (count) => (count === 1 ? 'One diagram was moved' : `${count} diagrams were moved`),
    leaveTitle: (title) => `Leave “${title}”?`,
    leaveHint: 'You will not see this diagram again unless you are invited anew.',
    onlyOwnersTrash: 'Only its owner can move a diagram to the trash.',
    onlyOwnersMove: 'Only owners can move diagrams; those of others stay where they are.',
  },
};
