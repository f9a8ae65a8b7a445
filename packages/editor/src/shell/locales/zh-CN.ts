import type { CommandGroup } from '@letu/core';
import { amongChinese } from './amongChinese.js';

/** The commands that every editor has, by what their titles go by. */
export type CommandName =
  | 'open'
  | 'undo'
  | 'redo'
  | 'focusCode'
  | 'focusCanvas'
  | 'options'
  | 'layout.code'
  | 'layout.both'
  | 'layout.picture'
  | 'enterFullScreen'
  | 'leaveFullScreen'
  | 'copy.image'
  | 'copy.svg'
  | 'copy.markdownCode'
  | 'copy.markdownImage'
  | 'copy.text'
  | 'export.picture'
  | 'export.svg'
  | 'export.png'
  | 'export.pdf'
  | 'export.source'
  | 'palette'
  | 'shortcuts';

/** What the frame around the panes says to a user. */
export interface EditorMessages {
  readonly toolbar: string;
  readonly templates: string;
  readonly copy: string;
  readonly export: string;
  readonly more: string;
  readonly layout: string;
  readonly separator: string;
  readonly options: string;
  readonly resetOptions: string;
  readonly close: string;
  /** What the small buttons in a field for numbers do. */
  readonly increase: string;
  readonly decrease: string;
  readonly undo: string;
  /** @param formats The names of the other formats that are read. @param pictures Whether pictures are taken in where they are dropped. */
  dropHint(formats: readonly string[], pictures: boolean): string;
  readonly paletteLabel: string;
  readonly palettePlaceholder: string;
  readonly nothingFound: string;
  readonly shortcutsTitle: string;
  readonly groups: Readonly<Record<CommandGroup, string>>;
  /** The titles of the commands. */
  readonly commands: Readonly<Record<CommandName, string>>;
  /** The titles of commands that exist once a template or a page. */
  readonly template: (name: string) => string;
  readonly link: (page: string) => string;
  /** Exports a file format of others. */
  readonly format: (name: string) => string;
  readonly otherFormats: string;
  readonly usedTemplate: (name: string) => string;
  readonly openedFile: (name: string) => string;
  readonly openedPicture: string;
  readonly openedLink: string;
  readonly openedText: string;
  /** Puts sentences one behind the other. */
  readonly sentences: (parts: readonly string[]) => string;
  readonly pasteAsText: string;
  /** A diagram of another kind than the editor's. */
  readonly otherKind: (title: string | undefined) => string;
  readonly openOther: string;
  /** @param name What the file is called, or what else it is. */
  readonly openWhere: (name: string) => string;
  readonly openBeside: string;
  readonly openInPlace: string;
  /** What a diagram is called that a link leads to. */
  readonly linkedDiagram: string;
  readonly filesNotKept: string;
  /** Some files of a picture that was opened could not be read. */
  readonly filesDamaged: (count: number) => string;
  readonly noDiagram: (name: string) => string;
  readonly tooLarge: string;
  readonly copied: string;
  /** Said of a link that holds the source alone. */
  readonly copiedWithoutOptions: string;
  readonly copiedStale: string;
  readonly copyFailed: string;
  readonly copyImageFailed: string;
  readonly exportedStale: string;
  /** What the format lacks was left out. */
  readonly exportedWithout: (notes: string) => string;
  /** What was asked for could not be loaded. */
  readonly notLoaded: string;
  readonly exportFailed: string;
  readonly scaleTooLarge: string;
}

export const zhCN: EditorMessages = {
  toolbar: '工具栏',
  templates: '模板',
  copy: '复制',
  export: '导出',
  more: '更多',
  layout: '布局',
  separator: '调整源文本与图的大小',
  options: '绘图选项',
  resetOptions: '恢复默认',
  close: '关闭',
  increase: '增大',
  decrease: '减小',
  undo: '撤销',
  dropHint: (formats, pictures) =>
    `松开即可打开：源文件${formats.map((format) => `、${format}`).join('')}，或带源文本的 SVG、PNG${
      pictures ? '。其他图片放到松开的位置' : ''
    }`,
  paletteLabel: '搜索命令',
  palettePlaceholder: '输入命令，支持中文、英文、拼音',
  nothingFound: '没有这样的命令',
  shortcutsTitle: '快捷键',
  groups: { file: '文件', edit: '编辑', view: '视图', copy: '复制', export: '导出', help: '帮助' },
  commands: {
    open: '打开文件…',
    undo: '撤销',
    redo: '重做',
    focusCode: '回到源文本',
    focusCanvas: '回到画布',
    options: '绘图选项',
    'layout.code': '只看源文本',
    'layout.both': '源文本与图',
    'layout.picture': '只看图',
    enterFullScreen: '全屏',
    leaveFullScreen: '退出全屏',
    'copy.image': '复制图片',
    'copy.svg': '复制 SVG 代码',
    'copy.markdownCode': '复制为 Markdown 代码块',
    'copy.markdownImage': '复制为 Markdown 图片',
    'copy.text': '复制源文本',
    'export.picture': '导出图片…',
    'export.svg': '导出 SVG',
    'export.png': '导出 PNG',
    'export.pdf': '导出 PDF',
    'export.source': '导出源文件',
    palette: '全部命令',
    shortcuts: '快捷键',
  },
  template: (name) => `模板：${name}`,
  link: (page) => `复制${amongChinese(page)}链接`,
  format: (name) => `导出 ${name}`,
  otherFormats: '其他软件的文件',
  usedTemplate: (name) => `已换成模板“${name}”`,
  openedFile: (name) => `已打开 ${name}`,
  openedPicture: '已打开图片里的源文本',
  openedLink: '已打开链接里的图',
  openedText: '已打开粘贴的内容',
  sentences: (parts) => parts.map((part) => part.replace(/(?<![。！？])$/, '。')).join(''),
  pasteAsText: '只粘贴文字',
  otherKind: (title = '另一种图') => `这是${amongChinese(title)}，不能在这个编辑器里打开`,
  openOther: '去打开',
  openWhere: (name) => `怎样打开“${name}”？`,
  openBeside: '打开为新图',
  openInPlace: '替换现在的图',
  linkedDiagram: '链接里的图',
  filesNotKept: '图中的图片没能保存到这里，所以没有打开这张图。请检查存储空间后再试。',
  filesDamaged: (count) => `已打开，但其中 ${count} 个图片文件已损坏，没有显示`,
  noDiagram: (name) => `${name} 里没有找到能打开的图`,
  tooLarge: '文件太大，没有打开',
  copied: '已复制',
  copiedWithoutOptions: '已复制。这种链接带不走绘图选项，打开后是默认的样子',
  copiedStale: '已复制改错之前的图：当前文本有错误',
  copyFailed: '浏览器不允许复制，请选中源文本后手动复制',
  copyImageFailed: '浏览器不允许复制图片，可以改为导出',
  exportedStale: '已导出改错之前的图：当前文本有错误',
  exportedWithout: (notes) => `已导出。${notes}`,
  notLoaded: '没有加载成功，请检查网络后再试',
  exportFailed: '导出没有成功',
  scaleTooLarge: '这张图很大，PNG 装不下这个倍数，请选小一些的',
};
