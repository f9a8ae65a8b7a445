import type { FullscreenMessages } from './zh-CN.js';

export const enUS: FullscreenMessages = {
  iphone: 'Browsers on iPhone have no full screen for pages; add the page to the home screen instead',
  iframe: 'The site that embeds this page does not allow full screen',
  unsupported: 'This browser has no full screen',
  denied: 'The browser did not allow full screen; please try once more',
};
