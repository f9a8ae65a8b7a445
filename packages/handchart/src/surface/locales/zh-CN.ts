import type { ChartType } from '../../source/chartTypes.js';

/** What charts are edited with, in one language. */
export interface HandchartSurfaceMessages {
  /** The name of the row of tabs. */
  readonly views: string;
  readonly code: string;
  readonly data: string;
  readonly types: string;
  /** The titles of the commands that show one of them. */
  readonly show: Readonly<Record<'code' | 'data' | 'types', string>>;
  readonly grid: {
    readonly name: string;
    readonly hint: string;
    /** The name of a cell's field. */
    readonly cell: (column: string, row: number) => string;
    readonly head: (column: number) => string;
    readonly unnamed: (column: number) => string;
    readonly newRow: string;
    readonly rowNumbers: string;
    readonly kinds: Readonly<Record<'number' | 'percent' | 'date' | 'text', string>>;
    readonly moveColumn: (column: string) => string;
    readonly broken: string;
    readonly brokenAt: (line: number) => string;
    readonly toCode: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly start: string;
    /** The names of a first table. */
    readonly sample: readonly (readonly string[])[];
    /** Said where cells with names of their own were pasted below names, and what to do then. */
    readonly headed: string;
    readonly useHeads: string;
    readonly size: (rows: number, columns: number) => string;
  };
  readonly actions: {
    readonly more: string;
    readonly addRow: string;
    readonly addColumn: string;
    readonly rowAbove: string;
    readonly rowBelow: string;
    readonly columnBefore: string;
    readonly columnAfter: string;
    readonly rowUp: string;
    readonly rowDown: string;
    readonly columnBack: string;
    readonly columnForth: string;
    readonly removeRows: (count: number) => string;
    readonly removeColumns: (count: number) => string;
  };
  readonly gallery: {
    readonly name: string;
    readonly broken: string;
    readonly empty: string;
    readonly failed: string;
  };
  readonly chartTypes: Readonly<Record<ChartType, string>>;
}

export const zhCN: HandchartSurfaceMessages = {
  views: '编辑方式',
  code: '代码',
  data: '数据',
  types: '图表类型',
  show: { code: '显示代码', data: '显示数据表', types: '显示图表类型' },
  grid: {
    name: '数据表',
    hint: '方向键移动，按住 Shift 选择一片；直接输入或按 F2 修改，回车确认；可以粘贴表格软件里的格子。按 Esc 再按 Tab 离开表格。',
    cell: (column, row) => `${column}，第 ${row} 行`,
    head: (column) => `第 ${column} 列的列名`,
    unnamed: (column) => `第 ${column} 列`,
    newRow: '新的一行',
    rowNumbers: '行号',
    kinds: { number: '数', percent: '百分数', date: '日期', text: '文字' },
    moveColumn: (column) => `选中或拖动“${column}”列`,
    broken: '代码里有错误，暂时不能在表格里修改；改好后表格会自动恢复。',
    brokenAt: (line) => `第 ${line} 行有错误，暂时不能在表格里修改；改好后表格会自动恢复。`,
    toCode: '去看代码',
    empty: '还没有数据',
    emptyHint: '从表格软件复制一片格子，粘贴到这里；或者从一张小表开始。',
    start: '新建一张表',
    sample: [
      ['类别', '数值'],
      ['甲', '10'],
      ['乙', '20'],
      ['丙', '15'],
    ],
    headed: '粘贴的第一行像是列名。',
    useHeads: '用作列名，替换整张表',
    size: (rows, columns) => `${rows} 行 ${columns} 列`,
  },
  actions: {
    more: '更多行列操作',
    addRow: '加一行',
    addColumn: '加一列',
    rowAbove: '上方插入一行',
    rowBelow: '下方插入一行',
    columnBefore: '左侧插入一列',
    columnAfter: '右侧插入一列',
    rowUp: '上移一行',
    rowDown: '下移一行',
    columnBack: '左移一列',
    columnForth: '右移一列',
    removeRows: (count) => (count > 1 ? `删除 ${count} 行` : '删除这一行'),
    removeColumns: (count) => (count > 1 ? `删除 ${count} 列` : '删除这一列'),
  },
  gallery: {
    name: '图表类型',
    broken: '代码里有错误，改好后才能换图表类型。',
    empty: '还没有数据，先在“数据”里填一张表。',
    failed: '这张小图没有画成。',
  },
  chartTypes: {
    bar: '柱形图',
    stacked: '堆积柱形图',
    line: '折线图',
    area: '面积图',
    stackedArea: '堆积面积图',
    combo: '柱线组合图',
    waterfall: '瀑布图',
    pie: '饼图',
    donut: '环形图',
    funnel: '漏斗图',
    gauge: '仪表盘',
    radar: '雷达图',
    scatter: '散点图',
    bubble: '气泡图',
    heatmap: '热力图',
    calendar: '日历图',
    candlestick: 'K 线图',
    boxplot: '箱线图',
    treemap: '矩形树图',
    sunburst: '旭日图',
    sankey: '桑基图',
  },
};
