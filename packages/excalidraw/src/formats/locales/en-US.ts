import type { FormatMessages } from './zh-CN.js';

export const enUS: FormatMessages = {
  notALibrary: 'This is no library of Excalidraw, or the file is damaged.',
  emptyLibrary: 'This library is empty.',
  tooMany: (most) => `There is too much in this library: ${most} things at most.`,
  notABoard: 'This is no board and cannot be exported. Mend its mistakes first.',
  onlyAPicture: 'There is no diagram in this picture: it lies on the board as a picture, to be drawn upon',
  notAPicture: 'This picture is too large, or damaged.',
  missingImages: (count) => `${count} images cannot be found and are not in the file`,
};
