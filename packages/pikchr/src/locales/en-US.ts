import type { PikchrMessages } from './zh-CN.js';

export const enUS: PikchrMessages = {
  nothingDrawn: 'This text draws nothing.',
  printed: (text) => `print: ${text}`,
  error: (message) => `${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.`,
};
