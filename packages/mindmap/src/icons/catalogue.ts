import { localizedText as title, type LocalizedText } from '@letu/core';

/** The groups of icons; a topic has one of each group at most, as in XMind. */
export type IconGroupId =
  'priority' | 'task' | 'flag' | 'star' | 'people' | 'arrow' | 'symbol' | 'smiley' | 'month' | 'week';

/** An icon of ours, by the id that XMind gives its markers where it has such a one. */
export interface Icon {
  readonly name: string;
  readonly group: IconGroupId;
  readonly title: LocalizedText;
}

/** Icons of which a topic has one. */
export interface IconGroup {
  readonly id: IconGroupId;
  readonly title: LocalizedText;
  readonly icons: readonly Icon[];
}

type Row = readonly [name: string, zh: string, en: string];

function group(id: IconGroupId, zh: string, en: string, rows: readonly Row[]): IconGroup {
  const icons = rows.map(([name, chinese, english]) => ({
    name: `${id}-${name}`,
    group: id,
    title: title(chinese, english),
  }));
  return { id, title: title(zh, en), icons };
}

const COLORS: readonly Row[] = [
  ['red', '红', 'Red'],
  ['orange', '橙', 'Orange'],
  ['yellow', '黄', 'Yellow'],
  ['green', '绿', 'Green'],
  ['dark-green', '深绿', 'Dark green'],
  ['blue', '蓝', 'Blue'],
  ['dark-blue', '深蓝', 'Dark blue'],
  ['purple', '紫', 'Purple'],
  ['gray', '灰', 'Grey'],
  ['dark-gray', '深灰', 'Dark grey'],
];

const coloured = (zh: string, en: string): readonly Row[] =>
  COLORS.map(([name, chinese, english]) => [name, `${chinese}色${zh}`, `${english} ${en}`]);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');
const DAYS: readonly Row[] = [
  ['sun', '星期日', 'Sunday'],
  ['mon', '星期一', 'Monday'],
  ['tue', '星期二', 'Tuesday'],
  ['wed', '星期三', 'Wednesday'],
  ['thu', '星期四', 'Thursday'],
  ['fri', '星期五', 'Friday'],
  ['sat', '星期六', 'Saturday'],
];

/** The icons in the order to offer them. */
export const ICON_GROUPS: readonly IconGroup[] = [
  group(
    'priority',
    '优先级',
    'Priority',
    Array.from({ length: 9 }, (_, index): Row => [
      String(index + 1),
      `优先级 ${index + 1}`,
      `Priority ${index + 1}`,
    ]),
  ),
  group('task', '任务进度', 'Progress', [
    ['start', '未开始', 'Not started'],
    ['oct', '完成八分之一', '1/8 done'],
    ['quarter', '完成四分之一', '1/4 done'],
    ['3oct', '完成八分之三', '3/8 done'],
    ['half', '完成一半', 'Half done'],
    ['5oct', '完成八分之五', '5/8 done'],
    ['3quar', '完成四分之三', '3/4 done'],
    ['7oct', '完成八分之七', '7/8 done'],
    ['done', '已完成', 'Done'],
  ]),
  group('flag', '旗帜', 'Flags', coloured('旗帜', 'flag')),
  group('star', '星星', 'Stars', coloured('星星', 'star')),
  group('people', '人物', 'People', coloured('人物', 'person')),
  group('arrow', '箭头', 'Arrows', [
    ['up', '向上', 'Up'],
    ['up-right', '向右上', 'Up right'],
    ['right', '向右', 'Right'],
    ['down-right', '向右下', 'Down right'],
    ['down', '向下', 'Down'],
    ['down-left', '向左下', 'Down left'],
    ['left', '向左', 'Left'],
    ['up-left', '向左上', 'Up left'],
    ['refresh', '循环', 'Again'],
  ]),
  group('symbol', '符号', 'Symbols', [
    ['plus', '加号', 'Plus'],
    ['minus', '减号', 'Minus'],
    ['question', '问题', 'Question'],
    ['exclam', '感叹', 'Exclamation'],
    ['attention', '注意', 'Attention'],
    ['info', '信息', 'Information'],
    ['right', '正确', 'Right'],
    ['wrong', '错误', 'Wrong'],
    ['no-entry', '禁止', 'No entry'],
    ['pause', '暂停', 'Paused'],
    ['idea', '灵感', 'Idea'],
    ['pin', '图钉', 'Pin'],
    ['lightning', '闪电', 'Lightning'],
    ['heart', '爱心', 'Heart'],
    ['money', '金钱', 'Money'],
    ['clock', '时间', 'Clock'],
  ]),
  group('smiley', '表情', 'Faces', [
    ['smile', '微笑', 'Smile'],
    ['laugh', '大笑', 'Laugh'],
    ['angry', '生气', 'Angry'],
    ['cry', '哭泣', 'Cry'],
    ['surprise', '惊讶', 'Surprise'],
    ['boring', '无聊', 'Bored'],
    ['embarrass', '尴尬', 'Embarrassed'],
    ['screaming', '尖叫', 'Screaming'],
  ]),
  group(
    'month',
    '月份',
    'Months',
    MONTHS.map((name, index): Row => [name, `${index + 1} 月`, MONTH_NAMES[index] ?? '']),
  ),
  group('week', '星期', 'Weekdays', DAYS),
];

const BY_NAME = new Map(ICON_GROUPS.flatMap(({ icons }) => icons.map((icon) => [icon.name, icon] as const)));

/** Returns an icon of ours. */
export const iconNamed = (name: string): Icon | undefined => BY_NAME.get(name);

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\d#*]\uFE0F?\u20E3)/u;
const LONGEST_EMOJI = 40;

/** Tells whether an icon is an emoji, which is drawn as it is. */
export const isEmoji = (icon: string): boolean => icon.length <= LONGEST_EMOJI && EMOJI.test(icon);

/** Returns the group that an icon is of: emoji and names that are not known are each of their own. */
export const iconGroupOf = (name: string): string => BY_NAME.get(name)?.group ?? name;
