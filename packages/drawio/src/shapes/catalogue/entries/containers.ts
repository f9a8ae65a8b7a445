import { localizedText } from '@letu/core';
import { several, single, type EntryOf } from '../entry.js';
import { gridCells } from '../tables.js';

const LANE = 'swimlane;whiteSpace=wrap;html=1;';
const POOL = `${LANE}childLayout=stackLayout;resizeParent=1;resizeParentMax=0;startSize=24;`;
const LIST = `${LANE}fontStyle=0;childLayout=stackLayout;horizontal=1;startSize=30;horizontalStack=0;resizeParent=1;resizeParentMax=0;resizeLast=0;collapsible=1;marginBottom=0;`;
const BOARD =
  'swimlane;whiteSpace=wrap;html=1;fontStyle=0;childLayout=stackLayout;horizontal=1;startSize=30;horizontalStack=0;resizeParent=0;stackBorder=8;stackSpacing=8;collapsible=1;rounded=1;arcSize=4;';
const ITEM =
  'text;strokeColor=none;fillColor=none;align=left;verticalAlign=middle;spacingLeft=4;spacingRight=4;overflow=hidden;points=[[0,0.5],[1,0.5]];portConstraint=eastwest;rotatable=0;whiteSpace=wrap;html=1;';

const title = localizedText('标题', 'Title');
const lane = (index: number) => localizedText(`泳道 ${index}`, `Lane ${index}`);
const item = (index: number) => localizedText(`条目 ${index}`, `Item ${index}`);

/** What holds other shapes: containers, swim lanes, lists and tables. */
export const containers: readonly EntryOf[] = [
  single('container', ['容器', 'Container'], `${LANE}startSize=24;`, [200, 160], '分组 group box', title),
  single(
    'horizontal',
    ['横向容器', 'Horizontal container'],
    `${LANE}horizontal=0;startSize=24;`,
    [200, 160],
    '分组 group',
    title,
  ),
  single(
    'plain',
    ['无标题容器', 'Plain container'],
    'rounded=0;whiteSpace=wrap;html=1;container=1;collapsible=0;verticalAlign=top;fillColor=none;',
    [200, 160],
    '分组 边框 group',
  ),
  single(
    'roundedBox',
    ['圆角容器', 'Rounded container'],
    `${LANE}rounded=1;startSize=24;arcSize=8;`,
    [200, 160],
    '分组 group',
    title,
  ),
  single(
    'dashed',
    ['虚线框', 'Dashed frame'],
    'rounded=1;arcSize=6;dashed=1;whiteSpace=wrap;html=1;container=1;collapsible=0;verticalAlign=top;fillColor=none;',
    [200, 160],
    '分组 区域 group area',
  ),
  several('verticalPool', ['纵向泳道', 'Vertical swim lanes'], [360, 240], '泳池 跨职能 swimlane pool', [
    {
      id: 'pool',
      style: `${POOL}horizontal=1;horizontalStack=1;`,
      label: localizedText('泳池', 'Pool'),
      box: [0, 0, 360, 240],
    },
    ...[1, 2, 3].map((index) => ({
      parent: 'pool',
      style: `${LANE}startSize=24;`,
      label: lane(index),
      box: [(index - 1) * 120, 24, 120, 216] as const,
    })),
  ]),
  several('horizontalPool', ['横向泳道', 'Horizontal swim lanes'], [440, 264], '泳池 跨职能 swimlane pool', [
    {
      id: 'pool',
      style: `${POOL}horizontal=1;horizontalStack=0;`,
      label: localizedText('泳池', 'Pool'),
      box: [0, 0, 440, 264],
    },
    ...[1, 2, 3].map((index) => ({
      parent: 'pool',
      style: `${LANE}horizontal=0;startSize=24;`,
      label: lane(index),
      box: [0, 24 + (index - 1) * 80, 440, 80] as const,
    })),
  ]),
  several('list', ['列表', 'List'], [140, 120], '清单 条目 items', [
    { id: 'list', style: LIST, label: localizedText('列表', 'List'), box: [0, 0, 140, 120] },
    ...[1, 2, 3].map((index) => ({
      parent: 'list',
      style: ITEM,
      label: item(index),
      box: [0, 30 * index, 140, 30] as const,
    })),
  ]),
  single('listItem', ['列表条目', 'List item'], ITEM, [140, 30], '清单', item(1)),
  several('table2', ['表格 2×2', 'Table 2×2'], [160, 80], '网格 grid', gridCells(2, 2, [160, 80])),
  several('table3', ['表格 3×3', 'Table 3×3'], [240, 120], '网格 grid', gridCells(3, 3, [240, 120])),
  several('table5', ['表格 4×5', 'Table 4×5'], [320, 200], '网格 grid', gridCells(4, 5, [320, 200])),
  several(
    'tableHead',
    ['带表头的表格', 'Table with a head'],
    [300, 120],
    '网格 grid header',
    gridCells(
      3,
      4,
      [300, 120],
      [1, 2, 3].map((index) => localizedText(`列 ${index}`, `Column ${index}`)),
    ),
  ),
  several('kanban', ['看板', 'Kanban board'], [480, 260], '任务板 待办 board agile', [
    ...(
      [
        ['待办', 'To do'],
        ['进行中', 'Doing'],
        ['已完成', 'Done'],
      ] as const
    ).map(([zh, en], index) => ({
      id: `column${index}`,
      style: BOARD,
      label: localizedText(zh, en),
      box: [index * 160, 0, 150, 260] as const,
    })),
    {
      parent: 'column0',
      style: 'rounded=1;whiteSpace=wrap;html=1;arcSize=8;',
      label: localizedText('任务', 'Task'),
      box: [8, 38, 134, 50],
    },
  ]),
  several(
    'matrix',
    ['四象限', 'Quadrants'],
    [320, 240],
    '矩阵 swot matrix',
    (
      [
        ['优势', 'Strengths', '#d5e8d4', '#82b366'],
        ['劣势', 'Weaknesses', '#f8cecc', '#b85450'],
        ['机会', 'Opportunities', '#dae8fc', '#6c8ebf'],
        ['威胁', 'Threats', '#fff2cc', '#d6b656'],
      ] as const
    ).map(([zh, en, fill, stroke], index) => ({
      style: `rounded=0;whiteSpace=wrap;html=1;verticalAlign=top;fillColor=${fill};strokeColor=${stroke};`,
      label: localizedText(zh, en),
      box: [(index % 2) * 160, Math.floor(index / 2) * 120, 160, 120] as const,
    })),
  ),
];
