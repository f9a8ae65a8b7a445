/** The page of the people one works with. */
export interface CollaboratorMessages {
  readonly collaborator: {
    readonly title: string;
    readonly about: string;
    readonly search: string;
    readonly people: string;
    readonly count: (given: number, received: number) => string;
    readonly given: string;
    readonly received: string;
    readonly show: (name: string) => string;
    readonly roleIn: (name: string, title: string) => string;
    readonly removeFrom: (name: string, title: string) => string;
    readonly removeAll: string;
    readonly removeAllTitle: (name: string) => string;
    readonly removeAllHint: (count: number) => string;
    readonly removed: (name: string) => string;
    readonly leave: string;
    readonly leaveOf: (title: string) => string;
    readonly leaveTitle: (title: string) => string;
    readonly notFound: (query: string) => string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly goShare: string;
    readonly invitations: string;
    readonly fromWhom: (name: string) => string;
    readonly accept: string;
    readonly decline: string;
    readonly accepted: (title: string) => string;
    readonly declined: string;
    readonly sent: string;
    readonly sentHint: string;
    readonly resend: string;
    readonly resendOf: (email: string) => string;
    readonly resent: (email: string) => string;
    readonly copyLink: string;
    readonly copyLinkOf: (title: string) => string;
    readonly linkCopied: string;
    readonly linkMade: string;
  };
}

export const zhCN: CollaboratorMessages = {
  collaborator: {
    title: '协作者',
    about: '你把图和仓库共享给了谁，谁又共享给了你。',
    search: '搜索名字或标题',
    people: '一起协作的人',
    count: (given, received) =>
      [given > 0 && `你共享了 ${given} 项`, received > 0 && `对方共享了 ${received} 项`]
        .filter(Boolean)
        .join(' · '),
    given: '你共享的',
    received: '对方共享的',
    show: (name) => `查看与${name}共享的内容`,
    roleIn: (name, title) => `${name}在“${title}”里的权限`,
    removeFrom: (name, title) => `移除${name}，不再共享“${title}”`,
    removeAll: '全部取消共享',
    removeAllTitle: (name) => `不再与${name}共享任何内容？`,
    removeAllHint: (count) => `对方会立即看不到这 ${count} 项。对方共享给你的不受影响。`,
    removed: (name) => `已不再与${name}共享`,
    leave: '退出',
    leaveOf: (title) => `退出“${title}”`,
    leaveTitle: (title) => `退出“${title}”？之后看不到它，除非再次受到邀请。`,
    notFound: (query) => `没有找到“${query}”`,
    empty: '还没有协作者',
    emptyHint: '在任意一张图的菜单里选“分享”，或打开仓库设置里的“成员”，邀请同事加入，他们就会出现在这里。',
    goShare: '选一张图来分享',
    invitations: '收到的邀请',
    fromWhom: (name) => `来自${name}`,
    accept: '接受',
    decline: '谢绝',
    accepted: (title) => `已加入“${title}”`,
    declined: '已谢绝邀请',
    sent: '等待接受的邀请',
    sentHint: '重新发送或复制链接会生成新的链接，之前的链接随即失效。',
    resend: '重新发送',
    resendOf: (email) => `重新发送给 ${email}`,
    resent: (email) => `已重新发送给 ${email}`,
    copyLink: '复制链接',
    copyLinkOf: (title) => `复制“${title}”的邀请链接`,
    linkCopied: '新的邀请链接已复制',
    linkMade: '浏览器不允许自动复制，请手动复制这个链接：',
  },
};
