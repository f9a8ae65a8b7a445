import type { Role } from '@letu/client';

interface ScopeText {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly emptyHint: string;
}

type Visibility = 'private' | 'site';

/** What lists of graphs, repositories, the trash and sharing say. */
export interface LibraryMessages {
  readonly library: {
    readonly navigation: string;
    readonly start: string;
    readonly everything: string;
    readonly noneHere: string;
    readonly noneHereHint: string;
    readonly fold: string;
    readonly unfold: string;
    readonly scopes: Readonly<Record<'recently' | 'owned' | 'shared' | 'favourite' | 'all', ScopeText>>;
    readonly emptyKindHint: string;
    readonly loadFailed: string;
    readonly comesBack: string;
    /** Of lists while the server cannot be asked. */
    readonly ofDevice: Readonly<Record<'note' | 'empty' | 'emptyHint', string>>;
    readonly unreachable: Readonly<Record<'title' | 'hint' | 'hintHere' | 'goOn', string>>;
    readonly save: string;
    readonly sort: string;
    readonly sorts: Readonly<Record<'updatedAt' | 'openedAt' | 'createdAt' | 'title', string>>;
    readonly allTypes: string;
    readonly columns: {
      readonly title: string;
      readonly type: string;
      readonly repository: string;
      readonly owner: string;
      readonly updatedAt: string;
      readonly openedAt: string;
      readonly createdAt: string;
      readonly deletedAt: string;
      readonly more: string;
    };
    readonly favour: (title: string) => string;
    readonly favourite: string;
    readonly unfavourite: string;
    readonly moveTitle: (count: number) => string;
    readonly moveTarget: string;
    readonly noRepository: string;
    readonly repository: {
      readonly sample: Readonly<Record<'make' | 'name' | 'description', string>>;
      readonly title: string;
      readonly ofOthers: string;
      readonly none: string;
      readonly more: string;
      readonly create: string;
      readonly settings: string;
      readonly settingsOf: (name: string) => string;
      readonly open: string;
      readonly display: string;
      readonly ownerOnly: string;
      readonly saved: string;
      readonly typeName: (name: string) => string;
      readonly leaveTitle: (name: string) => string;
      readonly leaveHint: string;
      readonly name: string;
      readonly description: string;
      readonly icon: string;
      readonly visibility: string;
      readonly visibilities: Readonly<Record<Visibility, string>>;
      readonly arrange: string;
      readonly up: (name: string) => string;
      readonly down: (name: string) => string;
      readonly members: string;
      readonly ownedBy: (name: string) => string;
      readonly leave: string;
      readonly delete: string;
      readonly deleteTitle: (name: string) => string;
      readonly deleteHint: string;
      readonly empty: string;
      readonly emptyHint: string;
    };
    readonly trash: {
      readonly title: string;
      readonly about: (days: number) => string;
      readonly left: string;
      readonly days: (days: number) => string;
      readonly restoreOf: (title: string) => string;
      readonly restored: (count: number) => string;
      readonly deleteHint: string;
      readonly empty: string;
      readonly emptyTitle: string;
      readonly emptyHint: string;
      readonly emptied: (count: number) => string;
      readonly ofDevice: string;
      readonly noneHere: string;
      readonly noneHereHint: string;
      readonly nothing: string;
      readonly nothingHint: (days: number) => string;
    };
  };
  readonly sharing: {
    readonly title: (title: string) => string;
    readonly links: string;
    readonly send: string;
    readonly people: string;
    readonly content: string;
    readonly more: string;
    readonly roles: Readonly<Record<Role, string>>;
    readonly role: string;
    readonly roleOf: (name: string) => string;
    readonly revoke: string;
    readonly revokeOf: (name: string) => string;
    readonly revokeTitle: (name: string) => string;
    readonly email: string;
    readonly emailHint: string;
    readonly invite: string;
    readonly invited: (email: string) => string;
    readonly inviteLink: string;
    readonly inviteLinkHint: string;
    readonly byLink: string;
    readonly byRepository: string;
    readonly invitedUntil: (date: string) => string;
    readonly takeBack: string;
    readonly takeBackOf: (name: string) => string;
    readonly link: string;
    readonly noLinks: string;
    readonly shows: string;
    readonly latest: string;
    readonly pinned: (revision: number) => string;
    readonly version: (revision: number, name: string) => string;
    readonly life: string;
    readonly days: (days: number) => string;
    readonly password: string;
    readonly noPassword: string;
    readonly hasPassword: string;
    readonly expires: (date: string) => string;
    readonly expired: string;
    readonly views: (count: number) => string;
    readonly create: string;
    readonly created: string;
    readonly end: string;
    readonly endTitle: string;
    /** What whoever has a link may do, and not. */
    readonly readersMay: string;
    readonly edit: string;
    readonly editTitle: string;
    readonly daysFromNow: (days: number) => string;
    readonly locks: Readonly<Record<'same' | 'new' | 'none', string>>;
    readonly newPassword: string;
    readonly embed: string;
    readonly pictures: Readonly<
      Record<'frame' | 'svgAddress' | 'pngAddress' | 'markdownSvg' | 'markdownPng' | 'html', string>
    >;
    readonly pictureCopied: string;
    readonly clipboardClosed: string;
  };
}

export const zhCN: LibraryMessages = {
  library: {
    navigation: '图库导航',
    start: '首页',
    everything: '账号里的图',
    noneHere: '还没有打开过图',
    noneHereHint: '从上面选一种开始，或者放一个示例仓库进来看看。',
    fold: '收起导航',
    unfold: '展开导航',
    scopes: {
      recently: {
        title: '最近打开',
        about: '打开过的图，最近的在前。',
        empty: '还没有打开过图',
        emptyHint: '打开过的图会出现在这里，方便接着画。',
      },
      owned: {
        title: '我创建的',
        about: '由我新建的图，不论放在哪个仓库。',
        empty: '还没有创建过图',
        emptyHint: '新建的图会出现在这里。',
      },
      shared: {
        title: '与我共享',
        about: '别人邀请我查看或编辑的图。',
        empty: '还没有人与你共享图',
        emptyHint: '打开邀请者发给你的链接并接受邀请以后，图会出现在这里。',
      },
      favourite: {
        title: '收藏',
        about: '加了星标的图。',
        empty: '还没有收藏',
        emptyHint: '在图的星标上点一下，就会收藏到这里。',
      },
      all: {
        title: '全部',
        about: '我创建的和与我共享的所有图。',
        empty: '这里还没有图',
        emptyHint: '新建一张，或者等别人与你共享。',
      },
    },
    emptyKindHint: '新建一张，就会出现在这里。',
    loadFailed: '没能加载',
    comesBack: '现在连不上服务器，连上之后这里会自己显示出来。',
    ofDevice: {
      note: '现在连不上服务器，这里是这台设备上有的图；其余的等网络恢复后再显示。',
      empty: '这台设备上没有这里的图',
      emptyHint: '打开过的图会留在这台设备上，没有网络也能接着画。',
    },
    unreachable: {
      title: '现在连不上服务器',
      hint: '历史版本和权限都在服务器上，网络恢复后再试。',
      hintHere: '历史版本和权限都在服务器上，网络恢复后再试。这张图在本机也有一份，可以接着画。',
      goOn: '回到这张图',
    },
    save: '保存',
    sort: '排序',
    sorts: { updatedAt: '最近修改', openedAt: '最近打开', createdAt: '最近创建', title: '按标题' },
    allTypes: '全部类型',
    columns: {
      title: '标题',
      type: '类型',
      repository: '仓库',
      owner: '所有者',
      updatedAt: '修改时间',
      openedAt: '打开时间',
      createdAt: '创建时间',
      deletedAt: '删除时间',
      more: '更多',
    },
    favour: (title) => `收藏“${title}”`,
    favourite: '收藏',
    unfavourite: '取消收藏',
    moveTitle: (count) => `把 ${count} 张图移动到`,
    moveTarget: '选择仓库',
    noRepository: '不放在任何仓库',
    repository: {
      sample: {
        make: '放一个示例仓库进来',
        name: '示例：从这里开始',
        description: '几张可以随便改的图，看完可以整个删掉。',
      },
      title: '我的仓库',
      ofOthers: '别人的仓库',
      none: '还没有仓库',
      more: '显示更多仓库',
      create: '新建仓库',
      settings: '仓库设置',
      settingsOf: (name) => `“${name}”的设置`,
      open: '打开仓库',
      display: '名称与图标',
      ownerOnly: '只有所有者能更改仓库。',
      saved: '已保存',
      typeName: (name) => `输入仓库名称“${name}”以确认`,
      leaveTitle: (name) => `退出仓库“${name}”？`,
      leaveHint: '之后看不到仓库里的图，除非再次受到邀请。你自己的图不受影响。',
      name: '名称',
      description: '说明',
      icon: '图标',
      visibility: '谁能看到',
      visibilities: { private: '仅受邀的人', site: '本站所有人' },
      arrange: '调整仓库顺序',
      up: (name) => `上移“${name}”`,
      down: (name) => `下移“${name}”`,
      members: '成员',
      ownedBy: (name) => `所有者：${name}`,
      leave: '退出仓库',
      delete: '删除仓库',
      deleteTitle: (name) => `删除仓库“${name}”？`,
      deleteHint: '仓库里的图会移到回收站，30 天内可以恢复；仓库本身不能恢复。',
      empty: '仓库里还没有图',
      emptyHint: '在这里新建，或者把别处的图移动过来。',
    },
    trash: {
      title: '回收站',
      about: (days) => `删除的图保留 ${days} 天，之后自动清除。`,
      left: '保留时间',
      days: (days) => (days === 0 ? '即将清除' : `还剩 ${days} 天`),
      restoreOf: (title) => `恢复“${title}”`,
      restored: (count) => `已恢复 ${count} 张图`,
      deleteHint: '会连同全部历史版本一起彻底删除，无法恢复。',
      empty: '清空回收站',
      emptyTitle: '清空回收站？',
      emptyHint: '回收站里的图会连同全部历史版本一起彻底删除，无法恢复。',
      emptied: (count) => `已彻底删除 ${count} 张图`,
      ofDevice: '现在连不上服务器，这里是这台设备上有的；恢复了的连上之后再同步，永久删除要等连上。',
      noneHere: '这台设备上没有删除过的图',
      noneHereHint: '别处删除的图，连上服务器之后再显示。',
      nothing: '回收站是空的',
      nothingHint: (days) => `删除的图会在这里保留 ${days} 天。`,
    },
  },
  sharing: {
    title: (title) => `分享“${title}”`,
    links: '分享链接',
    send: '发给别人…',
    people: '协作者',
    content: '内容链接',
    more: '更多',
    roles: { viewer: '可查看', commenter: '可评论', editor: '可编辑', owner: '所有者' },
    role: '权限',
    roleOf: (name) => `${name}的权限`,
    revoke: '移除',
    revokeOf: (name) => `移除${name}`,
    revokeTitle: (name) => `移除${name}？`,
    email: '邮箱',
    emailHint: '对方的邮箱，留空则只生成邀请链接',
    invite: '邀请',
    invited: (email) => `邀请已建好，请把链接发给 ${email}`,
    inviteLink: '邀请链接',
    inviteLinkHint: '把这个邀请链接发给对方，只能用一次，14 天内有效。关闭后不再显示。',
    byLink: '通过邀请链接',
    byRepository: '来自所在的仓库',
    invitedUntil: (date) => `等待接受，${date}前有效`,
    takeBack: '撤回',
    takeBackOf: (name) => `撤回对${name}的邀请`,
    link: '分享链接',
    noLinks: '还没有分享链接。有了链接，不用登录也能查看这张图。',
    shows: '展示内容',
    latest: '始终是最新版本',
    pinned: (revision) => `固定在第 ${revision} 版`,
    version: (revision, name) => `第 ${revision} 版 · ${name}`,
    life: '有效期',
    days: (days) => (days === 0 ? '一直有效' : `${days} 天`),
    password: '访问密码',
    noPassword: '不设密码',
    hasPassword: '需要密码',
    expires: (date) => `${date}到期`,
    expired: '已过期',
    views: (count) => `查看 ${count} 次`,
    create: '创建链接并复制',
    created: '链接已创建，可以在下面复制。',
    end: '停用',
    endTitle: '停用这个链接？已经发出去的链接会立即打不开。',
    readersMay:
      '拿到链接的人不用登录，就能查看、缩放、搜索这张图，复制源文本，导出图片，或另存一份自己改。他们不能修改你的图，也看不到历史版本。',
    edit: '修改',
    editTitle: '修改分享链接',
    daysFromNow: (days) => (days === 0 ? '一直有效' : `从现在起 ${days} 天`),
    locks: { same: '保持原来的密码', new: '设置新密码', none: '不设密码' },
    newPassword: '新密码',
    embed: '嵌入',
    pictures: {
      frame: '复制网页嵌入代码（<iframe>）',
      svgAddress: '复制图片地址（SVG，自动更新）',
      pngAddress: '复制图片地址（PNG，自动更新）',
      markdownSvg: '复制 Markdown（SVG）',
      markdownPng: '复制 Markdown（PNG）',
      html: '复制 HTML（<img>）',
    },
    pictureCopied: '已复制',
    clipboardClosed: '浏览器不允许自动复制。',
  },
};
