import type { DrawioMessages } from './zh-CN.js';

export const enUS: DrawioMessages = {
  page: (number) => `Page ${number}`,
  isNone: 'This is no diagram of draw.io: the file has neither an mxfile nor an mxGraphModel.',
  isEmptyLibrary: 'This library is empty.',
  libraryInRows:
    'The shapes of the library stand on a page. To use them in other diagrams, drop the file on any general diagram, which adds them to “My shapes”',
  isTemplates: 'This is a list of templates, not a diagram: it only names them, and they are in other files.',
  noPages: 'The file has no pages.',
  badPage: (page) => `The page “${page}” is damaged: it cannot be unpacked, or holds no diagram.`,
  noSuchPage: (page) => `The option “Page” names no page, “${page}”: the first is drawn.`,
  tooLarge: (mebibytes) => `The file holds more than ${mebibytes} MB and cannot be opened.`,
  tooMany: (most) =>
    `There are too many shapes: a file has ${most} at most. Move a part into a diagram of its own.`,
  pictureTooLarge:
    'The picture of this page is too large to be shown. Put a part on another page, or use smaller images.',
  tooDeep: (most) => `Shapes stand in each other too deeply: ${most} levels at most.`,
  nothingInPicture:
    'This picture carries no diagram to edit. Export it from draw.io with a copy of the diagram included.',
  isNoLibrary: 'This is no library of shapes of draw.io.',
  badEntry: (number) => `Shape ${number} of the library cannot be read.`,
};
