/** What the pages say that show a diagram alone. */
export interface PreviewMessages {
  readonly preview: {
    readonly open: string;
    readonly edit: string;
    readonly title: (title: string) => string;
    readonly pages: string;
    readonly page: (number: number) => string;
  };
}

export const zhCN: PreviewMessages = {
  preview: {
    open: '预览',
    edit: '编辑',
    title: (title) => `预览：${title}`,
    pages: '页面',
    page: (number) => `第 ${number} 页`,
  },
};
