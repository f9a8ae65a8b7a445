/** The words of what others have shared: links, and invitations. */
export interface SharedMessages {
  readonly shared: {
    readonly source: string;
    readonly copySource: string;
    readonly sourceCopied: string;
    readonly useCopy: string;
    /** Opens what a frame of another site shows in a tab of its own. */
    readonly openOwn: string;
    readonly by: (author: string, time: string) => string;
    readonly passwordTitle: string;
    readonly passwordHint: string;
    readonly password: string;
    readonly view: string;
    readonly gone: string;
    readonly goneHint: string;
    readonly ended: string;
    readonly endedHint: string;
  };
  readonly invitation: {
    readonly title: (from: string, title: string) => string;
    readonly hint: (thing: string, role: string) => string;
    readonly on: Readonly<Record<'graph' | 'repository', string>>;
    readonly accept: string;
    readonly gone: string;
    readonly goneHint: (shared: string) => string;
  };
}

export const zhCN: SharedMessages = {
  shared: {
    source: '源文本',
    copySource: '复制',
    sourceCopied: '源文本已复制',
    useCopy: '用它新建',
    openOwn: '在乐图中打开',
    by: (author, time) => `${author} · ${time}`,
    passwordTitle: '这张图需要密码',
    passwordHint: '请输入分享者给你的访问密码。',
    password: '访问密码',
    view: '查看',
    gone: '这个分享打不开了',
    goneHint: '链接可能写错了，或者已经停用、过期。请向分享者要一个新的链接。',
    ended: '这个分享已经结束',
    endedHint: '链接刚刚停用或过期了，图不再显示。请向分享者要一个新的链接。',
  },
  invitation: {
    title: (from, title) => `${from} 邀请你加入“${title}”`,
    hint: (thing, role) => `接受后，你对这${thing}的权限是“${role}”。`,
    on: { graph: '张图', repository: '个仓库' },
    accept: '接受邀请',
    gone: '这个邀请无效',
    goneHint: (shared) =>
      `接受过的邀请不用再打开，图就在“${shared}”里。没有接受过的，可能已经撤回或过期，或是发给别的邮箱的：请向邀请者要一个新的。`,
  },
};
