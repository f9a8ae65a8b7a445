import { geometryOf } from '../edit/bounds.js';
import { cellOf } from '../edit/cells.js';
import type { BasicName } from '../locales/zh-CN.js';
import type { PageCell } from '../../document/model.js';

/** A shape that is offered at once. */
export interface BasicShape {
  readonly name: BasicName;
  /** The id of the palette's entry that it is. */
  readonly entry: string;
  readonly style: string;
  readonly width: number;
  readonly height: number;
  /** What it looks like, in a box of 24 by 18. */
  readonly picture: string;
  /** Words it is found by in either language, besides its name. */
  readonly words: string;
}

const WRAP = 'whiteSpace=wrap;html=1;';

const shape = (
  name: BasicName,
  entry: string,
  style: string,
  [width, height]: readonly [number, number],
  picture: string,
  words: string,
): BasicShape => ({ name, entry, style, width, height, picture, words });

/** The shapes that most diagrams consist of. */
export const BASIC_SHAPES: readonly BasicShape[] = [
  shape(
    'rectangle',
    'basic.rectangle',
    `rounded=0;${WRAP}`,
    [120, 60],
    'M2 3h20v12H2z',
    'rectangle box juxing fangkuang jx 方框 流程 步骤 process',
  ),
  shape(
    'rounded',
    'basic.rounded',
    `rounded=1;${WRAP}`,
    [120, 60],
    'M5 3h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
    'rounded yuanjiao yj 开始 结束 start end',
  ),
  shape(
    'ellipse',
    'basic.ellipse',
    `ellipse;${WRAP}`,
    [120, 80],
    'M2 9a10 7 0 1 0 20 0a10 7 0 1 0-20 0',
    'ellipse circle tuoyuan yuan ty 圆',
  ),
  shape(
    'diamond',
    'basic.rhombus',
    `rhombus;${WRAP}`,
    [100, 80],
    'M12 1 22 9 12 17 2 9z',
    'diamond rhombus decision lingxing lx 判断 决策 条件',
  ),
  shape(
    'text',
    'basic.text',
    `text;html=1;align=center;verticalAlign=middle;whiteSpace=wrap;rounded=0;`,
    [80, 30],
    'M6 4h12M12 4v11',
    'text label wenben wenzi wb 文字 标签',
  ),
  shape(
    'parallelogram',
    'basic.parallelogram',
    `shape=parallelogram;perimeter=parallelogramPerimeter;${WRAP}fixedSize=1;`,
    [120, 60],
    'M6 3h16l-4 12H2z',
    'parallelogram data pingxing 数据 输入 输出 input output',
  ),
  shape(
    'hexagon',
    'basic.hexagon',
    `shape=hexagon;perimeter=hexagonPerimeter2;${WRAP}fixedSize=1;`,
    [120, 80],
    'M6 3h12l4 6-4 6H6L2 9z',
    'hexagon preparation liubianxing 准备',
  ),
  shape(
    'triangle',
    'basic.triangle',
    `triangle;${WRAP}`,
    [60, 80],
    'M5 2 20 9 5 16z',
    'triangle sanjiao 三角',
  ),
  shape(
    'cylinder',
    'basic.cylinder',
    `shape=cylinder3;${WRAP}boundedLbl=1;backgroundOutline=1;size=15;`,
    [60, 80],
    'M6 4c0-3 12-3 12 0v10c0 3-12 3-12 0zc0 3 12 3 12 0',
    'cylinder database shujuku yuanzhu 数据库 存储',
  ),
  shape(
    'cloud',
    'basic.cloud',
    `ellipse;shape=cloud;${WRAP}`,
    [120, 80],
    'M7 15c-5 0-6-5-2-6-1-5 5-7 8-3 4-2 7 2 5 5 4 1 2 4-1 4z',
    'cloud internet yun 互联网 网络',
  ),
  shape(
    'note',
    'basic.note',
    `shape=note;${WRAP}backgroundOutline=1;darkOpacity=0.05;`,
    [80, 100],
    'M5 2h9l5 5v9H5zM14 2v5h5',
    'note comment bianqian zhushi 备注 注释',
  ),
  shape(
    'document',
    'basic.document',
    `shape=document;${WRAP}boundedLbl=1;`,
    [120, 80],
    'M3 3h18v11c-6-3-9 4-18 0z',
    'document paper wendang 文件 报告',
  ),
  shape(
    'actor',
    'basic.actor',
    'shape=umlActor;verticalLabelPosition=bottom;verticalAlign=top;html=1;outlineConnect=0;',
    [30, 60],
    'M12 2a2 2 0 1 0 .1 0M12 6v6M8 8h8M12 12l-3 5M12 12l3 5',
    'actor user person renwu yonghu 用户 角色',
  ),
  shape(
    'swimlane',
    'containers.container',
    `swimlane;${WRAP}startSize=23;`,
    [200, 200],
    'M3 2h18v14H3zM3 6h18',
    'swimlane lane yongdao 泳道',
  ),
  shape(
    'container',
    'containers.dashed',
    `rounded=0;${WRAP}container=1;collapsible=0;verticalAlign=top;fillColor=none;dashed=1;`,
    [240, 160],
    'M2 3h20v12H2zM5 6h6',
    'container group rongqi 分组 区域',
  ),
];

/** Returns the shapes that a search finds. @param nameOf What they are called in the language of the interface. */
export function foundShapes(search: string, nameOf: (name: BasicName) => string): readonly BasicShape[] {
  const wanted = search.trim().toLowerCase();
  return BASIC_SHAPES.filter(
    ({ name, words }) => nameOf(name).toLowerCase().includes(wanted) || words.toLowerCase().includes(wanted),
  );
}

/** Returns a cell of a basic shape. @param styleOf Says what new cells look like. */
export function cellOfShape(
  { style, width, height }: BasicShape,
  styleOf: (style: string) => string,
): PageCell {
  return cellOf({
    role: 'vertex',
    style: styleOf(style),
    geometry: geometryOf({ x: 0, y: 0, width, height }),
  });
}
