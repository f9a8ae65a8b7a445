/** What the app says about accounts and signing in. */
export interface AccountMessages {
  readonly signIn: string;
  readonly signUp: string;
  readonly signOut: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly passwordHint: string;
  readonly login: {
    readonly slogan: string;
    readonly pages: Readonly<Record<'signIn' | 'signUp' | 'forgot' | 'reset', string>>;
    readonly forgot: string;
    readonly forgotHint: string;
    readonly forgotWithoutMail: string;
    readonly sendLink: string;
    readonly linkSent: string;
    readonly linkWritten: string;
    readonly resetHint: string;
    readonly setPassword: string;
    readonly passwordSet: string;
    readonly back: string;
    readonly or: string;
    readonly withProvider: (provider: string) => string;
    readonly providerRefused: string;
    readonly providerRefusedHint: string;
    readonly finishing: string;
    readonly withoutAccount: string;
    readonly withoutAccountHint: string;
    /** The diagram that visitors type into. */
    readonly try: {
      readonly title: string;
      readonly about: string;
      readonly kinds: string;
      readonly source: string;
      readonly hint: string;
      readonly kept: string;
      readonly goOn: string;
      readonly line: (line: number, message: string) => string;
      readonly failed: string;
    };
    readonly ended: (name: string) => string;
    readonly endedHint: string;
    readonly unreachable: string;
    readonly unreachableHint: string;
    readonly retry: string;
  };
  readonly signedOut: {
    readonly leaving: string;
    readonly sending: string;
    readonly unsent: (count: number) => string;
    readonly unsentHint: string;
    readonly retry: string;
    readonly leave: string;
    readonly back: string;
    readonly title: string;
    readonly hint: string;
    readonly kept: (count: number) => string;
    readonly again: string;
  };
  readonly menu: {
    readonly label: (name: string) => string;
    readonly onDevice: string;
    readonly onDeviceHint: string;
    readonly offline: string;
    readonly sessions: string;
    readonly ways: string;
    readonly password: string;
  };
  readonly ways: {
    readonly title: string;
    readonly password: string;
    readonly noPassword: string;
    readonly link: string;
    readonly unlink: string;
    readonly since: string;
    readonly failed: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly current: string;
    readonly seen: string;
    readonly revoke: string;
    readonly revokeOthers: string;
    readonly revoked: string;
    readonly unknownDevice: string;
    readonly ownComputer: string;
    readonly failed: string;
  };
  readonly takeAlong: {
    readonly title: (count: number) => string;
    readonly hint: string;
    readonly take: string;
    readonly later: string;
    readonly item: (count: number) => string;
    readonly taken: (count: number) => string;
  };
  readonly conflict: {
    readonly title: string;
    readonly hint: string;
    readonly compare: string;
    readonly explanation: string;
    readonly myVersion: string;
    readonly theirVersion: string;
    readonly mine: string;
    readonly theirs: string;
    readonly both: string;
    readonly newer: string;
    readonly newerHint: string;
  };
  readonly refused: {
    readonly title: (reason: string) => string;
    readonly hint: string;
    readonly gone: (reason: string) => string;
    readonly goneHint: string;
    readonly copy: string;
    readonly tooLarge: string;
  };
  readonly diff: {
    /** `$` stands for their number. */
    readonly unchangedLines: string;
    readonly same: string;
    readonly showAll: string;
    readonly options: string;
    readonly option: (name: string, before: string, after: string) => string;
    readonly on: string;
    readonly off: string;
    readonly unset: string;
    readonly samePicture: string;
    readonly changes: Readonly<Record<'added' | 'removed' | 'changed', (count: number) => string>>;
    readonly change: Readonly<Record<'added' | 'removed' | 'changed', string>>;
    readonly roles: Readonly<Record<'group' | 'node' | 'link' | 'text', string>>;
    readonly quoted: (label: string) => string;
    readonly mark: string;
    readonly eachChange: string;
    readonly moreChanges: (count: number) => string;
  };
  readonly revision: {
    readonly title: string;
    readonly list: string;
    readonly of: (title: string) => string;
    readonly backToEditor: string;
    readonly current: string;
    readonly number: (number: number) => string;
    readonly kinds: Readonly<Record<'auto' | 'named' | 'restore' | 'ai', string>>;
    readonly showSaves: (count: number) => string;
    readonly hideSaves: string;
    readonly restored: (number: string) => string;
    readonly unknownAuthor: string;
    readonly more: string;
    readonly empty: string;
    readonly failed: string;
    readonly picture: string;
    readonly text: string;
    readonly againstCurrent: string;
    readonly againstPrevious: string;
    readonly compareWith: string;
    readonly name: string;
    readonly nameTitle: string;
    readonly nameLabel: string;
    readonly named: string;
    readonly restore: string;
    readonly restoreTitle: (number: number) => string;
    readonly restoreHint: string;
    readonly done: string;
    readonly stale: string;
  };
  readonly wrongPassword: string;
  readonly passwordChanged: string;
  readonly forbidden: string;
  readonly forbiddenHint: string;
}

/** Latin words stand apart from Chinese ones. */
const apart = (name: string) => (/^[\w-]/.test(name) ? ` ${name} ` : name);

export const zhCN: AccountMessages = {
  signIn: '登录',
  signUp: '注册',
  signOut: '退出登录',
  name: '名字',
  email: '邮箱',
  password: '密码',
  newPassword: '新密码',
  currentPassword: '现在的密码',
  passwordHint: '8 到 128 个字符，越长越安全。',
  login: {
    slogan: '发现创作的乐趣',
    pages: { signIn: '登录乐图', signUp: '注册乐图', forgot: '找回密码', reset: '设置新密码' },
    forgot: '忘记密码',
    forgotHint: '输入注册时的邮箱，我们会发去一个设置新密码的链接。',
    forgotWithoutMail: '本站没有设置发邮件。输入注册时的邮箱，设置新密码的链接会显示给管理员，请向管理员要。',
    sendLink: '发送链接',
    linkSent: '如果这个邮箱注册过，链接已经发出，一小时内有效。',
    linkWritten: '如果这个邮箱注册过，链接已显示给管理员，一小时内有效。',
    resetHint: '设置后，其他设备上的登录会全部退出。',
    setPassword: '设置新密码',
    passwordSet: '新密码已生效，请登录。',
    back: '返回登录',
    or: '或',
    withProvider: (provider) => `用${apart(provider)}登录`,
    providerRefused: '登录没有完成',
    providerRefusedHint: '可能是取消了授权，或者停留得太久。可以重新登录。',
    finishing: '正在登录…',
    withoutAccount: '不登录，先用着',
    withoutAccountHint: '图只保存在这台设备上，以后登录时可以带走。',
    try: {
      title: '写几行字，图就画好了',
      about: '就在这里改几个字试试，不用注册，也不用安装。',
      kinds: '换一种图',
      source: '图的源文本',
      hint: '改动文字，图会立刻跟着变。',
      kept: '写下的会留着：登录后放进账号，不登录也能接着画。',
      goOn: '在编辑器里继续',
      line: (line, message) => `第 ${line} 行：${message}`,
      failed: '画图的部分没能加载。',
    },
    ended: (name) => `${name}的登录已失效`,
    endedHint: '可能是太久没用，或在别的设备上退出了。刚才写的都在这台设备上，用同一个账号登录后会接着同步。',
    unreachable: '连不上服务器',
    unreachableHint: '可以稍后重试，或者先在这台设备上画。',
    retry: '重试',
  },
  signedOut: {
    leaving: '正在退出…',
    sending: '正在同步还没发出的修改…',
    unsent: (count) => `还有 ${count} 张图的修改没能同步`,
    unsentHint: '现在退出，这些修改会留在这台设备上，只有用同一个账号登录后才会显示并继续同步。',
    retry: '再试一次',
    leave: '仍然退出',
    back: '先不退出',
    title: '已退出登录',
    hint: '这台设备上不再留有账号里的图。',
    kept: (count) =>
      `还有 ${count} 张图的修改没来得及同步，留在了这台设备上，只有用同一个账号登录后才会显示并继续同步。`,
    again: '重新登录',
  },
  menu: {
    label: (name) => `${name}的账号`,
    onDevice: '保存在本机',
    onDeviceHint: '没有登录，图只保存在这台设备上。',
    offline: '离线',
    sessions: '登录的设备',
    ways: '登录方式',
    password: '修改密码',
  },
  ways: {
    title: '登录方式',
    password: '邮箱和密码',
    noPassword: '还没有密码。退出后可以用“忘记密码”设置。',
    link: '关联',
    unlink: '解除关联',
    since: '关联于',
    failed: '没能读取登录方式。',
  },
  sessions: {
    title: '登录的设备',
    current: '当前设备',
    seen: '最近使用',
    revoke: '退出',
    revokeOthers: '退出其他所有设备',
    revoked: '已退出',
    unknownDevice: '未知设备',
    ownComputer: '服务器所在的电脑',
    failed: '没能读取登录的设备。',
  },
  takeAlong: {
    title: (count) => `本机有 ${count} 张图，要带进账号吗？`,
    hint: '带进账号后，登录任何设备都能看到它们。以后也可以从账号菜单里带入。',
    take: '带进账号',
    later: '以后再说',
    item: (count) => `带入本机的 ${count} 张图`,
    taken: (count) => `${count} 张图已放进账号，正在同步`,
  },
  conflict: {
    title: '别处也改了这张图',
    hint: '两个版本都在，选好之前这里的修改只保存在本机。',
    compare: '查看并选择',
    explanation:
      '选一个继续，或者两份都留：那时这里显示对方的版本，你的版本另存为一张新图。没选中的服务器版本仍在历史里。',
    myVersion: '我的版本（本机）',
    theirVersion: '对方的版本（服务器）',
    mine: '用我的版本',
    theirs: '用对方的版本',
    both: '两份都留',
    newer: '对方又改了，请再看一次',
    newerHint: '下面已是对方最新的版本，还没有作出任何选择。',
  },
  refused: {
    title: (reason) => `没有同步到服务器：${reason}`,
    hint: '内容保存在本机。可以重试，或者另存为一张新图。',
    gone: (reason) => `这张图在服务器上已经打不开：${reason}`,
    goneHint: '本机还有它最后的样子，之后的修改不会再同步。需要的话，可以另存为一张新图。',
    copy: '另存为新图',
    tooLarge: '内容超过了服务器的大小上限。',
  },
  diff: {
    unchangedLines: '$ 行相同',
    same: '文本没有差别',
    showAll: '显示全部行',
    options: '选项的差别',
    option: (name, before, after) => `${name}：${before} → ${after}`,
    on: '开',
    off: '关',
    unset: '默认',
    samePicture: '两张图里的图形没有差别',
    changes: {
      added: (count) => `新增 ${count} 处`,
      removed: (count) => `删除 ${count} 处`,
      changed: (count) => `修改 ${count} 处`,
    },
    change: { added: '新增', removed: '删除', changed: '修改' },
    roles: { group: '分组', node: '图形', link: '连线', text: '文字' },
    quoted: (label) => `“${label}”`,
    mark: '在图上标出',
    eachChange: '逐项查看',
    moreChanges: (count) => `还有 ${count} 处没有列出`,
  },
  revision: {
    title: '历史版本',
    list: '版本列表',
    of: (title) => `“${title}”的历史版本`,
    backToEditor: '返回编辑',
    current: '当前',
    number: (number) => `版本 ${number}`,
    kinds: { auto: '自动保存', named: '已命名', restore: '恢复', ai: 'AI 生成' },
    showSaves: (count) => `展开 ${count} 次保存`,
    hideSaves: '收起',
    restored: (number) => `恢复自版本 ${number}`,
    unknownAuthor: '已注销的用户',
    more: '更早的版本',
    empty: '还没有历史版本',
    failed: '没能读取历史版本',
    picture: '画面',
    text: '文本',
    againstCurrent: '当前版本',
    againstPrevious: '上一个版本',
    compareWith: '对比',
    name: '命名',
    nameTitle: '给这个版本命名',
    nameLabel: '名称',
    named: '已命名',
    restore: '恢复到这个版本',
    restoreTitle: (number) => `恢复到版本 ${number}？`,
    restoreHint: '会在历史里新增一个版本，现在的内容不会丢。',
    done: '已恢复',
    stale: '刚才有新的修改，已重新载入，请再试一次。',
  },
  wrongPassword: '现在的密码不对',
  passwordChanged: '密码已修改，其他设备需要重新登录。',
  forbidden: '没有权限查看这个页面',
  forbiddenHint: '请让它的主人给你权限，或者换一个账号登录。',
};
