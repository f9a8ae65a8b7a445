import type { FullscreenMessages } from './zh-CN.js';

export const enUS: FullscreenMessages = {
  enter: 'Enter full screen',
  exit: 'Leave full screen',
};
