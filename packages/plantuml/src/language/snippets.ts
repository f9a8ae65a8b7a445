import { localizedText as text } from '@letu/core';
import type { Completion } from '@letu/code/language';
import type { DiagramType } from './diagramType.js';

type Row = readonly [
  label: string,
  types: readonly DiagramType[],
  chinese: string,
  english: string,
  insert: string,
];

/** `${…}` are the places to fill in. */
const SNIPPETS: readonly Row[] = [
  ['@startuml…', [], '一张图', 'A diagram', '@startuml\n${}\n@enduml'],
  ['alt…else', ['sequence'], '分支', 'Alternatives', 'alt ${条件}\n  ${}\nelse ${否则}\n  ${}\nend'],
  ['loop…end', ['sequence'], '循环', 'A loop', 'loop ${次数}\n  ${}\nend'],
  [
    'note…end note',
    ['sequence', 'class', 'state', 'component'],
    '多行注释',
    'A long note',
    'note ${right of} ${名称}\n  ${}\nend note',
  ],
  [
    'class { }',
    ['class'],
    '带成员的类',
    'A class with members',
    'class ${名称} {\n  +${属性} : ${类型}\n  +${方法}()\n}',
  ],
  ['enum { }', ['class'], '枚举', 'An enumeration', 'enum ${名称} {\n  ${值}\n}'],
  [
    'state { }',
    ['state'],
    '复合状态',
    'A state with states in it',
    'state ${名称} {\n  [*] --> ${子状态}\n}',
  ],
  [
    'if…endif',
    ['activity'],
    '条件',
    'A condition',
    'if (${条件}？) then (是)\n  :${活动};\nelse (否)\n  :${活动};\nendif',
  ],
  ['while…endwhile', ['activity'], '循环', 'A loop', 'while (${条件}？) is (是)\n  :${活动};\nendwhile (否)'],
  [
    'repeat…while',
    ['activity'],
    '先做后判断的循环',
    'A loop that checks last',
    'repeat\n  :${活动};\nrepeat while (${条件}？) is (是)',
  ],
  [
    'fork…end fork',
    ['activity'],
    '并行',
    'Parallel paths',
    'fork\n  :${活动};\nfork again\n  :${活动};\nend fork',
  ],
  [
    'switch…endswitch',
    ['activity'],
    '多路分支',
    'Several cases',
    'switch (${条件}？)\ncase (${甲})\n  :${活动};\ncase (${乙})\n  :${活动};\nendswitch',
  ],
  ['package { }', ['component', 'class'], '包', 'A package', 'package ${名称} {\n  ${}\n}'],
  ['task', ['gantt'], '任务', 'A task', '[${任务}] lasts ${5} days'],
  [
    'legend…',
    ['sequence', 'class', 'state', 'component', 'activity'],
    '图例',
    'A legend',
    'legend right\n  ${}\nendlegend',
  ],
  ['<style>…', [], '样式', 'Styles', '<style>\n${element} {\n  BackgroundColor ${LightBlue}\n}\n</style>'],
  ['!procedure…', [], '过程', 'A procedure', '!procedure $${name}($${argument})\n  ${}\n!endprocedure'],
];

/** Returns the pieces of text to fill in that a kind of diagram has. */
export function snippets(type: DiagramType): Completion[] {
  return SNIPPETS.filter(([, types]) => types.length === 0 || type === 'other' || types.includes(type)).map(
    ([label, , chinese, english, insert]) => ({
      label,
      kind: 'snippet',
      insert,
      detail: text(chinese, english),
    }),
  );
}
