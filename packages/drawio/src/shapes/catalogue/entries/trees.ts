import { localizedText, type LocalizedText } from '@letu/core';
import { connector, several, single, type CellTemplate, type EntryOf } from '../entry.js';

const CARD = 'rounded=1;whiteSpace=wrap;html=1;arcSize=12;';
const BRANCH = 'edgeStyle=elbowEdgeStyle;elbow=vertical;html=1;rounded=0;endArrow=none;';
const BLUE = 'fillColor=#dae8fc;strokeColor=#6c8ebf;';
const GREEN = 'fillColor=#d5e8d4;strokeColor=#82b366;';
const YELLOW = 'fillColor=#fff2cc;strokeColor=#d6b656;';
const position = localizedText(
  '姓名<br><font style="font-size: 10px;">职位</font>',
  'Name<br><font style="font-size: 10px;">Position</font>',
);

/** A card above others, which lines lead to. */
function chart(head: LocalizedText, below: readonly LocalizedText[]): readonly CellTemplate[] {
  const width = below.length * 120 - 20;
  return [
    { id: 'head', style: `${CARD}${BLUE}`, label: head, box: [(width - 100) / 2, 0, 100, 50] },
    ...below.map((label, index): CellTemplate => ({
      id: `below${index}`,
      style: CARD,
      label,
      box: [index * 120, 90, 100, 50],
    })),
    ...below.map((_label, index): CellTemplate => ({
      style: BRANCH,
      source: 'head',
      target: `below${index}`,
    })),
  ];
}

const employee = (index: number): LocalizedText => localizedText(`员工 ${index}`, `Employee ${index}`);

/** Charts of organizations. */
export const orgChart: readonly EntryOf[] = [
  single('card', ['职位卡片', 'Position card'], CARD, [120, 60], '组织架构 员工 employee', position),
  single(
    'manager',
    ['经理卡片', 'Manager card'],
    `${CARD}${BLUE}fontStyle=1;`,
    [120, 60],
    '组织架构 领导 boss',
    position,
  ),
  single(
    'assistant',
    ['助理卡片', 'Assistant card'],
    `${CARD}dashed=1;`,
    [120, 50],
    '组织架构 秘书',
    localizedText('助理', 'Assistant'),
  ),
  single(
    'department',
    ['部门', 'Department'],
    `${CARD}${GREEN}fontStyle=1;`,
    [120, 50],
    '组织架构 团队 team',
    localizedText('部门', 'Department'),
  ),
  single(
    'vacant',
    ['空缺职位', 'Vacant position'],
    `${CARD}dashed=1;fillColor=none;fontColor=#808080;`,
    [120, 60],
    '组织架构 招聘',
    localizedText('空缺', 'Vacant'),
  ),
  several('photo', ['带头像的卡片', 'Card with a portrait'], [170, 60], '组织架构 照片 photo', [
    { id: 'card', style: `${CARD}align=left;spacingLeft=62;`, label: position, box: [0, 0, 170, 60] },
    {
      parent: 'card',
      style:
        'sketch=0;aspect=fixed;html=1;strokeColor=none;fillColor=#6C8EBF;shape=mxgraph.office.users.user;',
      box: [10, 8, 44, 44],
    },
  ]),
  several(
    'two',
    ['一带二', 'One and two'],
    [220, 140],
    '组织架构 上下级 hierarchy',
    chart(localizedText('经理', 'Manager'), [1, 2].map(employee)),
  ),
  several(
    'three',
    ['一带三', 'One and three'],
    [340, 140],
    '组织架构 上下级 hierarchy',
    chart(localizedText('经理', 'Manager'), [1, 2, 3].map(employee)),
  ),
  several(
    'company',
    ['公司架构', 'Company'],
    [460, 140],
    '组织架构 部门 departments',
    chart(localizedText('总经理', 'CEO'), [
      localizedText('销售部', 'Sales'),
      localizedText('研发部', 'Development'),
      localizedText('市场部', 'Marketing'),
      localizedText('人事部', 'Human resources'),
    ]),
  ),
  connector('reports', ['汇报线', 'Reporting line'], BRANCH, '组织架构 上下级', [120, 60]),
  connector('dotted', ['虚线汇报', 'Dotted reporting line'], `${BRANCH}dashed=1;`, '组织架构', [120, 60]),
];

const topic = (index: number): LocalizedText => localizedText(`分支 ${index}`, `Branch ${index}`);
const LIMB = 'edgeStyle=entityRelationEdgeStyle;startArrow=none;endArrow=none;segment=10;curved=1;html=1;';

/** Maps of ideas. */
export const mindMap: readonly EntryOf[] = [
  single(
    'center',
    ['中心主题', 'Central topic'],
    `ellipse;whiteSpace=wrap;html=1;align=center;${BLUE}fontStyle=1;`,
    [140, 60],
    '脑图 导图 root',
    localizedText('中心主题', 'Central topic'),
  ),
  single(
    'centerBox',
    ['中心主题（方）', 'Central topic, box'],
    `${CARD}${BLUE}fontStyle=1;fontSize=16;`,
    [140, 50],
    '脑图 导图 root',
    localizedText('中心主题', 'Central topic'),
  ),
  single(
    'main',
    ['主分支', 'Main topic'],
    `${CARD}${YELLOW}`,
    [110, 36],
    '脑图 导图 branch',
    localizedText('主分支', 'Main topic'),
  ),
  single(
    'branch',
    ['分支', 'Branch'],
    'whiteSpace=wrap;html=1;shape=partialRectangle;top=0;left=0;bottom=1;right=0;points=[[0,1],[1,1]];fillColor=none;align=center;verticalAlign=bottom;routingCenterY=0.5;snapToPoint=1;autosize=1;',
    [90, 26],
    '脑图 导图 branch',
    localizedText('分支', 'Branch'),
  ),
  single(
    'sub',
    ['子主题', 'Subtopic'],
    `${CARD}fillColor=none;strokeColor=none;`,
    [80, 30],
    '脑图 导图',
    localizedText('子主题', 'Subtopic'),
  ),
  single(
    'idea',
    ['想法', 'Idea'],
    'ellipse;shape=cloud;whiteSpace=wrap;html=1;',
    [120, 70],
    '脑图 点子 cloud',
    localizedText('想法', 'Idea'),
  ),
  several('map', ['思维导图', 'Mind map'], [340, 140], '脑图 导图 mind map', [
    {
      id: 'root',
      style: `ellipse;whiteSpace=wrap;html=1;${BLUE}fontStyle=1;`,
      label: localizedText('中心主题', 'Central topic'),
      box: [105, 45, 130, 50],
    },
    ...[1, 2, 3, 4].map((index): CellTemplate => ({
      id: `topic${index}`,
      style: CARD,
      label: topic(index),
      box: [index % 2 === 1 ? 0 : 260, index < 3 ? 0 : 104, 80, 36],
    })),
    ...[1, 2, 3, 4].map((index): CellTemplate => ({ style: LIMB, source: 'root', target: `topic${index}` })),
  ]),
  several('right', ['向右的导图', 'Map to the right'], [300, 160], '脑图 逻辑图 tree', [
    {
      id: 'root',
      style: `${CARD}${BLUE}fontStyle=1;`,
      label: localizedText('中心主题', 'Central topic'),
      box: [0, 58, 120, 44],
    },
    ...[1, 2, 3].map((index): CellTemplate => ({
      id: `topic${index}`,
      style: CARD,
      label: topic(index),
      box: [200, (index - 1) * 62, 100, 36],
    })),
    ...[1, 2, 3].map((index): CellTemplate => ({ style: LIMB, source: 'root', target: `topic${index}` })),
  ]),
  connector('limb', ['分支线', 'Branch line'], LIMB, '脑图 导图', [120, 40]),
  connector(
    'relation',
    ['关系线', 'Relation'],
    'curved=1;dashed=1;endArrow=classic;html=1;',
    '脑图 联系',
    [120, 40],
  ),
];
