export type BoardCommand =
  | 'selectAll'
  | 'group'
  | 'ungroup'
  | 'duplicate'
  | 'bringToFront'
  | 'sendToBack'
  | 'flipHorizontal'
  | 'flipVertical'
  | 'rectangle'
  | 'ellipse'
  | 'arrow'
  | 'text'
  | 'freedraw'
  | 'frame'
  | 'zoomToFit'
  | 'resetZoom'
  | 'grid'
  | 'snap'
  | 'library';

/** What the editor of boards says. */
export interface BoardMessages {
  /** The name of the board for screen readers. @param title What it is called. */
  readonly board: (title: string) => string;
  readonly loading: string;
  readonly notWhole: string;
  readonly empty: string;
  readonly selected: (labels: readonly string[]) => string;
  readonly embed: string;
  readonly loadEmbed: string;
  readonly noEmbed: string;
  readonly libraryNotKept: string;
  readonly libraryUnreadable: string;
  readonly fileErrors: Readonly<Record<'too-large' | 'unsupported-type', string>>;
  readonly fileNotKept: string;
  readonly commands: Readonly<Record<BoardCommand, string>>;
}

/** More names than these nobody listens to. */
const MOST = 3;

export const zhCN: BoardMessages = {
  board: (title) => `白板 ${title}`,
  loading: '正在准备白板…',
  notWhole: '内容有错误或太大，不能在白板上编辑。原文会原样保留。',
  empty: '选一种工具，开始画吧；也可以把图片或 .excalidrawlib 素材库拖进来。',
  selected: (labels) =>
    labels.length === 0
      ? ''
      : `已选中 ${labels.length} 项：${labels.slice(0, MOST).join('、')}${labels.length > MOST ? ' 等' : ''}`,
  embed: '嵌入的网页',
  loadEmbed: '载入网页',
  noEmbed: '这里嵌入了别的程序，不会运行。',
  libraryNotKept: '这台设备存不下素材库，刷新后会丢失。可以导出为文件保存。',
  libraryUnreadable: '素材库文件无法读取，没有添加',
  fileErrors: {
    'too-large': '图片超过 10 MB，没有添加',
    'unsupported-type': '只能添加 PNG、JPEG、GIF、WebP 或 SVG 图片',
  },
  fileNotKept: '图片没有添加成功',
  commands: {
    selectAll: '全选白板上的内容',
    group: '组合',
    ungroup: '取消组合',
    duplicate: '复制一份',
    bringToFront: '移到最前',
    sendToBack: '移到最后',
    flipHorizontal: '水平翻转',
    flipVertical: '垂直翻转',
    rectangle: '画矩形',
    ellipse: '画椭圆',
    arrow: '画箭头',
    text: '写文字',
    freedraw: '自由绘制',
    frame: '添加画框',
    zoomToFit: '显示全部内容',
    resetZoom: '恢复实际大小',
    grid: '显示网格',
    snap: '对齐到其他图形',
    library: '打开素材库',
  },
};
