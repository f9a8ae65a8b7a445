/** What the pages of preferences say. */
export interface PreferenceMessages {
  readonly preference: {
    readonly title: string;
    readonly about: string;
    readonly aboutDevice: string;
    readonly sections: Readonly<
      Record<'appearance' | 'account' | 'repo' | 'shape' | 'cloud' | 'shortcuts' | 'trash', string>
    >;
    readonly editorTheme: string;
    readonly editorThemeHint: string;
    readonly editorThemes: Readonly<Record<'interface' | 'light' | 'dark', string>>;
    readonly fontSize: string;
    readonly fontSizeHint: string;
    readonly template: string;
    readonly templateHint: string;
    readonly ownTemplate: string;
    readonly passwordHint: string;
    readonly sessionsHint: string;
    readonly waysHint: string;
    readonly nameHint: (email: string) => string;
    readonly accountActions: Readonly<Record<'password' | 'sessions' | 'ways', string>>;
  };
}

export const zhCN: PreferenceMessages = {
  preference: {
    title: '偏好设置',
    about: '改了就生效，并跟着账号到其他设备。',
    aboutDevice: '改了就生效，保存在这台设备上。',
    sections: {
      appearance: '外观与语言',
      account: '账号',
      repo: '仓库',
      shape: '图形与样式',
      cloud: '导出与备份',
      shortcuts: '快捷键',
      trash: '回收站',
    },
    editorTheme: '编辑器外观',
    editorThemeHint: '画图的地方可以与页面不同，比如深色页面里用浅色画布。',
    editorThemes: { interface: '与页面一致', light: '浅色', dark: '深色' },
    fontSize: '源文本字号',
    fontSizeHint: '用文字画图时，左边文本的大小。',
    template: '新图的开头',
    templateHint: '从地址或链接新建时直接用它；在新建窗口里排在最前。',
    ownTemplate: '默认示例',
    passwordHint: '修改后，其他设备需要重新登录。',
    sessionsHint: '看看在哪些设备上登录着，退出不认识的。',
    waysHint: '关联第三方账号，多一种登录方式。',
    nameHint: (email) => `别人在协作和历史版本里看到的名字。登录邮箱是 ${email}。`,
    accountActions: { password: '修改密码', sessions: '查看设备', ways: '管理登录方式' },
  },
};
