import { zhCN as account, type AccountMessages } from './account/zh-CN.js';
import { zhCN as build, type BuildMessages } from './build/zh-CN.js';
import { zhCN as preference, type PreferenceMessages } from './preference/zh-CN.js';
import { zhCN as ownSettings, type OwnSettingsMessages } from './settings/zh-CN.js';
import { zhCN as chat, type ChatMessages } from './chat/zh-CN.js';
import { zhCN as graphs, type GraphsMessages } from './graphs/zh-CN.js';
import { before } from './before.js';
import { zhCN as palette, type PaletteMessages } from './palette/zh-CN.js';
import { zhCN as collaborator, type CollaboratorMessages } from './collaborator/zh-CN.js';
import { zhCN as library, type LibraryMessages } from './library/zh-CN.js';
import { zhCN as templates, type TemplatesMessages } from './templates/zh-CN.js';
import { zhCN as tuya, type TuyaMessages } from './tuya/zh-CN.js';
import { zhCN as offline, type OfflineMessages } from './offline/zh-CN.js';
import { zhCN as shared, type SharedMessages } from './shared/zh-CN.js';
import { zhCN as share, type ShareMessages } from './share/zh-CN.js';
import { zhCN as presence, type PresenceMessages } from './presence/zh-CN.js';
import { zhCN as preview, type PreviewMessages } from './preview/zh-CN.js';

/** Returns what a diagram is called by its kind, whose Chinese name says that it is one. */
const diagramOf = (kind: string) => (/\p{Script=Han}$/u.test(kind) ? kind : `${kind} 图`);

/** Where a document stands, between this device and the server. */
type SaveState =
  | 'saving'
  | 'failed'
  | 'device'
  | 'readOnly'
  | 'checking'
  | 'away'
  | 'synced'
  | 'pending'
  | 'offline'
  | 'busy'
  | 'refused'
  | 'conflict';

export interface DemoMessages
  extends
    LibraryMessages,
    SharedMessages,
    GraphsMessages,
    PaletteMessages,
    OwnSettingsMessages,
    CollaboratorMessages,
    BuildMessages,
    PreferenceMessages,
    TemplatesMessages,
    ChatMessages,
    TuyaMessages,
    OfflineMessages,
    PresenceMessages,
    ShareMessages,
    PreviewMessages {
  readonly skipToContent: string;
  readonly navigation: string;
  readonly home: string;
  readonly loading: string;
  readonly justNow: string;
  readonly settings: {
    readonly theme: string;
    readonly themes: Readonly<Record<'light' | 'dark' | 'system', string>>;
    readonly language: string;
  };
  readonly welcome: {
    readonly title: string;
    readonly subtitle: string;
    /** Where there is no account. */
    readonly onDevice: string;
    readonly create: string;
    readonly recent: string;
    readonly count: (count: number) => string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly showAll: (count: number) => string;
    readonly noPicture: string;
    readonly actions: (title: string) => string;
    readonly unreadable: string;
    readonly unreadableHint: string;
    /** A look around for newcomers. */
    readonly tour: {
      readonly title: string;
      readonly offer: string;
      readonly take: string;
      readonly decline: string;
      readonly steps: Readonly<
        Record<
          'create' | 'open' | 'palette' | 'recent',
          { readonly title: string; readonly description: string }
        >
      >;
    };
  };
  readonly help: Readonly<Record<'title' | 'tour' | 'templates' | 'find', string>>;
  /** Opening files, links and texts anywhere on the pages. */
  readonly opening: {
    readonly choose: string;
    readonly hint: string;
    readonly drop: string;
    readonly dropHint: string;
    readonly busy: string;
    readonly pasted: string;
    /** @param name Empty for a text that was pasted. */
    readonly failed: (name: string, problem: string) => string;
    readonly report: (opened: number, failed: number) => string;
    /** On the page for signing in. */
    readonly waiting: (count: number) => string;
    readonly openNow: string;
    readonly damagedFiles: (count: number) => string;
    /** What is asked of a table of values. */
    readonly table: {
      /** @param name Empty for one that was pasted. */
      readonly title: (name: string) => string;
      readonly open: string;
      readonly what: string;
      readonly sorts: Readonly<Record<'chart' | 'tree' | 'graph' | 'table', string>>;
      /** What is drawn of a chart. */
      readonly chart: string;
      readonly target: string;
      readonly preview: string;
      readonly more: (rows: number) => string;
    };
    readonly problems: Readonly<
      Record<'tooLarge' | 'unreadable' | 'damaged' | 'unknown' | 'foreignPicture', string>
    >;
  };
  readonly template: {
    readonly title: (kind: string) => string;
    readonly blank: string;
    readonly untitled: (kind: string) => string;
    readonly failed: string;
  };
  readonly document: {
    readonly title: string;
    readonly rename: string;
    readonly remove: string;
    readonly removed: (title: string) => string;
    readonly undo: string;
    readonly restore: string;
    readonly copyTitle: (title: string) => string;
    /** A copy that someone asked for. */
    readonly duplicateTitle: (title: string) => string;
    readonly notCreated: string;
    readonly notChanged: string;
  };
  readonly editor: {
    readonly save: Readonly<Record<SaveState, string>>;
    readonly failedTitle: string;
    readonly failedHint: string;
    readonly copied: (title: string) => string;
    readonly share: string;
    readonly history: string;
    readonly noEditor: string;
    readonly convert: string;
    readonly notConverted: string;
    readonly exportMenu: string;
    readonly exportFailed: string;
    readonly missing: string;
    readonly offline: string;
    readonly offlineHint: string;
    readonly missingHint: string;
    readonly missingToAccount: string;
    readonly inTrash: string;
    readonly inTrashHint: string;
  };
  readonly link: {
    readonly readOnly: string;
    readonly openInEditor: string;
    readonly title: (kind: string) => string;
    readonly bad: string;
    readonly badHint: string;
    readonly empty: string;
    readonly opening: string;
  };
  readonly failure: {
    readonly notFound: string;
    readonly notFoundHint: string;
    readonly toHome: string;
    readonly chunk: string;
    readonly chunkHint: string;
    readonly chunkOffline: string;
    readonly chunkTimeout: string;
    readonly part: string;
    readonly crash: string;
    readonly crashHint: string;
    readonly details: string;
    readonly reload: string;
    readonly retry: string;
  };
  readonly account: AccountMessages;
  readonly ok: string;
  readonly cancel: string;
}

export const zhCN: DemoMessages = {
  ...library,
  ...shared,
  ...graphs,
  ...tuya,
  ...offline,
  ...palette,
  ...collaborator,
  ...presence,
  ...share,
  ...preview,
  ...build,
  ...preference,
  ...ownSettings,
  ...templates,
  ...chat,
  skipToContent: '跳到主要内容',
  navigation: '主导航',
  home: '我的图',
  loading: '正在加载…',
  justNow: '刚刚',
  settings: {
    theme: '外观',
    themes: { light: '浅色', dark: '深色', system: '跟随系统' },
    language: '语言',
  },
  welcome: {
    title: '今天想画点什么？',
    subtitle: '写几行文字，或在画布上动手，图就有了。',
    onDevice: '所有内容都保存在这台设备上。',
    create: '新建',
    recent: '最近',
    count: (count) => `${count} 张图`,
    empty: '这里还没有图',
    emptyHint: '从上面选一种开始，画过的图会出现在这里。',
    showAll: (count) => `显示全部 ${count} 张`,
    noPicture: '还没有画面',
    actions: (title) => `“${title}”的操作`,
    unreadable: '读不到保存的图',
    unreadableHint: '浏览器不允许在这台设备上保存数据，可能是无痕模式或隐私设置所致。',
    tour: {
      title: '新手引导',
      offer: '第一次来？花半分钟看看能做什么。',
      take: '看一看',
      decline: '不用了',
      steps: {
        create: {
          title: '九种图，点一下就开始',
          description: '每种都有现成的模板，改几个字就能用；也可以从空白画起。',
        },
        open: {
          title: '手里有文件？拖进来',
          description: 'draw.io、XMind、Mermaid 等文件，或各种工具的分享链接，拖到页面上或粘贴就能打开。',
        },
        palette: {
          title: '想找什么，按 Ctrl+K',
          description: '图、仓库、模板和各种操作，输入名字就能到。',
        },
        recent: {
          title: '画过的都在这里',
          description: '每次改动都会自动保存，断网也不会丢。',
        },
      },
    },
  },
  help: {
    title: '帮助',
    tour: '新手引导',
    templates: '从模板开始',
    find: '查找图和操作',
  },
  opening: {
    choose: '打开文件',
    hint: '也可以把文件拖到页面上，或粘贴链接',
    drop: '松开鼠标，打开这些图',
    dropHint: '导出的 SVG、PNG 里带着源文本的也能打开，还有各种工具的分享链接。',
    busy: '正在打开…',
    pasted: '粘贴的内容',
    failed: (name, problem) =>
      name === '' ? `没能打开粘贴的内容：${problem}` : `没能打开“${name}”：${problem}`,
    report: (opened, failed) =>
      failed === 0
        ? `打开了 ${opened} 张图`
        : opened === 0
          ? `${failed} 个文件都没能打开`
          : `打开了 ${opened} 张图，${failed} 个没能打开`,
    openNow: '不登录，现在打开',
    waiting: (count) => `已收好 ${count} 张图，登录或选择不登录后就会打开。`,
    damagedFiles: (count) => `图里有 ${count} 张图片已损坏，没有带过来。`,
    table: {
      title: (name) => (name === '' ? '把粘贴的表格变成图' : `把“${name}”变成图`),
      open: '打开',
      what: '变成哪种图',
      sorts: { chart: '图表', tree: '组织结构图', graph: '关系图', table: '表格' },
      chart: '先画成柱状图，再换成折线、饼图等都可以；所有单元格都在数据表里。',
      target: '画在',
      preview: '表格的前几行',
      more: (rows) => `还有 ${rows} 行`,
    },
    problems: {
      tooLarge: '文件超过 64 MB。',
      unreadable: '读不了这个文件。如果是文件夹，请打开它，把里面的文件拖进来。',
      damaged: '文件已损坏或不完整。',
      unknown: '认不出这是哪种图的文件。',
      foreignPicture: '这种图片打不开。换成 PNG、JPEG、GIF、WebP 或 SVG，就能放到白板上。',
    },
  },
  template: {
    title: (kind) => before('新建', diagramOf(kind)),
    blank: '空白',
    untitled: (kind) => before('未命名', diagramOf(kind)),
    failed: '模板没能加载',
  },
  document: {
    title: '标题',
    rename: '重命名',
    remove: '删除',
    removed: (title) => `已删除“${title}”`,
    undo: '撤销',
    restore: '恢复',
    copyTitle: (title) => `${title}（另一份）`,
    duplicateTitle: (title) => `${title} 副本`,
    notCreated: '没能新建，浏览器拒绝保存数据。',
    notChanged: '没能保存这项更改。',
  },
  editor: {
    save: {
      device: '已保存到本机',
      readOnly: '只读',
      checking: '本机的内容，正在核对…',
      away: '离线，这是本机的内容',
      saving: '正在保存…',
      pending: '本机已存，正在同步…',
      synced: '已保存',
      offline: '离线，恢复后会继续',
      busy: '服务器忙，会自动重试',
      failed: '没有保存',
      refused: '只存在本机',
      conflict: '有冲突',
    },
    failedTitle: '最近的修改没能保存到这台设备',
    failedHint: '可能是空间不足。请先复制内容，释放空间后重试。',
    copied: (title) => `另一个标签页也改了这张图。这里显示的是较新的内容，另一个版本存为“${title}”。`,
    share: '分享',
    history: '历史版本',
    noEditor: '乐图还没有这种图的编辑器',
    convert: '转为可编辑图',
    notConverted: '文本里有错误，画不出图，没能转换。',
    exportMenu: '导出',
    exportFailed: '没能导出：文本里有错误，或图太大。',
    missing: '没有找到这张图',
    offline: '现在打不开这张图',
    offlineHint: '连不上服务器，这台设备上也没有它。网络恢复后再试。',
    missingToAccount: '它可能已被删除，或者没有共享给你。请让它的主人重新分享，或者换一个账号登录。',
    missingHint: '图保存在创建它的浏览器里。如果是别人发来的地址，请对方用“分享”重新发送。',
    inTrash: '这张图已被删除',
    inTrashHint: '删除后 30 天内可以恢复。',
  },
  link: {
    readOnly: '只读',
    openInEditor: '在编辑器中打开',
    title: (kind) => diagramOf(kind),
    bad: '这个链接打不开',
    badHint: '链接可能在复制或发送时被截断了，请让对方重新发送。',
    empty: '链接里没有图的内容，请检查 # 后面的部分。',
    opening: '正在打开…',
  },
  failure: {
    notFound: '这里什么也没有',
    notFoundHint: '地址可能写错了，或者页面已经移走。',
    toHome: '回到我的图',
    chunk: '页面没能加载',
    chunkHint: '可能是网络断开，或者应用刚刚更新。已写的内容都在，重试即可。',
    chunkOffline: '现在没有网络，这一页还没有存到这台设备上。联网后再打开，之后没有网络也能用。',
    part: '这一部分没能加载，可能是网络断开，联网后再试。',
    chunkTimeout: '加载超过了两分钟，网络可能很慢。已写的内容都在，可以重试。',
    crash: '页面出错了',
    crashHint: '已写的内容都保存在这台设备上。',
    details: '错误详情',
    reload: '重新加载',
    retry: '重试',
  },
  account,
  ok: '确定',
  cancel: '取消',
};
