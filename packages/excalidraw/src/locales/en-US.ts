import type { ExcalidrawMessages } from './zh-CN.js';

export const enUS: ExcalidrawMessages = {
  syntax: (found) =>
    found === '' ? 'The text ends too early to be JSON.' : `${found} may not stand here: this is no JSON.`,
  tooDeep: (most) => `This is nested too deeply: ${most} levels at most.`,
  tooMany: (most) =>
    `There is too much on this board: ${most} things at most. Move a part to a board of its own.`,
  tooManyPoints: (most) =>
    `The lines have too many points: ${most} together at most. Move a part to a board of its own.`,
  notABoard: 'This is no board: it has to be an object of JSON with a list of elements.',
  notAnElement: 'This has no type and is nothing of a board; it is skipped.',
  unknownElement: (type) => `Unknown type ${type}: it is kept as it is, and not drawn.`,
  duplicateId: (id) => `The id ${id} is used more than once; the later one has another.`,
  missingImages: (count) => `${count} images cannot be found; boxes stand in their place.`,
  names: {
    rectangle: 'Rectangle',
    diamond: 'Diamond',
    ellipse: 'Ellipse',
    line: 'Line',
    arrow: 'Arrow',
    freedraw: 'Drawing',
    text: 'Text',
    image: 'Image',
    embeddable: 'Embedded page',
    iframe: 'Embedded page',
  },
  frame: 'Frame',
  group: 'Group',
  blank: 'Blank board',
};
