import type { LocalizedText } from '@letu/core';

/** A diagram to begin with on the page for signing in. */
export interface Sample {
  readonly id: 'flow' | 'map' | 'sequence' | 'chart';
  /** The kind that draws it. */
  readonly kind: string;
  readonly title: LocalizedText;
  readonly source: LocalizedText;
}

/** What visitors find to type into: short enough to be read at a glance. `npm run pictures` draws them ahead. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    id: 'flow',
    kind: 'mermaid',
    title: { 'zh-CN': '流程图', 'en-US': 'Flowchart' },
    source: {
      'zh-CN': `flowchart TD
  想法([有个点子]) --> 写[写几行字]
  写 --> 看{看着顺眼？}
  看 -- 还差一点 --> 改[改几个词]
  改 --> 看
  看 -- 就是它 --> 发([发给大家])
`,
      'en-US': `flowchart TD
  idea([An idea]) --> write[Write a few lines]
  write --> good{Looks right?}
  good -- not yet --> change[Change a word]
  change --> good
  good -- yes --> share([Share it])
`,
    },
  },
  {
    id: 'map',
    kind: 'mindmap',
    title: { 'zh-CN': '思维导图', 'en-US': 'Mind map' },
    source: {
      'zh-CN': `# 周末去哪儿 {theme=candy}

- 出门走走
  - 🏕️ 露营
  - 🚴 环湖骑车
- 逛逛城里
  - 🎨 看一场展
  - ☕ 新开的咖啡馆
- 待在家里
  - 📚 读完那本书
  - 🍲 炖一锅汤
`,
      'en-US': `# The weekend {theme=candy}

- Out of town
  - 🏕️ Camping
  - 🚴 Round the lake
- In town
  - 🎨 An exhibition
  - ☕ The new café
- At home
  - 📚 That book
  - 🍲 A pot of soup
`,
    },
  },
  {
    id: 'sequence',
    kind: 'mermaid',
    title: { 'zh-CN': '时序图', 'en-US': 'Sequence' },
    source: {
      'zh-CN': `sequenceDiagram
  actor 我
  participant 店 as 咖啡店
  我->>店: 一杯拿铁，少冰
  店-->>我: 好的，请稍等
  Note over 店: 磨豆、打奶泡
  店-->>我: 您的拿铁好了 ☕
  我->>店: 谢谢！
`,
      'en-US': `sequenceDiagram
  actor Me
  participant Bar as Coffee bar
  Me->>Bar: A latte, please
  Bar-->>Me: Just a moment
  Note over Bar: Grinds, froths
  Bar-->>Me: Here you are ☕
  Me->>Bar: Thank you!
`,
    },
  },
  {
    id: 'chart',
    kind: 'handchart',
    title: { 'zh-CN': '手绘图表', 'en-US': 'Chart' },
    source: {
      'zh-CN': `type: bar
title: 这一周走了多少步
unit: 步
data: |
  日子, 步数
  周一, 6200
  周二, 8400
  周三, 5100
  周四, 9300
  周五, 7600
  周六, 14200
  周日, 11800
`,
      'en-US': `type: bar
title: Steps of a week
unit: steps
data: |
  Day, Steps
  Mon, 6200
  Tue, 8400
  Wed, 5100
  Thu, 9300
  Fri, 7600
  Sat, 14200
  Sun, 11800
`,
    },
  },
];

/** Returns the sample of an id, or the first. */
export const sampleOf = (id: string | undefined): Sample =>
  SAMPLES.find((sample) => sample.id === id) ?? SAMPLES[0];
