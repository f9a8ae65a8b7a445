/** What the pages of preferences say about repositories, shapes, services and shortcuts. */
export interface OwnSettingsMessages {
  readonly ownSettings: {
    readonly unknown: (section: string) => string;
    readonly repo: {
      readonly into: string;
      readonly intoHint: string;
      readonly intoNone: string;
      readonly visibility: string;
      readonly visibilityHint: string;
      readonly icon: string;
      readonly sort: string;
      readonly sortHint: string;
      readonly sorts: Readonly<Record<'position' | 'name' | 'createdAt' | 'updatedAt', string>>;
      readonly view: string;
      readonly views: Readonly<Record<'cards' | 'table', string>>;
      readonly pageSize: string;
      readonly trash: string;
      readonly trashHint: string;
      readonly trashDays: (days: number) => string;
    };
    readonly service: {
      readonly title: string;
      readonly hint: string;
      readonly kind: string;
      readonly url: string;
      readonly badUrl: string;
      readonly save: string;
      readonly saved: string;
      readonly reload: string;
      readonly reloadNeeded: string;
      readonly try: string;
      readonly trySource: string;
      readonly trying: string;
      readonly tried: string;
      readonly picture: string;
      readonly blocked: string;
      readonly mixed: string;
      readonly unreachable: string;
      readonly answered: (message: string) => string;
      readonly asked: (origin: string) => string;
    };
    readonly shape: {
      readonly own: string;
      readonly ownHint: string;
      readonly fill: string;
      readonly stroke: string;
      readonly strokeWidth: string;
      readonly fontSize: string;
      readonly fontFamily: string;
      readonly fontFamilyNone: string;
      readonly edgeStroke: string;
      readonly edgeWidth: string;
      readonly edgeArrow: string;
      readonly arrows: Readonly<Record<'none' | 'classic' | 'block' | 'open', string>>;
      readonly edgeRoute: string;
      readonly routes: Readonly<Record<'orthogonal' | 'straight' | 'curved', string>>;
      readonly roughness: string;
      readonly roughnesses: readonly [string, string, string];
      readonly palette: (kind: string) => string;
      readonly paletteHint: string;
      readonly paletteReset: string;
      readonly up: (name: string) => string;
      readonly down: (name: string) => string;
      readonly upload: string;
      readonly download: string;
      readonly empty: string;
      readonly count: (count: number) => string;
      readonly added: (count: number) => string;
      readonly full: string;
      readonly untitled: string;
      readonly rename: (name: string) => string;
      readonly remove: (name: string) => string;
      readonly removed: (name: string) => string;
      readonly undo: string;
      readonly noPicture: string;
    };
    readonly shortcuts: {
      readonly about: string;
      readonly of: string;
      readonly search: string;
      readonly none: string;
    };
  };
}

export const zhCN: OwnSettingsMessages = {
  ownSettings: {
    unknown: (section) => `偏好设置里没有“${section}”这一项，从下面选一项吧。`,
    repo: {
      into: '新图放进',
      intoHint: '新建的图、打开的文件会放进这个仓库。',
      intoNone: '不放进仓库',
      visibility: '新仓库的可见范围',
      visibilityHint: '新建仓库时先选好，仍可以当场改。',
      icon: '新仓库的图标',
      sort: '仓库的排列',
      sortHint: '左侧导航里的先后。',
      sorts: { position: '自己排的顺序', name: '名称', createdAt: '创建时间', updatedAt: '修改时间' },
      view: '图的列表',
      views: { cards: '卡片', table: '表格' },
      pageSize: '每页张数',
      trash: '回收站保留',
      trashHint: '由服务器规定，到期后彻底删除。',
      trashDays: (days) => `${days} 天`,
    },
    service: {
      title: '自己的绘图服务',
      hint: '内置引擎画不了的图（如 Salt 界面、ditaa、公式），交给你指定的 Kroki 或 PlantUML 服务来画。打开之后，只有这些图的源文本会发到那里。',
      kind: '类型',
      url: '服务地址',
      badUrl: '请输入以 http:// 或 https:// 开头的完整地址',
      save: '保存',
      saved: '已保存。',
      reload: '重新加载',
      reloadNeeded: '页面要重新加载一次，才被允许连接新的地址。',
      try: '试一试',
      trySource: '试画的 PlantUML',
      trying: '正在请求…',
      tried: '画出来了，服务可用。',
      picture: '服务画出的图',
      blocked:
        '页面的安全策略不允许连接这个地址。请先保存并重新加载；如果页面放在静态托管上，要在它的 connect-src 里加上这个地址。',
      mixed: '这个页面用的是 https，浏览器不允许它连接 http 的服务。请给服务配上 https。',
      unreachable: '连不上这个服务。请检查地址、网络，以及服务是否允许跨域访问（CORS）。',
      answered: (message) => `服务回答了，但没有画出来：${message}`,
      asked: (origin) => `由 ${origin} 绘制`,
    },
    shape: {
      own: '新图形用自己的样式',
      ownHint: '关闭时用编辑器默认的样式。已有的图形不变。',
      fill: '填充',
      stroke: '边框',
      strokeWidth: '边框粗细',
      fontSize: '字号',
      fontFamily: '字体',
      fontFamilyNone: '编辑器默认',
      edgeStroke: '连线颜色',
      edgeWidth: '连线粗细',
      edgeArrow: '箭头',
      arrows: { none: '无', classic: '经典', block: '三角', open: '开口' },
      edgeRoute: '连线走向',
      routes: { orthogonal: '折线', straight: '直线', curved: '曲线' },
      roughness: '白板的手绘感',
      roughnesses: ['工整', '适中', '潦草'],
      palette: (kind) => `${kind}的图形库`,
      paletteHint: '选择显示哪些分类，并排好先后。',
      paletteReset: '恢复默认',
      up: (name) => `上移“${name}”`,
      down: (name) => `下移“${name}”`,
      upload: '上传…',
      download: '下载',
      empty: '还没有。',
      count: (count) => `${count} 个`,
      added: (count) => `已添加 ${count} 个。`,
      full: '这台设备存不下更多了。',
      untitled: '未命名',
      rename: (name) => `重命名“${name}”`,
      remove: (name) => `去掉“${name}”`,
      removed: (name) => `已去掉“${name}”。`,
      undo: '撤销',
      noPicture: '无法预览',
    },
    shortcuts: {
      about: '在编辑器里按 F1 可以搜索全部命令。',
      of: '编辑器',
      search: '搜索快捷键',
      none: '没有找到。',
    },
  },
};
