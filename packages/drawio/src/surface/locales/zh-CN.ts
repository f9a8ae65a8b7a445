import type { PageCell } from '../../document/model.js';
import { styleValue } from '../../document/style.js';
import { textOf } from '../edit/labels.js';

/** The names of what the canvas can do. */
export type CommandName =
  | 'insert'
  | 'editLabel'
  | 'editLink'
  | 'editTooltip'
  | 'editData'
  | 'editStyle'
  | 'connect'
  | 'addUp'
  | 'addRight'
  | 'addDown'
  | 'addLeft'
  | 'remove'
  | 'duplicate'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'group'
  | 'ungroup'
  | 'leaveGroup'
  | 'toFront'
  | 'toBack'
  | 'forward'
  | 'backward'
  | 'alignLeft'
  | 'alignCenter'
  | 'alignRight'
  | 'alignTop'
  | 'alignMiddle'
  | 'alignBottom'
  | 'distributeX'
  | 'distributeY'
  | 'sameWidth'
  | 'sameHeight'
  | 'sameSize'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'copyStyle'
  | 'pasteStyle'
  | 'setAsDefault'
  | 'clearDefault'
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'rowUp'
  | 'rowDown'
  | 'columnToLeft'
  | 'columnToRight'
  | 'deleteRow'
  | 'deleteColumn'
  | 'mergeCells'
  | 'splitCells'
  | 'selectRow'
  | 'selectColumn'
  | 'selectTable'
  | 'autosize'
  | 'turn'
  | 'reverse'
  | 'editPoints'
  | 'clearPoints'
  | 'lock'
  | 'fold'
  | 'selectAll'
  | 'selectShapes'
  | 'selectEdges'
  | 'selectNone'
  | 'grid'
  | 'guides'
  | 'paper'
  | 'openLink'
  | 'fitSelection'
  | 'zoomIn'
  | 'zoomOut'
  | 'actualSize'
  | 'fit';

/** What the canvas of general diagrams says to a user. */
export interface CanvasMessages {
  readonly canvas: (title: string) => string;
  readonly keysHint: string;
  /** Returns what a cell is called: its label, else what it is. */
  readonly nameOf: (cell: PageCell) => string;
  /** Says a cell to whoever does not see it. */
  readonly shape: (shape: {
    readonly name: string;
    readonly index: number;
    readonly count: number;
    readonly inside: string;
    readonly locked: boolean;
  }) => string;
  readonly edge: (edge: { readonly name: string; readonly from: string; readonly to: string }) => string;
  readonly selected: (count: number) => string;
  readonly nothingSelected: string;
  readonly nowhere: string;
  readonly connecting: (to: string) => string;
  /** Asks what is done with a way point. */
  readonly point: (number: number, count: number) => string;
  readonly connected: (from: string, to: string) => string;
  readonly tableTooLarge: string;
  readonly fileErrors: Readonly<Record<'too-large' | 'unsupported-type', string>>;
  readonly fileNotKept: string;
  readonly clipboardDenied: string;
  /** Said where nothing has been drawn yet. */
  readonly empty: string;
  readonly unreadable: string;
  /** Names a link to another page. */
  readonly toPage: (name: string) => string;
  readonly controls: string;
  readonly actual: (percent: number) => string;
  readonly menu: string;
  readonly insertTitle: string;
  readonly insertSearch: string;
  readonly insertNone: string;
  readonly groups: Readonly<
    Record<'order' | 'align' | 'style' | 'select' | 'connectTo' | 'view' | 'table' | 'object', string>
  >;
  readonly basicShapes: Readonly<Record<BasicName, string>>;
  readonly commands: Readonly<Record<CommandName, string>>;
}

/** The names of what is offered on a canvas at once. */
export type BasicName =
  | 'rectangle'
  | 'rounded'
  | 'ellipse'
  | 'diamond'
  | 'text'
  | 'parallelogram'
  | 'hexagon'
  | 'triangle'
  | 'cylinder'
  | 'cloud'
  | 'note'
  | 'document'
  | 'actor'
  | 'swimlane'
  | 'container';

export const zhCN: CanvasMessages = {
  canvas: (title) => `${title}画布`,
  keysHint:
    'Tab 逐个选择图形，方向键移动，Ctrl 加方向键调整大小，直接打字就写文字，F2 或 Enter 编辑文字、Ctrl+Enter 或 Esc 写完，写表格时 Tab 到下一格，Insert 或 Alt+Shift+N 插入图形，Alt+Shift 加方向键添加相连的图形，Alt+Shift+L 连接到其他图形，Alt+Shift+P 编辑连线的路径点，菜单键打开更多操作。按 Esc 取消选择。',
  nameOf: (cell) =>
    textOf(cell.label) || (cell.role === 'edge' ? '连线' : kindOf(cell) === 'text' ? '文本' : '图形'),
  shape: ({ name, index, count, inside, locked }) =>
    `${name}，第 ${index} 个，共 ${count} 个${inside === '' ? '' : `，在${inside}中`}${locked ? '，已锁定' : ''}`,
  edge: ({ name, from, to }) => `${name}，从${from}到${to}`,
  selected: (count) => `已选择 ${count} 项`,
  nothingSelected: '未选择任何图形',
  nowhere: '空白处',
  connecting: (to) =>
    to === ''
      ? '没有可以连接的图形，按 Esc 取消'
      : `连接到${to}？用方向键或 Tab 选择，按 Enter 连接，按 Esc 取消`,
  point: (number, count) =>
    `第 ${number} 个路径点，共 ${count} 个：方向键移动，Tab 到下一个，Insert 再加一个，Delete 去掉，按 Esc 完成`,
  connected: (from, to) => `已连接${from}和${to}`,
  tableTooLarge: '表格太大，没有粘贴',
  fileErrors: {
    'too-large': '图片超过 10 MB，没有添加',
    'unsupported-type': '只能添加 PNG、JPEG、GIF、WebP 或 SVG 图片',
  },
  fileNotKept: '图片没有添加成功',
  clipboardDenied: '浏览器不允许读取剪贴板，请按 Ctrl+V 粘贴',
  empty: '双击空白处插入图形，或按 Insert 搜索图形',
  unreadable: '这个文件无法读取，只保留原文，不能编辑',
  toPage: (name) => `转到“${name}”`,
  controls: '缩放',
  actual: (percent) => `当前 ${percent}%，恢复实际大小`,
  menu: '更多操作',
  insertTitle: '插入图形',
  insertSearch: '搜索图形',
  insertNone: '没有找到图形',
  groups: {
    order: '层次',
    align: '对齐、分布与尺寸',
    style: '样式',
    select: '选择',
    connectTo: '添加相连的图形',
    view: '视图',
    object: '链接、提示与数据',
    table: '表格',
  },
  basicShapes: {
    rectangle: '矩形',
    rounded: '圆角矩形',
    ellipse: '椭圆',
    diamond: '菱形',
    text: '文本',
    parallelogram: '平行四边形',
    hexagon: '六边形',
    triangle: '三角形',
    cylinder: '圆柱',
    cloud: '云',
    note: '便签',
    document: '文档',
    actor: '人物',
    swimlane: '泳道',
    container: '容器',
  },
  commands: {
    insert: '插入图形',
    editLabel: '编辑文字',
    editLink: '编辑链接',
    editTooltip: '编辑提示',
    editData: '编辑数据',
    editStyle: '编辑样式文本',
    connect: '连接到其他图形',
    addUp: '在上方添加并连接',
    addRight: '在右侧添加并连接',
    addDown: '在下方添加并连接',
    addLeft: '在左侧添加并连接',
    remove: '删除',
    duplicate: '创建副本',
    cut: '剪切',
    copy: '复制',
    paste: '粘贴',
    group: '组合',
    ungroup: '取消组合',
    leaveGroup: '移出组合',
    toFront: '置于顶层',
    toBack: '置于底层',
    forward: '上移一层',
    backward: '下移一层',
    alignLeft: '左对齐',
    alignCenter: '水平居中',
    alignRight: '右对齐',
    alignTop: '顶端对齐',
    alignMiddle: '垂直居中',
    alignBottom: '底端对齐',
    distributeX: '横向分布',
    distributeY: '纵向分布',
    sameWidth: '等宽',
    sameHeight: '等高',
    sameSize: '同样大小',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    copyStyle: '复制样式',
    pasteStyle: '粘贴样式',
    setAsDefault: '设为默认样式',
    clearDefault: '清除默认样式',
    rowAbove: '在上方插入行',
    rowBelow: '在下方插入行',
    columnLeft: '在左侧插入列',
    columnRight: '在右侧插入列',
    rowUp: '上移行',
    rowDown: '下移行',
    columnToLeft: '左移列',
    columnToRight: '右移列',
    deleteRow: '删除行',
    deleteColumn: '删除列',
    mergeCells: '合并单元格',
    splitCells: '取消合并',
    selectRow: '选择行',
    selectColumn: '选择列',
    selectTable: '选择表格',
    autosize: '适应文字大小',
    turn: '旋转 90°',
    reverse: '反转连线方向',
    editPoints: '编辑路径点',
    clearPoints: '清除路径点',
    lock: '锁定或解锁',
    fold: '折叠或展开',
    selectAll: '全选',
    selectShapes: '选择全部图形',
    selectEdges: '选择全部连线',
    selectNone: '取消选择',
    grid: '网格',
    guides: '对齐参考线',
    paper: '纸张',
    openLink: '打开链接',
    zoomIn: '放大',
    zoomOut: '缩小',
    actualSize: '实际大小',
    fitSelection: '缩放到选中的图形',
    fit: '适应窗口',
  },
};

const kindOf = ({ style }: PageCell) => styleValue(style, 'shape') ?? style.split(';')[0] ?? '';
