/** What the code pane says to a user. */
export interface CodeMessages {
  readonly code: (title: string) => string;
  readonly leaveHint: string;
  /** The titles of its commands. */
  readonly commands: Readonly<
    Record<'find' | 'comment' | 'complete' | 'nextProblem' | 'mend' | 'format', string>
  >;
  /** Said of a text that is too long for help that reads all of it. */
  readonly largeText: string;
  /** CodeMirror's own phrases (https://codemirror.net/examples/translate/). */
  readonly phrases: Readonly<Record<string, string>>;
}

export const zhCN: CodeMessages = {
  code: (title) => `${title}的源文本`,
  leaveHint: '按 Esc 再按 Tab 离开编辑区。',
  commands: {
    find: '查找与替换',
    comment: '注释或取消注释',
    complete: '补全',
    nextProblem: '下一个问题',
    mend: '修复问题',
    format: '整理格式',
  },
  largeText: '文本很长，已停用补全、悬停说明、折叠和快速修正。',
  phrases: {
    'Control character': '控制字符',
    'Selection deleted': '已删除所选内容',
    Diagnostics: '问题',
    'No diagnostics': '没有问题',
    close: '关闭',
    Completions: '补全',
    'folded code': '已折叠的内容',
    unfold: '展开',
    to: '至',
    'Folded lines': '已折叠行',
    'Unfolded lines': '已展开行',
    'Fold line': '折叠',
    'Unfold line': '展开',
    Find: '查找',
    Replace: '替换为',
    all: '全选',
    'by word': '整词',
    'match case': '区分大小写',
    regexp: '正则',
    next: '下一个',
    previous: '上一个',
    replace: '替换',
    'replace all': '全部替换',
    'Go to line': '转到行',
    go: '转到',
    'current match': '当前匹配',
    'on line': '在第',
    'replaced $ matches': '已替换 $ 处',
    'replaced match on line $': '已替换第 $ 行的匹配',
  },
};
