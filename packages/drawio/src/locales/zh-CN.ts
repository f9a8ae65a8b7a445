/** What general diagrams say to a user besides what their editor does. */
export interface DrawioMessages {
  /** What a page without a name is called. */
  readonly page: (number: number) => string;
  readonly isNone: string;
  readonly isEmptyLibrary: string;
  readonly libraryInRows: string;
  readonly isTemplates: string;
  readonly noPages: string;
  readonly badPage: (page: string) => string;
  readonly noSuchPage: (page: string) => string;
  readonly tooLarge: (mebibytes: number) => string;
  readonly tooMany: (most: number) => string;
  readonly tooDeep: (most: number) => string;
  readonly pictureTooLarge: string;
  readonly nothingInPicture: string;
  readonly isNoLibrary: string;
  readonly badEntry: (number: number) => string;
}

export const zhCN: DrawioMessages = {
  page: (number) => `第 ${number} 页`,
  isNone: '这不是 draw.io 的图：文件里没有 mxfile 或 mxGraphModel。',
  isEmptyLibrary: '这个图形库是空的。',
  libraryInRows:
    '图形库里的图形排在了一页上。要在别的图里用，把这个文件拖到任意一张通用图上，就加进“我的图形”',
  isTemplates: '这是模板的目录，不是图：它只列出模板的名字，图在别的文件里。',
  noPages: '文件里一页也没有。',
  badPage: (page) => `“${page}”这一页已损坏：解不开，或者里面不是图。`,
  noSuchPage: (page) => `选项“页”中的“${page}”哪一页都不是，画的是第一页。`,
  tooLarge: (mebibytes) => `文件的内容超过 ${mebibytes} MB，打不开。`,
  tooMany: (most) => `图形太多，一个文件最多 ${most} 个。请把一部分拆成另一张图。`,
  pictureTooLarge: '这一页画出来太大，显示不了。请把一部分拆成另一页，或换用较小的图片。',
  tooDeep: (most) => `图形嵌套得太深，最多 ${most} 层。`,
  nothingInPicture: '这张图片里没有可以编辑的图。请用 draw.io 导出时勾选“包含图表副本”的图片。',
  isNoLibrary: '这不是 draw.io 的图形库。',
  badEntry: (number) => `图形库里的第 ${number} 个图形读不懂。`,
};
