import type { KindSample } from '@letu/core';

/** What is offered at first sight, short enough to be read at a glance. */
export const samples: readonly KindSample[] = [
  {
    id: 'flow',
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
    id: 'sequence',
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
];
