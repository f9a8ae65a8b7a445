/** The versions of a text in a merge. */
type HunkSide = 'mine' | 'theirs' | 'base';

/** Putting two changes of the same diagram together. */
export interface ConflictMessages {
  readonly title: string;
  readonly summary: (mine: number, theirs: number, conflicts: number) => string;
  readonly place: (number: number) => string;
  readonly choiceOf: (number: number) => string;
  readonly choices: Readonly<Record<HunkSide | 'both', string>>;
  readonly versions: Readonly<Record<HunkSide, string>>;
  readonly nothing: string;
  readonly merged: string;
  readonly mergedHint: string;
  readonly take: string;
  readonly you: string;
  readonly before: string;
  readonly bothKept: string;
  readonly mine: string;
  readonly theirs: string;
  readonly explanation: string;
  readonly titles: string;
  /** @param names The first of what both have changed. @param count How much that is in all. */
  readonly bothChanged: (names: readonly string[], count: number) => string;
  readonly others: (count: number) => string;
}

export const zhCN: ConflictMessages = {
  title: '合并两边的修改',
  summary: (mine, theirs, conflicts) =>
    [
      mine > 0 && `你改的 ${mine} 处已并入`,
      theirs > 0 && `对方改的 ${theirs} 处已并入`,
      conflicts > 0 ? `有 ${conflicts} 处两边都改了，请选择` : '没有互相冲突的地方',
    ]
      .filter(Boolean)
      .join('，') + '。',
  place: (number) => `第 ${number} 处`,
  choiceOf: (number) => `第 ${number} 处保留什么`,
  choices: { mine: '我的', theirs: '对方的', both: '都保留', base: '改之前的' },
  versions: { base: '改之前', mine: '我的', theirs: '对方的' },
  nothing: '（没有这些行）',
  merged: '合并后的图',
  mergedHint: '按上面的选择',
  take: '采用合并结果',
  you: '你',
  before: '改之前的共同版本',
  bothKept: '你的版本已另存为一张新图。',
  mine: '冲突处用我的',
  theirs: '冲突处用对方的',
  explanation:
    '两边没有冲突的修改都会留下，只需决定两边都改了的地方。也可以两份都留：那时这里显示对方的版本，你的版本另存为一张新图。',
  titles: '标题',
  bothChanged: (names, count) =>
    `两边都改了：${names.join('、')}${count > names.length ? ` 等 ${count} 处` : ''}。`,
  others: (count) => `其余 ${count} 处修改互不冲突，怎么选都会合在一起。`,
};
