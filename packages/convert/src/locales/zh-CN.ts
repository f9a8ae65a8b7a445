/** What conversions say to a user, in Chinese; `en-US` has the same. */
export const zhCN = {
  lost: {
    image: '图片',
    icon: '图标',
    formula: '公式',
    gradient: '渐变',
    rotation: '旋转的文字',
  },
  /** @param list What was lost, joined. */
  wasLost: (list: string) => `转换时略去了：${list}。`,
  /** One sort of what was lost, and how often. */
  counted: (what: string, count: number, of: string) =>
    count > 1 ? `${what} ${count} 处` : of === '' ? what : `${what}（${of}）`,
  separator: '、',
};

/** The words of `@letu/convert`. */
export type ConvertMessages = typeof zhCN;
