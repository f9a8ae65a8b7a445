/** What a view says to a user, and the panes of an editor. */
export interface ViewMessages {
  /** Names the part of an editor, and whose it is where the host has named the editor: a page may hold several. */
  readonly preview: (editor: string | undefined) => string;
  readonly view: string;
  readonly viewFit: string;
  readonly viewActual: string;
  readonly rendering: string;
  readonly loadingSurface: string;
  readonly surfaceFailed: string;
  readonly loadingEngine: string;
  /** Megabytes loaded, and in all where that is known. */
  readonly loaded: (loaded: string, total: string | undefined) => string;
  /** Told once the picture of the present text is there. */
  readonly drawn: string;
  readonly staleMistake: string;
  readonly staleFailure: string;
  readonly cannotDraw: string;
  readonly engineFailed: string;
  readonly brokenPicture: string;
  /** Said of a large picture, and offered. */
  readonly shownAsImage: string;
  readonly makeInteractive: string;
  readonly shownAsShapes: string;
  readonly makeImage: string;
  /** Said of a picture that is not even shown as an image, and offered. */
  readonly tooLarge: string;
  readonly tooLargeHint: string;
  readonly downloadSvg: string;
  readonly showAnyway: string;
  readonly empty: string;
  /** Said of a picture that the page drew itself, before the reason. */
  readonly onPage: string;
  readonly retry: string;
  readonly reloadPage: string;
  readonly problems: (editor: string | undefined) => string;
  readonly noProblems: string;
  readonly problemCount: (count: { error: number; warning: number; info: number }) => string;
  /** How many of the problems are left out of the list. */
  readonly moreProblems: (count: number) => string;
  readonly severity: Readonly<Record<'error' | 'warning' | 'info', string>>;
  /** A 1-based line and column. */
  readonly place: (line: number, column: number) => string;
}

export const zhCN: ViewMessages = {
  preview: (editor) => (editor ? `${editor}的预览` : '预览'),
  view: '显示大小',
  viewFit: '适应窗口',
  viewActual: '实际大小',
  rendering: '正在绘制…',
  loadingSurface: '正在加载编辑区…',
  surfaceFailed: '编辑区没有加载成功',
  loadingEngine: '正在加载绘图引擎…',
  loaded: (loaded, total) => (total ? `${loaded} / ${total} MB` : `${loaded} MB`),
  drawn: '图已画好',
  staleMistake: '文本有错误，显示的是之前的图',
  staleFailure: '没能重新绘制，显示的是之前的图',
  cannotDraw: '暂时画不出来',
  engineFailed: '没有画成',
  brokenPicture: '浏览器无法显示这张图。',
  shownAsImage: '这张图很大，按图片显示，不能在图上点选和查找。',
  makeInteractive: '仍要交互',
  shownAsShapes: '这张图很大，交互时可能停顿。',
  makeImage: '按图片显示',
  tooLarge: '这张图太大，没有显示',
  tooLargeHint: '显示它要很久，也占很多内存。图已经画好，可以下载。',
  downloadSvg: '下载 SVG',
  showAnyway: '仍要显示',
  empty: '写下第一行，图就会出现在这里。',
  onPage: '由页面绘制',
  retry: '重试',
  reloadPage: '重新加载页面',
  problems: (editor) => (editor ? `${editor}的问题` : '问题'),
  noProblems: '没有发现问题',
  problemCount: ({ error, warning, info }) =>
    [
      error > 0 ? `${error} 个错误` : '',
      warning > 0 ? `${warning} 个警告` : '',
      info > 0 ? `${info} 条提示` : '',
    ]
      .filter(Boolean)
      .join('，'),
  moreProblems: (count) => `还有 ${count} 个没有列出`,
  severity: { error: '错误', warning: '警告', info: '提示' },
  place: (line, column) => `第 ${line} 行，第 ${column} 列`,
};
