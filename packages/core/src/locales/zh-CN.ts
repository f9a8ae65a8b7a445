import type { DiagramErrorCode } from '../error.js';

/** What `core` itself says to a user. */
export interface CoreMessages {
  readonly emptySource: string;
  readonly serviceSaid: (message: string) => string;
  readonly badXml: (line: number, column: number) => string;
  readonly tooDeep: (line: number) => string;
  /** One sentence a failure code, for the person who waits for the picture. */
  readonly errors: Readonly<Record<DiagramErrorCode, string>>;
}

export const zhCN: CoreMessages = {
  emptySource: '还没有内容，写点什么吧。',
  serviceSaid: (message) => `绘图服务说：${message}`,
  badXml: (line, column) => `第 ${line} 行第 ${column} 列：文件不完整或已损坏，不是正确的 XML。`,
  tooDeep: (line) => `第 ${line} 行：层级太深，打不开。`,
  errors: {
    aborted: '绘图已取消。',
    superseded: '已有更新的内容在绘制。',
    timeout: '绘制超过时限，已停止。请把图拆小一些。',
    busy: '排队的图太多，请稍后再试。',
    'input-too-large': '源文本超过大小上限。',
    'output-too-large': '生成的图超过大小上限。',
    'engine-load-failed': '绘图引擎没能加载，请检查网络后重试。',
    'surface-load-failed': '编辑区没能加载，请检查网络后重试。内容没有丢失。',
    'engine-crashed': '绘图引擎出错了，内容没有丢失。',
    'service-failed': '绘图服务没有正常应答。',
    'export-failed': '导出没有成功。',
    'unsupported-environment': '当前浏览器缺少所需的功能。',
    disposed: '绘图引擎已关闭。',
  },
};
