import { single, type EntryOf } from '../entry.js';

const LABEL = 'html=1;shadow=0;dashed=0;align=center;verticalAlign=middle;';

/** Arrows that are shapes. */
export const arrows: readonly EntryOf[] = [
  single(
    'right',
    ['右箭头', 'Right arrow'],
    `shape=singleArrow;whiteSpace=wrap;html=1;arrowWidth=0.4;arrowSize=0.4;`,
    [100, 60],
    '单向',
  ),
  single(
    'left',
    ['左箭头', 'Left arrow'],
    `shape=singleArrow;direction=west;whiteSpace=wrap;html=1;arrowWidth=0.4;arrowSize=0.4;`,
    [100, 60],
  ),
  single(
    'up',
    ['上箭头', 'Up arrow'],
    `shape=singleArrow;direction=north;whiteSpace=wrap;html=1;arrowWidth=0.4;arrowSize=0.4;`,
    [60, 100],
  ),
  single(
    'down',
    ['下箭头', 'Down arrow'],
    `shape=singleArrow;direction=south;whiteSpace=wrap;html=1;arrowWidth=0.4;arrowSize=0.4;`,
    [60, 100],
  ),
  single(
    'twoWay',
    ['左右箭头', 'Two-way arrow'],
    `shape=doubleArrow;whiteSpace=wrap;html=1;arrowWidth=0.4;arrowSize=0.3;`,
    [100, 60],
    '双向 double',
  ),
  single(
    'upDown',
    ['上下箭头', 'Up-down arrow'],
    `shape=doubleArrow;direction=south;whiteSpace=wrap;html=1;arrowWidth=0.4;arrowSize=0.3;`,
    [60, 100],
    '双向 double',
  ),
  single(
    'fourWay',
    ['四向箭头', 'Four-way arrow'],
    `${LABEL}shape=mxgraph.arrows2.quadArrow;`,
    [100, 100],
    '十字 cross',
  ),
  single('threeWay', ['三向箭头', 'Three-way arrow'], `${LABEL}shape=mxgraph.arrows2.triadArrow;`, [100, 70]),
  single(
    'bent',
    ['弯箭头', 'Bent arrow'],
    `${LABEL}shape=mxgraph.arrows2.bendArrow;dy=15;dx=38;notch=0;arrowHead=55;rounded=0;`,
    [100, 80],
    '转弯 turn',
  ),
  single(
    'uTurn',
    ['掉头箭头', 'U-turn arrow'],
    `${LABEL}shape=mxgraph.arrows2.uTurnArrow;dy=11;arrowHead=43;dx2=25;`,
    [100, 90],
    '返回 回退 back',
  ),
  single(
    'jump',
    ['跳入箭头', 'Jump-in arrow'],
    `${LABEL}shape=mxgraph.arrows2.jumpInArrow;dy=15;dx=38;arrowHead=55;`,
    [100, 90],
  ),
  single(
    'notched',
    ['燕尾箭头', 'Notched arrow'],
    `${LABEL}shape=mxgraph.arrows2.arrow;dy=0.6;dx=40;notch=15;`,
    [100, 60],
  ),
  single(
    'striped',
    ['条纹箭头', 'Striped arrow'],
    `${LABEL}shape=mxgraph.arrows2.stripedArrow;dy=0.6;dx=40;notch=25;`,
    [100, 60],
  ),
  single(
    'stylised',
    ['渐宽箭头', 'Stylised arrow'],
    `${LABEL}shape=mxgraph.arrows2.stylisedArrow;dy=0.6;dx=40;notch=15;feather=0.4;`,
    [100, 60],
  ),
  single(
    'sharp',
    ['锐边箭头', 'Sharp arrow'],
    `${LABEL}shape=mxgraph.arrows2.sharpArrow;dy1=0.67;dx1=18;dx2=18;notch=0;`,
    [100, 60],
  ),
  single(
    'tailed',
    ['带尾箭头', 'Tailed arrow'],
    `${LABEL}shape=mxgraph.arrows2.tailedArrow;dy1=10;dx1=20;notch=0;arrowHead=20;dx2=25;dy2=30;`,
    [100, 60],
  ),
  single(
    'callout',
    ['标注箭头', 'Callout arrow'],
    `${LABEL}shape=mxgraph.arrows2.calloutArrow;dy=10;dx=20;notch=60;arrowHead=10;`,
    [100, 60],
  ),
  single(
    'circular',
    ['环形箭头', 'Circular arrow'],
    `${LABEL}shape=mxgraph.arrows.circular_arrow;`,
    [100, 60],
    '循环 cycle',
  ),
  single(
    'chevron',
    ['V 形箭头', 'Chevron'],
    `${LABEL}shape=mxgraph.arrows.chevron_arrow;`,
    [100, 60],
    '步骤 step',
  ),
];
