/** What a file can have that is left out. */
export type Thing =
  | 'audio'
  | 'attachment'
  | 'comment'
  | 'image'
  | 'link'
  | 'relationship'
  | 'boundary'
  | 'summary'
  | 'floating'
  | 'icon'
  | 'iconColour'
  | 'tag'
  | 'note'
  | 'style'
  | 'structure'
  | 'task'
  | 'equation'
  | 'legend'
  | 'numbering'
  | 'noteFormat'
  | 'textFormat'
  | 'encrypted'
  | 'script'
  | 'reminder'
  | 'lineBreak';

/** What something of a file becomes. */
export type Change =
  | 'calloutToTopic'
  | 'linkToNote'
  | 'imageToNote'
  | 'attributeToNote'
  | 'detailsToNote'
  | 'emptyTopic'
  | 'tableToNote'
  | 'floatingToTopic';

/** What is said of file formats of others. */
export interface FormatMessages {
  readonly things: Readonly<Record<Thing, (count: number) => string>>;
  readonly changes: Readonly<Record<Change, (count: number) => string>>;
  readonly lost: (things: readonly string[]) => string;
  readonly sheets: (titles: readonly string[]) => string;
  readonly tooMany: (count: number, most: number) => string;
  readonly tooDeep: (most: number, line: number | undefined) => string;
  readonly tooMarked: (line: number) => string;
  readonly tooLarge: (mebibytes: number) => string;
  readonly badJson: (part: string) => string;
  readonly badZip: string;
  readonly zipBomb: string;
  readonly duplicateEntry: (name: string) => string;
  readonly encrypted: (format: string) => string;
  readonly isNone: (format: string) => string;
  readonly isEmpty: string;
  readonly badLine: (line: number, text: string) => string;
}

export const zhCN: FormatMessages = {
  things: {
    audio: (n) => `${n} 段录音`,
    attachment: (n) => `${n} 个附件`,
    comment: (n) => `${n} 条评注`,
    image: (n) => `${n} 张图片`,
    link: (n) => `${n} 个链接`,
    relationship: (n) => `${n} 条联系`,
    boundary: (n) => `${n} 个外框`,
    summary: (n) => `${n} 个概要`,
    floating: (n) => `${n} 个自由主题`,
    icon: (n) => `${n} 个图标`,
    iconColour: (n) => `${n} 个图标的颜色`,
    tag: (n) => `${n} 个标签`,
    note: (n) => `${n} 条备注`,
    style: (n) => `${n} 个主题的样式`,
    structure: (n) => `${n} 个分支自己的结构`,
    task: (n) => `${n} 个主题的任务信息`,
    equation: (n) => `${n} 个公式`,
    legend: (n) => `${n} 个图例`,
    numbering: (n) => `${n} 个主题的编号`,
    noteFormat: (n) => `${n} 条备注的文字格式`,
    textFormat: (n) => `${n} 个主题的文字格式`,
    encrypted: (n) => `${n} 个加密的主题`,
    script: (n) => `${n} 段脚本`,
    reminder: (n) => `${n} 个提醒`,
    lineBreak: (n) => `${n} 个主题里的换行`,
  },
  changes: {
    calloutToTopic: (n) => `${n} 个标注成了子主题。`,
    linkToNote: (n) => `${n} 个不是网页的链接写进了备注。`,
    imageToNote: (n) => `${n} 张不在文件里的图片，地址写进了备注。`,
    attributeToNote: (n) => `${n} 个属性写进了备注。`,
    detailsToNote: (n) => `${n} 段详情写进了备注。`,
    emptyTopic: (n) => `${n} 个没有文字的概要换成了空主题。`,
    tableToNote: (n) => `${n} 个表格写进了备注。`,
    floatingToTopic: (n) => `${n} 个自由主题成了普通主题。`,
  },
  lost: (things) => `${things.join('、')}没有带过来。`,
  sheets: (titles) => `其余 ${titles.length} 张画布成了自由主题：${titles.join('、')}。`,
  tooMany: (count, most) => `文件里有 ${count} 个主题，一张导图最多 ${most} 个。`,
  tooDeep: (most, line) =>
    `${line === undefined ? '' : `第 ${line} 行：`}主题的层级太深，一张导图最多 ${most} 层。`,
  tooMarked: (line) => `第 ${line} 行：这一段里的标记符号太多，没有打开。`,
  tooLarge: (mebibytes) => `文件的内容超过 ${mebibytes} MB，打不开。`,
  badJson: (part) => `文件已损坏：${part} 不是正确的 JSON。`,
  badZip: '文件不完整或已损坏，不是正确的压缩包。',
  zipBomb: '文件解压后大得不正常，没有打开。',
  duplicateEntry: (name) => `文件已损坏：压缩包里有两份 ${name}。`,
  encrypted: (format) => `这个 ${format} 文件有密码，打不开；请先在原来的软件里去掉密码。`,
  isNone: (format) => `文件里没有 ${format} 的内容。`,
  isEmpty: '文件里没有主题。',
  badLine: (line, text) => `第 ${line} 行读不懂：${text}`,
};
