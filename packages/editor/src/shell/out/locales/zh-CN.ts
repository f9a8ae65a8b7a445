/** What is said where a picture becomes a file. */
export interface ExportMessages {
  readonly title: string;
  readonly format: string;
  readonly formats: Readonly<Record<'png' | 'svg' | 'pdf' | 'jpg' | 'webp', string>>;
  readonly size: string;
  readonly scale: (scale: number) => string;
  readonly exact: string;
  readonly width: string;
  readonly height: string;
  /** Stands where a side is left to the picture's proportions. */
  readonly automatic: string;
  readonly background: string;
  readonly backgrounds: Readonly<Record<'theme' | 'white' | 'transparent', string>>;
  /** Stands beside what has no transparency. */
  readonly opaque: string;
  /** Stands beside white behind a picture that was drawn for a dark page. */
  readonly darkOnWhite: string;
  readonly allPages: (count: number) => string;
  readonly onlySelected: string;
  readonly carry: string;
  readonly carryHint: string;
  readonly cannotCarry: string;
  readonly sizeOf: (width: number, height: number) => string;
  readonly preview: string;
  readonly download: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly failed: string;
  readonly tooLarge: string;
  readonly unsupported: string;
  readonly increase: string;
  readonly decrease: string;
}

export const zhCN: ExportMessages = {
  title: '导出图片',
  format: '格式',
  formats: {
    png: '最通用，文档、聊天里都能用',
    svg: '矢量图，放大不模糊，能放进网页',
    pdf: '矢量图，文字能选中、能搜索，适合打印和发送',
    jpg: '没有透明背景，文件小',
    webp: '文件最小，适合网页',
  },
  size: '尺寸',
  scale: (scale) => `${scale} 倍`,
  exact: '自定',
  width: '宽（像素）',
  height: '高（像素）',
  automatic: '按比例',
  background: '背景',
  backgrounds: { theme: '随主题', white: '白色', transparent: '透明' },
  opaque: 'JPG 没有透明背景',
  darkOnWhite: '图是按深色画的，放在白底上不清楚。要浅色的图，请先把外观切到浅色。',
  allPages: (count) => `全部 ${count} 页`,
  onlySelected: '只导出选中的内容',
  carry: '文件里带上源文本',
  carryHint: '以后用乐图打开这个文件，还能接着编辑。',
  cannotCarry: '这种格式里放不下源文本。',
  sizeOf: (width, height) => `${width} × ${height} 像素`,
  preview: '导出的样子',
  download: '下载',
  copy: '复制图片',
  copied: '图片已复制',
  copyFailed: '浏览器不允许复制图片，请下载',
  failed: '没能导出这张图',
  tooLarge: '这个尺寸太大，浏览器画不下，请改小一些',
  unsupported: '这个浏览器不能生成这种格式，请换一种',
  increase: '增大',
  decrease: '减小',
};
