import { localizedText, readWordTable, type LocalizedText } from '@letu/core';

/** A shape of a node: its short name, what it means, and its other names. */
export interface ShapeHelp {
  readonly name: string;
  readonly title: LocalizedText;
  readonly aliases: readonly string[];
}

/** The shapes of Mermaid 12.3, a line each: name, Chinese, English, other names. */
const SHAPES = `
rect|矩形：处理|Rectangle: process|proc process rectangle
rounded|圆角矩形：事件|Rounded: event|event
stadium|体育场形：起止|Stadium: terminal|terminal pill
fr-rect|双边框：子流程|Framed: subprocess|subprocess subproc framed-rectangle subroutine
cyl|圆柱：数据库|Cylinder: database|db database cylinder
datastore|数据存储|Data store|data-store
folder|文件夹|Folder|directory
bucket|桶：对象存储|Bucket: object storage|
console|终端窗口|Console window|
browser|浏览器窗口|Browser window|
person|人|Person|
circle|圆：开始|Circle: start|circ
bang|爆炸形|Bang|
cloud|云|Cloud|
diam|菱形：判断|Diamond: decision|decision diamond question
hex|六边形：准备|Hexagon: preparation|hexagon prepare
lean-r|右斜：输入输出|Leaning right: input, output|lean-right in-out
lean-l|左斜：输出输入|Leaning left: output, input|lean-left out-in
trap-b|下宽梯形：优先处理|Trapezoid: priority|priority trapezoid-bottom trapezoid
trap-t|上宽梯形：人工操作|Inverted trapezoid: manual|manual trapezoid-top inv-trapezoid
dbl-circ|双圆：停止|Double circle: stop|double-circle
text|纯文字|Text alone|
notch-rect|缺角：卡片|Notched: card|card notched-rectangle
lin-rect|带线：阴影处理|Lined process|lined-rectangle lined-process lin-proc shaded-process
sm-circ|小圆：开始|Small circle: start|start small-circle
fr-circ|带框圆：停止|Framed circle: stop|stop framed-circle
fork|粗线：分叉与汇合|Bar: fork or join|join
hourglass|沙漏：整理|Hourglass: collate|collate
brace|左花括号：注释|Brace: comment|comment brace-l
brace-r|右花括号：注释|Brace on the right|
braces|两侧花括号：注释|Braces on both sides|
bolt|闪电：通信|Bolt: link|com-link lightning-bolt
doc|文档|Document|document
delay|半圆：延迟|Half round: delay|half-rounded-rectangle
h-cyl|横圆柱：直接存储|Lying cylinder: direct access|das horizontal-cylinder
lin-cyl|带线圆柱：磁盘|Lined cylinder: disk|disk lined-cylinder
curv-trap|曲边梯形：显示|Curved trapezoid: display|curved-trapezoid display
div-rect|分栏矩形|Divided rectangle|div-proc divided-rectangle divided-process
tri|三角形：提取|Triangle: extract|extract triangle
win-pane|窗格：内部存储|Window pane: internal storage|internal-storage window-pane
f-circ|实心圆：连接点|Filled circle: junction|junction filled-circle
notch-pent|缺角五边形：循环界限|Notched pentagon: loop limit|loop-limit notched-pentagon
flip-tri|倒三角：人工文件|Flipped triangle: manual file|manual-file flipped-triangle
sl-rect|斜顶：人工输入|Sloped: manual input|manual-input sloped-rectangle
docs|多份文档|Several documents|documents st-doc stacked-document
st-rect|多个处理|Several processes|procs processes stacked-rectangle
bow-rect|弓形：已存数据|Bow tie: stored data|stored-data bow-tie-rectangle
cross-circ|叉圆：汇总|Crossed circle: summary|summary crossed-circle
tag-doc|带标签文档|Tagged document|tagged-document
tag-rect|带标签矩形|Tagged rectangle|tagged-rectangle tag-proc tagged-process
flag|旗：纸带|Flag: paper tape|paper-tape
odd|不对称|Odd|
lin-doc|带线文档|Lined document|lined-document
icon|图标|Icon|
image|图片|Image|`;

/** All shapes that `A@{ shape: … }` takes. */
export const shapes: readonly ShapeHelp[] = readWordTable(SHAPES).map(
  ({ cells: [name, zh, en, aliases] }) => ({
    name,
    title: localizedText(zh, en),
    aliases: aliases.split(' ').filter(Boolean),
  }),
);

/** The brackets that give a node its shape, as they stand around the text. */
export const brackets: readonly (readonly [open: string, close: string, zh: string, en: string])[] = [
  ['[', ']', '矩形', 'Rectangle'],
  ['(', ')', '圆角矩形', 'Rounded'],
  ['([', '])', '体育场形', 'Stadium'],
  ['[[', ']]', '子流程', 'Subroutine'],
  ['[(', ')]', '圆柱', 'Cylinder'],
  ['((', '))', '圆', 'Circle'],
  ['(((', ')))', '双圆', 'Double circle'],
  ['{', '}', '菱形', 'Diamond'],
  ['{{', '}}', '六边形', 'Hexagon'],
  ['[/', '/]', '右斜平行四边形', 'Leaning right'],
  ['[\\', '\\]', '左斜平行四边形', 'Leaning left'],
  ['[/', '\\]', '梯形', 'Trapezoid'],
  ['[\\', '/]', '倒梯形', 'Inverted trapezoid'],
  ['>', ']', '旗形', 'Flag'],
];
