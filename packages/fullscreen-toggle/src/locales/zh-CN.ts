/** What the toggle says to a user. */
export interface FullscreenMessages {
  readonly enter: string;
  readonly exit: string;
}

export const zhCN: FullscreenMessages = {
  enter: '进入全屏',
  exit: '退出全屏',
};
