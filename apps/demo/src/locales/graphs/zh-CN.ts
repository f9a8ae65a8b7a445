/** What is done to graphs, one or many, wherever they are shown. */
export interface GraphsMessages {
  readonly graphs: {
    readonly commands: Readonly<
      Record<
        | 'open'
        | 'rename'
        | 'duplicate'
        | 'move'
        | 'favourite'
        | 'share'
        | 'access'
        | 'history'
        | 'export'
        | 'preview'
        | 'tuya'
        | 'template'
        | 'leave'
        | 'delete',
        string
      >
    >;
    readonly exports: Readonly<Record<'svg' | 'png' | 'jpg' | 'webp' | 'pdf' | 'source', string>>;
    readonly exporting: string;
    readonly copied: (title: string) => string;
    readonly copiedMany: (count: number) => string;
    readonly moved: (count: number) => string;
    readonly leaveTitle: (title: string) => string;
    readonly leaveHint: string;
    readonly onlyOwnersTrash: string;
    readonly onlyOwnersMove: string;
  };
}

export const zhCN: GraphsMessages = {
  graphs: {
    commands: {
      open: '打开',
      rename: '重命名',
      duplicate: '创建副本',
      move: '移动',
      favourite: '收藏',
      share: '分享',
      access: '访问权限',
      history: '历史版本',
      export: '导出',
      preview: '预览',
      tuya: '涂鸦',
      template: '存为模板',
      leave: '退出共享',
      delete: '删除',
    },
    exports: {
      svg: 'SVG 图片',
      png: 'PNG 图片',
      jpg: 'JPG 图片',
      webp: 'WebP 图片',
      pdf: 'PDF 文件',
      source: '源文件',
    },
    exporting: '正在导出…',
    copied: (title) => `已创建“${title}”`,
    copiedMany: (count) => `已创建 ${count} 个副本`,
    moved: (count) => `已移动 ${count} 张图`,
    leaveTitle: (title) => `退出共享“${title}”？`,
    leaveHint: '之后看不到这张图，除非再次受到邀请。',
    onlyOwnersTrash: '只有所有者能把图移到回收站。',
    onlyOwnersMove: '只有所有者能移动图，别人的图留在原处。',
  },
};
