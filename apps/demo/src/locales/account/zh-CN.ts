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
    readonly sendLink: string;
    readonly linkSent: string;
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
    readonly unreachable: string;
    readonly unreachableHint: string;
    readonly retry: string;
  };
  readonly signedOut: {
    readonly leaving: string;
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
    readonly password: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly current: string;
    readonly seen: string;
    readonly revoke: string;
    readonly revokeOthers: string;
    readonly revoked: string;
    readonly unknownDevice: string;
    readonly failed: string;
  };
  readonly passwordChanged: string;
  readonly forbidden: string;
  readonly forbiddenHint: string;
}

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
    sendLink: '发送链接',
    linkSent: '如果这个邮箱注册过，链接已经发出，一小时内有效。',
    resetHint: '设置后，其他设备上的登录会全部退出。',
    setPassword: '设置新密码',
    passwordSet: '新密码已生效，请登录。',
    back: '返回登录',
    or: '或',
    withProvider: (provider) => `用 ${provider} 登录`,
    providerRefused: '登录没有完成',
    providerRefusedHint: '可能是取消了授权，或者停留得太久。可以重新登录。',
    finishing: '正在登录…',
    withoutAccount: '不登录，先用着',
    withoutAccountHint: '图只保存在这台设备上，以后登录时可以带走。',
    unreachable: '连不上服务器',
    unreachableHint: '可以稍后重试，或者先在这台设备上画。',
    retry: '重试',
  },
  signedOut: {
    leaving: '正在退出…',
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
    password: '修改密码',
  },
  sessions: {
    title: '登录的设备',
    current: '当前设备',
    seen: '最近使用',
    revoke: '退出',
    revokeOthers: '退出其他所有设备',
    revoked: '已退出',
    unknownDevice: '未知设备',
    failed: '没能读取登录的设备。',
  },
  passwordChanged: '密码已修改，其他设备需要重新登录。',
  forbidden: '没有权限查看这个页面',
  forbiddenHint: '请让它的主人给你权限，或者换一个账号登录。',
};
