/** The words about links that hold a diagram themselves. */
export interface ShareMessages {
  readonly share: {
    readonly title: string;
    readonly hint: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly long: (length: number) => string;
    readonly failed: string;
    readonly withoutFiles: string;
  };
}

export const zhCN: ShareMessages = {
  share: {
    title: '分享这张图',
    hint: '链接里就是图的全部内容，任何拿到它的人都能查看。之后的修改不会出现在这个链接里。',
    link: '链接',
    copy: '复制链接',
    copied: '链接已复制',
    copyFailed: '没能自动复制，请按 Ctrl+C 复制选中的链接。',
    long: (length) => `这个链接有 ${length} 个字符，有些聊天软件会把它截断。`,
    failed: '内容太多，放不进一个链接。可以改为导出图片。',
    withoutFiles:
      '任何拿到链接的人都能查看这张图，但链接里放不下图中的图片。要带上图片，请导出 SVG 或 PNG，或登录后用分享链接。之后的修改不会出现在这个链接里。',
  },
};
