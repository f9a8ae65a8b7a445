import type { RenderMessages } from './zh-CN.js';

export const enUS: RenderMessages = {
  'nested-svg': 'A PNG leaves out SVG images inside a diagram. Use a PNG or JPEG image.',
  filters: 'The diagram has too many filters; the PNG leaves them out.',
};
