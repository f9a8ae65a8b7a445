const CATEGORIES: Readonly<Record<string, string>> = {
  basic: '基本',
  arrows: '箭头',
  flowchart: '流程图',
  uml: 'UML',
  er: '实体关系',
  bpmn: 'BPMN',
  containers: '容器和泳道',
  network: '网络',
  orgChart: '组织结构',
  mindMap: '思维导图',
  ui: '界面',
  cloud: '云服务',
};

export const zhCN = {
  search: '搜索图形',
  results: '找到的图形',
  found: (count: number) => (count === 0 ? '没有找到图形' : `找到 ${count} 个图形`),
  recent: '最近用过',
  nameOf: (category: string) => (Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category]! : category),
  own: '我的图形',
  ownEmpty: '选中画布上的图形，再点“加入选中的图形”，就能在别的图里再用。',
  addSelected: '加入选中的图形',
  importLibrary: '导入图形库…',
  exportLibrary: '导出图形库',
  removeHint: '按 Delete 键或点图形右上角的 ×，从“我的图形”里去掉',
  remove: (name: string) => `去掉“${name}”`,
  ownName: (number: number) => `我的图形 ${number}`,
  imported: (count: number) => `导入了 ${count} 个图形，在左侧“我的图形”里。`,
  added: '已加入“我的图形”。',
  faults: {
    isNone: '这不是 draw.io 的图形库。',
    tooLarge: '图形库太大了。',
    full: '这台设备存不下更多图形了。',
  },
};

/** What the palette says. */
export type PaletteMessages = typeof zhCN;
