/** What is said where everything is exported, imported and backed up. */
export interface CloudMessages {
  readonly export: string;
  readonly exportHint: string;
  readonly exportDeviceHint: string;
  readonly exportButton: string;
  readonly exporting: (done: number, total: number) => string;
  readonly exported: (graphs: number) => string;
  readonly exportedNothing: string;
  readonly missingFiles: (count: number) => string;
  readonly undrawn: (count: number) => string;
  readonly unsynced: (count: number) => string;
  readonly exportFailed: string;
  readonly tooLarge: string;
  readonly fileName: (day: string) => string;
  readonly stop: string;
  readonly import: string;
  readonly importHint: string;
  readonly importButton: string;
  readonly reading: (done: number, total: number) => string;
  readonly malformed: string;
  readonly tooNew: string;
  readonly importTitle: string;
  readonly importFrom: (name: string, time: string) => string;
  readonly nothingYet: string;
  readonly states: Readonly<Record<'new' | 'same' | 'changed' | 'trashed' | 'taken', string>>;
  readonly stateHints: Readonly<Record<'new' | 'same' | 'changed' | 'trashed' | 'taken', string>>;
  readonly decisions: Readonly<Record<'skip' | 'make' | 'replace' | 'copy', string>>;
  readonly graphs: (count: number) => string;
  readonly unreadable: (count: number) => string;
  readonly each: string;
  readonly graph: string;
  readonly inArchive: string;
  readonly hereNow: string;
  readonly decision: string;
  readonly asAbove: string;
  readonly run: (count: number) => string;
  readonly importing: (done: number, total: number) => string;
  readonly result: (counts: {
    readonly made: number;
    readonly replaced: number;
    readonly skipped: number;
  }) => string;
  readonly refused: (count: number) => string;
  readonly refusedOne: (title: string, message: string) => string;
  readonly changedMeanwhile: string;
  readonly importStopped: string;
  readonly importFailed: string;
  readonly close: string;
  readonly exportZip: string;
  readonly zipTitle: (count: number) => string;
  readonly zipHint: string;
  readonly zipWithSvg: string;
  readonly zipStart: string;
  readonly zipName: (day: string) => string;
}

export const zhCN: CloudMessages = {
  export: '导出全部',
  exportHint:
    '把你拥有的图打包成一个 ZIP：每个仓库一个文件夹，每张图是它自己的格式，其他软件也能打开。历史版本和回收站里的图不在其中。',
  exportDeviceHint:
    '把这台设备上的图打包成一个 ZIP，每张图是它自己的格式，其他软件也能打开。回收站里的图不在其中。',
  exportButton: '导出 ZIP',
  exporting: (done, total) => `正在导出，${done} / ${total}`,
  exported: (graphs) => `已导出 ${graphs} 张图。`,
  exportedNothing: '还没有图可以导出。',
  missingFiles: (count) => `有 ${count} 个图片文件找不到，没有放进去。`,
  undrawn: (count) => `有 ${count} 张图画不出来，只放了源文件。`,
  unsynced: (count) => `有 ${count} 张图还没有同步完，导出的是服务器上的版本。`,
  exportFailed: '导出没有完成，请重试。',
  tooLarge: '内容太多，一个 ZIP 最多放 65 000 个文件、4 GB。请到各个列表里分批选中导出。',
  fileName: (day) => `乐图-${day}`,
  stop: '停止',
  import: '导入',
  importHint:
    '选一个从乐图导出的 ZIP。先看会有什么变化，确认之后才动手；创建与修改时间、选项、收藏和图片都会还原，新建的仓库只有你能看到。',
  importButton: '选择 ZIP…',
  reading: (done, total) => `正在比对，${done} / ${total}`,
  malformed: '这不是从乐图导出的 ZIP，或者文件已损坏。',
  tooNew: '这个 ZIP 来自更新版本的乐图，请先升级。',
  importTitle: '确认导入',
  importFrom: (name, time) => `${name}，导出于 ${time}`,
  nothingYet: '到这里还没有改动任何东西。',
  states: {
    new: '新的',
    same: '已有，完全相同',
    changed: '已有，内容不同',
    trashed: '在回收站里',
    taken: '来自别的账号',
  },
  stateHints: {
    new: '这里还没有。',
    same: '不需要导入。',
    changed: '替换后，现在的内容留在历史版本里。',
    trashed: '替换会把它从回收站取回。',
    taken: '会成为你自己的一份，原来账号里的不受影响。',
  },
  decisions: { skip: '不导入', make: '导入', replace: '替换现有的', copy: '另存一份' },
  graphs: (count) => `${count} 张`,
  unreadable: (count) => `有 ${count} 张图在压缩包里已损坏，无法导入。`,
  each: '逐张决定',
  graph: '图',
  inArchive: '压缩包里的修改于',
  hereNow: '现有的修改于',
  decision: '处理',
  asAbove: '同上',
  run: (count) => `导入 ${count} 张图`,
  importing: (done, total) => `正在导入，${done} / ${total}`,
  result: ({ made, replaced, skipped }) => `新增 ${made} 张，替换 ${replaced} 张，跳过 ${skipped} 张。`,
  refused: (count) => `有 ${count} 张图没有导入：`,
  refusedOne: (title, message) => `“${title}”：${message}`,
  changedMeanwhile: '比对之后又有了改动，请重新导入。',
  importStopped: '已停止。已经导入的会保留，再次导入会从剩下的继续。',
  importFailed: '导入没有完成。已经导入的会保留，再次导入会从剩下的继续。',
  close: '完成',
  exportZip: '导出 ZIP',
  zipTitle: (count) => `导出 ${count} 张图`,
  zipHint: '每张图一个文件，是它自己的格式；也可以在“偏好设置 › 导出与备份”里再导入。',
  zipWithSvg: '同时放进 SVG 图片',
  zipStart: '导出',
  zipName: (day) => `乐图选图-${day}`,
};
