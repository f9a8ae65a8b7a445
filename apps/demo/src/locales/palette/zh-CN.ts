import { before } from '../before.js';

/** The palette: whatever can be gone to or done, found by a few letters. */
export interface PaletteMessages {
  readonly palette: {
    readonly label: string;
    readonly open: string;
    readonly placeholder: string;
    readonly nothing: string;
    readonly sections: Readonly<
      Record<'recent' | 'graphs' | 'editor' | 'create' | 'repositories' | 'templates' | 'pages', string>
    >;
    readonly create: (kind: string) => string;
    readonly convert: (kind: string) => string;
    readonly createRepository: string;
    readonly everyGraph: (query: string) => string;
    readonly fonts: string;
    readonly models: string;
  };
}

export const zhCN: PaletteMessages = {
  palette: {
    label: '搜索',
    open: '搜索图和命令',
    placeholder: '搜标题、图里的文字、拼音或命令',
    nothing: '没有找到。换几个字，或者试试拼音。',
    sections: {
      recent: '最近的图',
      graphs: '图',
      editor: '这张图',
      create: '新建',
      repositories: '仓库',
      templates: '模板',
      pages: '前往',
    },
    create: (kind) => before('新建', kind),
    convert: (kind) => before('转为可编辑的', kind),
    createRepository: '新建仓库',
    everyGraph: (query) => `在全部图里搜索“${query}”`,
    fonts: '字体',
    models: 'AI 模型',
  },
};
