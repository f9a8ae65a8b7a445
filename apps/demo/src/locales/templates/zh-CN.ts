import type { DiagramSubject } from '@letu/core';

type From = 'product' | 'me' | 'others';
type Visibility = 'private' | 'site';

/** The words of templates. */
export interface TemplatesMessages {
  readonly templates: {
    readonly title: string;
    readonly about: string;
    readonly search: string;
    readonly type: string;
    readonly subject: string;
    readonly from: string;
    readonly all: string;
    readonly subjects: Readonly<Record<DiagramSubject, string>>;
    readonly origins: Readonly<Record<From, string>>;
    readonly use: string;
    readonly nameOfUse: (title: string) => string;
    readonly preview: string;
    readonly edit: string;
    readonly remove: string;
    readonly removeTitle: (title: string) => string;
    readonly removeHint: string;
    readonly more: string;
    readonly away: string;
    readonly none: string;
    readonly noneHint: string;
    readonly noneMine: string;
    readonly noneMineHint: string;
    readonly reset: string;
    readonly found: (count: number) => string;
    readonly saveAs: string;
    readonly saved: string;
    readonly show: string;
    readonly name: string;
    readonly description: string;
    readonly visibility: string;
    readonly visibilities: Readonly<Record<Visibility, string>>;
    readonly gone: string;
  };
}

export const zhCN: TemplatesMessages = {
  templates: {
    title: '模板',
    about: '挑一张接近的图，改几个字就能用。',
    search: '搜索模板',
    type: '类型',
    subject: '用途',
    from: '来源',
    all: '全部',
    subjects: {
      process: '流程',
      software: '软件与架构',
      data: '数据与数据库',
      project: '项目管理',
      organisation: '组织与团队',
      ideas: '思路与创意',
      figures: '数据图表',
    },
    origins: { product: '乐图', me: '我的', others: '其他人' },
    use: '使用此模板',
    nameOfUse: (title) => `使用模板“${title}”`,
    preview: '预览',
    edit: '编辑信息',
    remove: '删除',
    removeTitle: (title) => `删除模板“${title}”？`,
    removeHint: '用它新建的图不受影响。',
    more: '显示更多',
    away: '现在连不上服务器，这里是乐图自带的模板；大家做的等网络恢复后再显示。',
    none: '没有符合条件的模板',
    noneHint: '换个词，或者少选一个条件。',
    noneMine: '还没有自己的模板',
    noneMineHint: '打开一张图，在“存为模板”里把它留作以后的起点。',
    reset: '清除条件',
    found: (count) => `找到 ${count} 个模板`,
    saveAs: '存为模板',
    saved: '已存为模板',
    show: '去看看',
    name: '名称',
    description: '说明',
    visibility: '谁能使用',
    visibilities: { private: '仅自己', site: '本站所有人' },
    gone: '这个模板不在了。',
  },
};
