/** What maps say to a user besides what their editor does. */
export interface MindmapMessages {
  readonly tooDeep: (most: number) => string;
  readonly tooMany: (most: number) => string;
  readonly unknownAttribute: (name: string) => string;
  readonly duplicateId: (name: string) => string;
  readonly unknownId: (name: string) => string;
  readonly emptySummary: string;
  readonly noteOfNothing: string;
  /** What shapes without a text are called. */
  readonly untitled: string;
  readonly boundary: string;
  readonly summary: string;
}

export const zhCN: MindmapMessages = {
  tooDeep: (most) => `主题嵌套得太深，最多 ${most} 层。请把一部分拆成另一张导图。`,
  tooMany: (most) => `主题太多，最多 ${most} 个。请把一部分拆成另一张导图。`,
  unknownAttribute: (name) => `不认识的属性或取值：${name}。它会原样保留，但不影响画面。`,
  duplicateId: (name) => `名字 #${name} 已经用过了，联系线会连到前面那个主题。`,
  unknownId: (name) => `没有叫 #${name} 的主题，这条联系线没有画出来。`,
  emptySummary: '概要前面没有可以概括的主题，按普通主题画出。',
  noteOfNothing: '备注前面没有主题。',
  untitled: '（空主题）',
  boundary: '外框',
  summary: '概要',
};
