import type { FullscreenRefusal } from '../fullscreenApi.js';

/** Why there is no full screen. */
export type FullscreenMessages = Readonly<Record<FullscreenRefusal, string>>;

export const zhCN: FullscreenMessages = {
  iphone: 'iPhone 的浏览器不支持网页全屏，可以把页面添加到主屏幕后打开',
  iframe: '嵌入这个页面的网站没有允许全屏',
  unsupported: '这个浏览器不支持全屏',
  denied: '浏览器没有允许进入全屏，请再试一次',
};
