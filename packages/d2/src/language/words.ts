import { localizedText, readWordTable, type LocalizedText } from '@letu/core';

/** A word with a meaning of its own in D2 (https://d2lang.com/tour/keywords). */
export interface Word {
  readonly word: string;
  /** Where it stands: an attribute of a shape or connection, a key of `style`, a setting in `d2-config`, or what holds boards and the like. */
  readonly place: 'attribute' | 'style' | 'config' | 'holder';
  /** What it can be: `color`, `bool`, numbers as `0-1`, or words; empty for any text. */
  readonly values: string;
  readonly help: LocalizedText;
}

const SHAPES =
  'rectangle square page parallelogram document cylinder queue package step callout stored_data person diamond oval circle hexagon cloud text code class sql_table image sequence_diagram hierarchy c4-person';
const ARROWHEADS =
  'triangle arrow diamond circle box cf-one cf-one-required cf-many cf-many-required cross none';
const PLACES =
  'top-left top-center top-right center-left center-right bottom-left bottom-center bottom-right';

/** Word, place (a, s, c, h), values, and what it does. */
const TABLE = `
shape|a|shape|图形的种类|The kind of shape
label|a||显示的文字|The text shown
icon|a||图标的地址|The address of an icon
tooltip|a||鼠标停留时显示的提示|Shown while the pointer rests on it
link|a||点击时打开的链接|Opened by a click
near|a|near|放在图的某个位置，或某个图形旁边|A place in the diagram, or a shape to be near to
class|a|class|套用 classes 里的样式|Takes the look of a class
direction|a|up down left right|排列方向|The direction of the layout
constraint|a|primary_key foreign_key unique|表里一列的约束|A constraint of a column
width|a|0-|宽度，像素|The width in pixels
height|a|0-|高度，像素|The height in pixels
top|a|0-|距上边的位置|The distance from the top
left|a|0-|距左边的位置|The distance from the left
grid-rows|a|1-|网格的行数|The rows of a grid
grid-columns|a|1-|网格的列数|The columns of a grid
grid-gap|a|0-|网格的间距|The gap in a grid
vertical-gap|a|0-|网格的行距|The gap between rows
horizontal-gap|a|0-|网格的列距|The gap between columns
style|a||外观，里面写颜色、线型等|How it looks
source-arrowhead|a||起点的箭头|The arrowhead at the start
target-arrowhead|a||终点的箭头|The arrowhead at the end
classes|h||定义可以套用的样式|Defines classes of looks
vars|h||定义变量，用 \${名称} 取值|Defines variables, used as \${name}
layers|h||图层：各画各的|Layers: boards of their own
scenarios|h||场景：在原图上改动|Scenarios: the base with changes
steps|h||步骤：一步接一步|Steps: each builds on the one before
opacity|s|0-1|不透明度，0 到 1|The opacity, 0 to 1
fill|s|color|填充颜色|The colour inside
fill-pattern|s|none dots lines grain paper|填充花纹|The pattern inside
stroke|s|color|线条颜色|The colour of the line
stroke-width|s|0-15|线宽，0 到 15|The width of the line, 0 to 15
stroke-dash|s|0-10|虚线间隔，0 到 10|The gap of a dashed line, 0 to 10
border-radius|s|0-20|圆角|How round the corners are
font|s|mono|字体|The font
font-size|s|8-100|字号，8 到 100|The size of the font, 8 to 100
font-color|s|color|文字颜色|The colour of the text
bold|s|bool|粗体|Bold text
italic|s|bool|斜体|Italic text
underline|s|bool|下划线|Underlined text
text-transform|s|none uppercase lowercase capitalize|字母大小写|The case of letters
shadow|s|bool|阴影|A shadow
multiple|s|bool|画成多个叠在一起|Drawn as several
double-border|s|bool|双边框|A double border
3d|s|bool|立体|Drawn in depth
animated|s|bool|流动的线|A moving line
filled|s|bool|箭头是否填充|Whether an arrowhead is filled
d2-config|h||这张图的设置|Settings of the diagram
layout-engine|c|dagre elk|布局引擎|The layout engine
theme-id|c|theme|浅色主题的编号|The number of the light theme
dark-theme-id|c|theme|深色主题的编号|The number of the dark theme
sketch|c|bool|手绘风格|Drawn as if by hand
pad|c|0-|边距，像素|The margin in pixels
center|c|bool|居中|Centred
theme-overrides|c||改主题的颜色，如 B1、N7|Other colours for a theme, such as B1 and N7
dark-theme-overrides|c||改深色主题的颜色|Other colours for the dark theme
`;

const PLACE_OF = { a: 'attribute', s: 'style', c: 'config', h: 'holder' } as const;

export const WORDS: readonly Word[] = readWordTable(TABLE).map(
  ({ cells: [word, place, values, chinese, english] }) => ({
    word,
    place: PLACE_OF[place as keyof typeof PLACE_OF],
    values,
    help: localizedText(chinese, english),
  }),
);

const BY_WORD = new Map(WORDS.map((word) => [word.word, word]));

/** Returns a word of D2, whatever its case. */
export function wordOf(name: string): Word | undefined {
  return BY_WORD.get(name.toLowerCase());
}

/** Tells whether a key cannot be the name of a shape. */
export function isReserved(name: string): boolean {
  const word = wordOf(name);
  return word !== undefined && word.place !== 'config';
}

export const shapes: readonly string[] = SHAPES.split(' ');
export const arrowheads: readonly string[] = ARROWHEADS.split(' ');
export const places: readonly string[] = PLACES.split(' ');

/** The places of labels and icons, besides those of shapes. */
export const labelPlaces: readonly string[] = [
  ...places,
  'center-center',
  ...places.map((place) => `outside-${place}`),
  ...['top', 'bottom'].flatMap((side) => ['left', 'center', 'right'].map((end) => `border-${side}-${end}`)),
];
