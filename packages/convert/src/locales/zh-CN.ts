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
  /** What was taken of a table of values, and what not. */
  table: {
    tree: (entries: number, relations: number) => `画出 ${entries} 项、${relations} 条上下级关系。`,
    graph: (entries: number, relations: number) => `画出 ${entries} 个节点、${relations} 条连线。`,
    rows: (rows: number, columns: number) => `画出 ${rows} 行 ${columns} 列。`,
    /** @param some The first few of them, joined. */
    missing: (count: number, some: string) =>
      `表里提到却没有对应行的有 ${count} 个（${some}${count > 3 ? '等' : ''}），没有连线。`,
    skipped: {
      tree: (rows: number) => `${rows} 行没有名称，没有画出来。`,
      graph: (rows: number) => `${rows} 行缺少起点或终点，没有画出来。`,
    },
    repeated: (rows: number) => `${rows} 行与别的行重名，只画出最后一行。`,
    /** @param names Settings in front of the table, joined. */
    unfollowed: (names: string) => `表格前面的这些设置没有采用：${names}。`,
  },
};

/** The words of `@letu/convert`. */
export type ConvertMessages = typeof zhCN;
