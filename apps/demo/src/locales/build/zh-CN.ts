/** What the pages of plugins, fonts and models say. */
export interface BuildMessages {
  readonly build: {
    readonly title: string;
    readonly sections: Readonly<Record<'plugin' | 'font' | 'model', string>>;
    readonly plugin: {
      readonly about: string;
      readonly kinds: string;
      readonly tools: string;
      /** What each tool is for, by its key. */
      readonly purposes: Readonly<Record<string, string>>;
      readonly enable: (title: string) => string;
      readonly enabled: string;
      readonly offBySite: string;
      readonly lockedBySite: string;
      readonly lockedHint: string;
      readonly offHint: string;
      readonly settingsOf: (title: string) => string;
      readonly example: string;
      readonly settings: string;
      readonly whose: Readonly<Record<'mine' | 'site', string>>;
      readonly whoseLabel: string;
      readonly appliesToKind: string;
      readonly appliesToTool: string;
      readonly siteHint: string;
      readonly siteEnabled: string;
      readonly siteEnabledHint: string;
      readonly lock: string;
      readonly lockHint: string;
      readonly nothingToSet: string;
      readonly save: string;
      readonly reset: string;
      readonly resetOf: (label: string) => string;
      readonly saved: string;
    };
  };
}

export const zhCN: BuildMessages = {
  build: {
    title: '扩展',
    sections: { plugin: '插件', font: '字体', model: 'AI 模型' },
    plugin: {
      about: '用得着的留下，用不着的关掉。关掉一种图，它就不再出现在“新建”里，已有的图照常打开。',
      kinds: '图的种类',
      tools: '工具',
      purposes: {
        'export-png': '把图存成 PNG 图片，贴进文档、聊天和幻灯片。',
        'export-svg': '把图存成 SVG，放大不失真，还能再打开接着改。',
        'export-pdf': '把图存成 PDF，适合打印和归档。',
        'diagram-link': '把整张图写进链接里，不上传、不用登录就能打开。',
      },
      enable: (title) => `启用${title}`,
      enabled: '已启用',
      offBySite: '本站已关闭',
      lockedBySite: '由本站统一设置',
      lockedHint: '本站的所有者锁定了这一项，每个人用的都是同样的设置。',
      offHint: '本站的所有者关闭了这一项，只有所有者能重新打开。',
      settingsOf: (title) => `${title}的设置`,
      example: '示例',
      settings: '设置',
      whose: { mine: '只对我', site: '对全站' },
      whoseLabel: '设置对谁生效',
      appliesToKind: '新建的图从这里的设置开始。已有的图不变，每张图还可以在编辑器里单独设置。',
      appliesToTool: '导出时从这里的设置开始，导出菜单里还可以临时改。',
      siteHint: '没有自己设置过的人都用这里的设置。',
      siteEnabled: '全站启用',
      siteEnabledHint: '关闭后没有人能再用它，已有的图照常打开。',
      lock: '锁定',
      lockHint: '锁定后每个人都用全站的设置，不能自己改。',
      nothingToSet: '没有需要设置的，打开就能用。',
      save: '保存',
      reset: '恢复默认',
      resetOf: (label) => `把“${label}”恢复默认`,
      saved: '已保存',
    },
  },
};
