/** What is said of working without a network, and of newer versions of the app. */
export interface OfflineMessages {
  readonly offline: {
    readonly title: string;
    /** How far the files are on this device, as a share of all. */
    readonly preparing: (percent: number) => string;
    readonly ready: string;
    readonly partly: string;
    readonly full: string;
    readonly prepare: string;
    readonly unsupported: string;
    readonly install: string;
    readonly installHint: string;
    readonly installed: string;
    readonly howToInstall: string;
    readonly update: {
      readonly label: string;
      readonly ready: string;
      readonly done: string;
      readonly hint: string;
      readonly now: string;
      readonly reload: string;
      readonly later: string;
    };
  };
}

export const zhCN: OfflineMessages = {
  offline: {
    title: '离线使用',
    preparing: (percent) => `正在把应用存到这台设备上，已完成 ${percent}%。`,
    ready: '已就绪：没有网络也能打开、编辑和画出每一种图。',
    partly: '用过的图类型没有网络也能用，其余的还没有存到这台设备上。',
    full: '这台设备的空间不够，只存下了一部分。清理空间后可以再试。',
    prepare: '全部存下',
    unsupported: '这个浏览器不支持离线打开，已打开的页面断网后仍可继续编辑。',
    install: '安装到设备',
    installHint: '像普通应用一样从桌面打开，还能直接打开图文件。',
    installed: '已安装，正在应用窗口里使用。',
    howToInstall: '在浏览器菜单里选“安装”或“添加到主屏幕”。',
    update: {
      label: '应用更新',
      ready: '新版本已准备好',
      done: '新版本已在其他标签页启用',
      hint: '重新载入后生效，已写的内容都在。',
      now: '现在更新',
      reload: '重新载入',
      later: '稍后',
    },
  },
};
