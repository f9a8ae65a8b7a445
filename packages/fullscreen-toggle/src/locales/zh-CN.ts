import type { FullscreenLimit } from '../fullscreenApi.js';

/** What the toggle says to a user. */
export interface FullscreenMessages {
  readonly enter: string;
  readonly exit: string;
  /** Why full screen cannot be had here. */
  readonly limits: Readonly<Record<FullscreenLimit, string>>;
  /** The browser said no to this one try. */
  readonly denied: string;
}

export const zhCN: FullscreenMessages = {
  enter: '进入全屏',
  exit: '退出全屏',
  limits: {
    iphone: 'iPhone 的浏览器不支持网页全屏，可以把页面添加到主屏幕后打开',
    iframe: '嵌入这个页面的网站没有允许全屏',
    unsupported: '这个浏览器不支持全屏',
  },
  denied: '浏览器没有允许进入全屏，请再点一次',
};
