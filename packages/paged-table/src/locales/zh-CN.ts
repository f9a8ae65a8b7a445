/** What the table says to a user. */
export interface PagedTableMessages {
  readonly label: string;
  readonly search: string;
  readonly reload: string;
  readonly columns: string;
  readonly density: string;
  readonly densities: Readonly<Record<'large' | 'middle' | 'small', string>>;
  readonly view: string;
  readonly views: Readonly<Record<'table' | 'cards', string>>;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly total: (total: number) => string;
  readonly selected: (count: number, elsewhere: number) => string;
  readonly clearSelection: string;
  readonly selectPage: string;
  readonly select: (name: string) => string;
  readonly actions: string;
  readonly remove: string;
  readonly removeRow: (name: string) => string;
  readonly confirmTitle: (count: number, name: string | undefined) => string;
  readonly confirmHint: string;
  readonly cancel: string;
  readonly removing: string;
  readonly removed: (count: number) => string;
  readonly removeFailed: (count: number) => string;
  readonly removedPartly: (left: number) => string;
  readonly undo: string;
  readonly undone: (count: number) => string;
  readonly notUndone: string;
  readonly retry: string;
  readonly close: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly loadFailedHint: string;
  readonly empty: string;
  readonly noneFound: string;
  readonly resetQuery: string;
  readonly row: (place: number) => string;
}

export const zhCN: PagedTableMessages = {
  label: '列表',
  search: '搜索',
  reload: '刷新',
  columns: '列设置',
  density: '密度',
  densities: { large: '宽松', middle: '适中', small: '紧凑' },
  view: '显示方式',
  views: { table: '表格', cards: '卡片' },
  previousPage: '上一页',
  nextPage: '下一页',
  total: (total) => `共 ${total} 条`,
  selected: (count, elsewhere) =>
    elsewhere > 0 ? `已选 ${count} 条，其中 ${elsewhere} 条在其他页` : `已选 ${count} 条`,
  clearSelection: '取消选择',
  selectPage: '选择本页全部',
  select: (name) => `选择${name}`,
  actions: '操作',
  remove: '删除',
  removeRow: (name) => `删除${name}`,
  confirmTitle: (count, name) => (count === 1 && name ? `删除${name}？` : `删除选中的 ${count} 条？`),
  confirmHint: '删除后，这些内容会立即从列表中消失。',
  cancel: '取消',
  removing: '正在删除…',
  removed: (count) => `已删除 ${count} 条`,
  removeFailed: (count) => `${count} 条没能删除，已放回列表`,
  removedPartly: (left) => `有 ${left} 条没能删除，已放回列表`,
  undo: '撤销',
  undone: (count) => `已恢复 ${count} 条`,
  notUndone: '没能恢复，请刷新后再看',
  retry: '重试',
  close: '关闭',
  loading: '正在加载…',
  loadFailed: '没能加载',
  loadFailedHint: '网络可能断开了，或者服务器出了问题。',
  empty: '这里还没有内容',
  noneFound: '没有符合条件的内容',
  resetQuery: '清除条件',
  row: (place) => `第 ${place} 行`,
};
