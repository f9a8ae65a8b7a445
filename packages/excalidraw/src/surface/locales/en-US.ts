import type { BoardMessages } from './zh-CN.js';

/** More names than these nobody listens to. */
const MOST = 3;

export const enUS: BoardMessages = {
  board: (title) => `Board ${title}`,
  loading: 'Preparing the board…',
  notWhole: 'The text has mistakes or is too large to be edited as a board. It is kept as it is.',
  empty: 'Choose a tool and draw; images and .excalidrawlib libraries can be dropped here, too.',
  selected: (labels) =>
    labels.length === 0
      ? ''
      : `${labels.length} selected: ${labels.slice(0, MOST).join(', ')}${labels.length > MOST ? ' and more' : ''}`,
  embed: 'Embedded page',
  loadEmbed: 'Load the page',
  noEmbed: 'Another program is embedded here. It is not run.',
  libraryNotKept: 'This device has no room for the library; it will be lost. Export it as a file to keep it.',
  libraryUnreadable: 'The library cannot be read and was not added',
  fileErrors: {
    'too-large': 'The image has more than 10 MB and was not added',
    'unsupported-type': 'Only PNG, JPEG, GIF, WebP and SVG images can be added',
  },
  fileNotKept: 'The image could not be added',
  commands: {
    selectAll: 'Select all on the board',
    group: 'Group',
    ungroup: 'Ungroup',
    duplicate: 'Duplicate',
    bringToFront: 'Bring to front',
    sendToBack: 'Send to back',
    flipHorizontal: 'Flip horizontally',
    flipVertical: 'Flip vertically',
    rectangle: 'Draw a rectangle',
    ellipse: 'Draw an ellipse',
    arrow: 'Draw an arrow',
    text: 'Write a text',
    freedraw: 'Draw freely',
    frame: 'Add a frame',
    zoomToFit: 'Show everything',
    resetZoom: 'Show the actual size',
    grid: 'Show the grid',
    snap: 'Snap to other shapes',
    library: 'Open the library',
  },
};
