/** What the outline of a map says. */
export const zhCN = {
  title: '大纲',
  keys: '回车新建主题，Tab 缩进，Shift+Tab 提升，Alt+上下键移动，Esc 回到画布。',
  row: (level: number, position: number, siblings: number) =>
    `第 ${level} 层，第 ${position} 项，共 ${siblings} 项`,
  placeholder: '主题',
  open: '展开',
  fold: '收起',
  drag: '拖动以移动主题',
  note: '有备注',
  link: '有链接',
  image: '有图片',
  summary: '概要',
};

export type OutlineMessages = typeof zhCN;
