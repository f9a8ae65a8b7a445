import type { Dialect } from '../source/dialects.js';

/** A link as it is written, what it means, and what is written for it if more than the link. */
export type Arrow = readonly [arrow: string, zh: string, en: string, insert?: string];

const flow: readonly Arrow[] = [
  ['-->', '箭头', 'Arrow'],
  ['---', '直线', 'Line'],
  ['-.->', '虚线箭头', 'Dotted arrow'],
  ['-.-', '虚线', 'Dotted line'],
  ['==>', '粗箭头', 'Thick arrow'],
  ['===', '粗线', 'Thick line'],
  ['--o', '圆头', 'Circle at the end'],
  ['--x', '叉头', 'Cross at the end'],
  ['<-->', '双向箭头', 'Arrow both ways'],
  ['~~~', '不可见的连线', 'Invisible link'],
  ['-->|…|', '带文字的箭头', 'Arrow with text', '-->|${文字}|'],
  ['-- … -->', '带文字的箭头', 'Arrow with text', '-- ${文字} -->'],
];

/** The links of each type that has them. */
export const arrows: Partial<Record<Dialect, readonly Arrow[]>> = {
  flowchart: flow,
  agentflow: flow,
  block: flow.slice(0, 6),
  sequence: [
    ['->>', '实线箭头', 'Solid arrow'],
    ['-->>', '虚线箭头，常作答复', 'Dotted arrow, often a reply'],
    ['->', '实线', 'Solid line'],
    ['-->', '虚线', 'Dotted line'],
    ['-x', '实线叉头：丢失', 'Solid, cross: lost'],
    ['--x', '虚线叉头', 'Dotted, cross'],
    ['-)', '异步', 'Asynchronous'],
    ['--)', '虚线异步', 'Dotted, asynchronous'],
    ['<<->>', '双向', 'Both ways'],
    ['<<-->>', '虚线双向', 'Dotted, both ways'],
    ['->>+', '箭头并激活', 'Arrow that activates'],
    ['-->>-', '答复并取消激活', 'Reply that deactivates'],
  ],
  class: [
    ['<|--', '继承', 'Inheritance'],
    ['*--', '组合', 'Composition'],
    ['o--', '聚合', 'Aggregation'],
    ['-->', '关联', 'Association'],
    ['--', '实线', 'Solid line'],
    ['..>', '依赖', 'Dependency'],
    ['..|>', '实现', 'Realisation'],
    ['<|..', '实现', 'Realisation'],
    ['..', '虚线', 'Dotted line'],
    ['()--', '接口', 'Interface'],
  ],
  state: [
    ['-->', '转移', 'Transition'],
    ['--', '并发区的分隔', 'Divides concurrent regions'],
  ],
  er: [
    ['||--||', '一对一', 'One to one'],
    ['||--o{', '一对多，可以没有', 'One to zero or more'],
    ['||--|{', '一对多，至少一个', 'One to one or more'],
    ['}o--o{', '多对多', 'Many to many'],
    ['|o--o|', '零或一对零或一', 'Zero or one to zero or one'],
    ['||..o{', '一对多，非标识', 'One to many, non-identifying'],
    ['}|--|{', '多对多，至少一个', 'Many to many, at least one'],
  ],
  requirement: ['contains', 'copies', 'derives', 'satisfies', 'verifies', 'refines', 'traces'].map(
    (word, index): Arrow => [
      `- ${word} ->`,
      ['包含', '复制', '派生', '满足', '验证', '细化', '追溯'][index] ?? '',
      word,
    ],
  ),
  architecture: [
    [':R -- L:', '从右到左的连线', 'From right to left', ':R -- L:${b}'],
    [':R --> L:', '从右到左的箭头', 'Arrow from right to left', ':R --> L:${b}'],
    [':B --> T:', '从下到上的箭头', 'Arrow from bottom to top', ':B --> T:${b}'],
  ],
  usecase: [
    ['-->', '关联', 'Association'],
    ['--|>', '泛化', 'Generalisation'],
    ['..>', '包含或扩展', 'Include or extend'],
  ],
  wardley: [
    ['->', '依赖', 'Depends on'],
    ['+>', '流向', 'Flow'],
    ['-.->', '虚线', 'Dotted'],
  ],
};
