import { localizedText, readWordTable, type LocalizedText } from '@letu/core';

/** What a word of Pikchr is, which decides where it is offered and how it is coloured. */
export type WordGroup =
  | 'class'
  | 'statement'
  | 'direction'
  | 'number'
  | 'color'
  | 'line'
  | 'text'
  | 'path'
  | 'place'
  | 'edge'
  | 'function'
  | 'variable';

/** A word the language knows. */
export interface Word {
  readonly word: string;
  readonly group: WordGroup;
  readonly text: LocalizedText;
  readonly example: string;
}

/** The words of https://pikchr.org/home/doc/trunk/doc/grammar.md and the variables of its manual: word, Chinese, English, example. */
const TABLE = `
# class
box|方框|A box|box "数据" fit
circle|圆|A circle|circle "开始" fit
ellipse|椭圆|An ellipse|ellipse "处理" fit
oval|长圆形|A box with round ends|oval "结束" fit
diamond|菱形，常表示判断|A diamond, often for decisions|diamond "通过？" fit
cylinder|圆柱，常表示数据库|A cylinder, often for databases|cylinder "数据库" fit
file|折角的文件|A file with a folded corner|file "文档" fit
dot|点|A dot|dot at last box.n
line|线|A line|line right 2cm
arrow|箭头，接在前一个图形之后|An arrow that goes on from the last object|arrow right 150% "发送"
spline|折点圆滑的线|A line with rounded corners|spline -> right 1cm then down 1cm
arc|四分之一圆弧|A quarter of a circle|arc -> cw
text|只有文字|Text alone|text "说明" italic
move|空出一段距离，不画出来|A gap that is not drawn|move 1cm
# statement
define|定义宏，调用时可以带参数 $1 到 $9|Defines a macro; its arguments are $1 to $9|define node { box $1 fit }
print|显示一个值，供检查|Shows a value for checking|print last box.wid
assert|检查两个值相等|Checks that two values are equal|assert( A.wid == boxwid )
# direction
right|向右；单独一行则改变之后的走向|To the right; alone, it turns what follows|arrow right 2cm
left|向左|To the left|arrow left 2cm
up|向上|Upwards|arrow up 50%
down|向下；单独一行则改变之后的走向|Downwards; alone, it turns what follows|down
# number
width|宽|Width|box width 3cm
wid|宽|Width|box wid 150%
height|高|Height|box height 1cm
ht|高|Height|box ht 50%
radius|圆的半径；方框与线的圆角|Radius of a circle or of corners|box radius 8px
rad|圆的半径；方框与线的圆角|Radius of a circle or of corners|box rad 8px
diameter|圆的直径|Diameter of a circle|circle diameter 2cm
thickness|线的粗细|Width of lines|line thickness 3px
# color
color|线与文字的颜色|Colour of lines and text|box color blue
fill|填充颜色，none 为不填充|Fill colour; none for none|box fill lightyellow
# line
dashed|虚线，可以给出每段的长度|Dashed, with the length of a dash if given|line dashed
dotted|点线，可以给出间距|Dotted, with the gap if given|line dotted
solid|实线|Solid line|box same solid
thick|粗线，写两次更粗|Thicker; twice is thicker still|box thick
thin|细线|Thinner|box thin
invis|不画线条，只留文字与位置|Draws no lines; text and place stay|box invis "文字"
invisible|不画线条，只留文字与位置|Draws no lines; text and place stay|box invisible "文字"
chop|线的两端止于图形的边缘|Ends a line at the edges of what it joins|arrow from A to B chop
cw|顺时针的弧|A clockwise arc|arc cw
ccw|逆时针的弧|A counter-clockwise arc|arc ccw
fit|大小随文字|Fits the size to the text|box "较长的文字" fit
same|与前一个同类图形相同|The same as the last object of its class|box same "另一个"
as|同……一样，接在 same 后面|Behind same: the same as which object|box same as A
behind|画在另一个图形后面|Paints it behind another object|box behind A
close|闭合折线|Closes a path|line right 1cm then up 1cm close
# text
above|文字在线的上方|Text above the line|arrow "发送" above
below|文字在线的下方|Text below the line|arrow "接收" below
aligned|文字顺着线的方向|Text along the line|arrow up 1cm "上" aligned
big|大字，写两次更大|Larger text; twice is larger still|box "标题" big
small|小字，写两次更小|Smaller text|box "注" small
bold|粗体|Bold text|box "重点" bold
italic|斜体|Italic text|box "引用" italic
mono|等宽字体|Monospaced text|box "x = 1" mono
monospace|等宽字体|Monospaced text|box "x = 1" monospace
ljust|文字靠左|Text left-justified|box "左" ljust
rjust|文字靠右|Text right-justified|box "右" rjust
center|文字居中；图形的中心|Text in the middle; the centre of an object|box "中" center
# path
from|线的起点|Where a line begins|arrow from A to B
to|线的终点|Where a line ends|arrow from A.e to B.w
then|接着画下一段|Goes on with the next part|line right 1cm then down 1cm
go|向某方向走|Goes in a direction|line go right 1cm
until|直到，与 even with 连用|Until, with even with|arrow right until even with A
even|与……对齐，接 with|Level with a place|arrow down until even with B
heading|按罗盘的角度，0 为向上|At a compass angle; 0 is up|line go 2cm heading 45
at|图形的位置|Where an object is placed|box at 2cm right of A
with|用图形的哪一处对准 at 的位置|Which point of the object is placed|box with .n at A.s
# place
of|……的|Of|dot at ne of A
last|最后一个|The last one|arrow from last box.e
previous|前一个|The one before|arrow from previous.e
the|固定说法的一部分|Part of a phrase|dot at 1/2 of the way between A and B
way|固定说法的一部分|Part of a phrase|dot at 1/3 way between A and B
between|两个位置之间|Between two places|dot at 1/2 between A and B
and|和|And|dot at 1/2 between A and B
in|在……里面|Inside|arrow to 1st box in G
vertex|折线的顶点|A corner of a path|dot at 2nd vertex of L
first|第一个|The first one|arrow from first box
# edge
n|上边|Top|A.n
north|上边|Top|A.north
ne|右上角|Top right|A.ne
e|右边|Right|A.e
east|右边|Right|A.east
se|右下角|Bottom right|A.se
s|下边|Bottom|A.s
south|下边|Bottom|A.south
sw|左下角|Bottom left|A.sw
w|左边|Left|A.w
west|左边|Left|A.west
nw|左上角|Top left|A.nw
c|中心|Centre|A.c
t|上边|Top|A.t
top|上边|Top|A.top
bot|下边|Bottom|A.bot
bottom|下边|Bottom|A.bottom
start|线的起点|Start of a line|A.start
end|线的终点|End of a line|A.end
x|横坐标|Horizontal place|A.x
y|纵坐标|Vertical place|A.y
# function
abs|绝对值|Absolute value|abs(-1)
cos|余弦，单位为弧度|Cosine, in radians|cos(0.5)
sin|正弦，单位为弧度|Sine, in radians|sin(0.5)
dist|两个位置的距离|Distance of two places|dist(A, B)
int|取整|Whole part|int(2.5)
max|较大的|The greater one|max(1, 2)
min|较小的|The lesser one|min(1, 2)
sqrt|平方根|Square root|sqrt(2)
# variable
boxwid|方框的默认宽度|Default width of boxes|boxwid = 3cm
boxht|方框的默认高度|Default height of boxes|boxht = 1cm
boxrad|方框的默认圆角|Default corners of boxes|boxrad = 5px
circlerad|圆的默认半径|Default radius of circles|circlerad = 1cm
ellipsewid|椭圆的默认宽度|Default width of ellipses|ellipsewid = 3cm
ellipseht|椭圆的默认高度|Default height of ellipses|ellipseht = 1cm
ovalwid|长圆形的默认宽度|Default width of ovals|ovalwid = 3cm
ovalht|长圆形的默认高度|Default height of ovals|ovalht = 1cm
diamondwid|菱形的默认宽度|Default width of diamonds|diamondwid = 3cm
diamondht|菱形的默认高度|Default height of diamonds|diamondht = 2cm
cylwid|圆柱的默认宽度|Default width of cylinders|cylwid = 2cm
cylht|圆柱的默认高度|Default height of cylinders|cylht = 2cm
cylrad|圆柱顶面的半高|Half the height of a cylinder's top|cylrad = 5px
filewid|文件的默认宽度|Default width of files|filewid = 2cm
fileht|文件的默认高度|Default height of files|fileht = 3cm
filerad|文件折角的大小|Size of a file's fold|filerad = 10px
dotrad|点的默认半径|Default radius of dots|dotrad = 3px
linewid|线的默认长度（横）|Default length of lines across|linewid = 1cm
lineht|线的默认长度（纵）|Default length of lines down|lineht = 1cm
linerad|折线的默认圆角|Default corners of lines|linerad = 8px
arcrad|弧的默认半径|Default radius of arcs|arcrad = 1cm
arrowht|箭头的长度|Length of arrow heads|arrowht = 10px
arrowwid|箭头的宽度|Width of arrow heads|arrowwid = 6px
movewid|空出的默认距离|Default gap|movewid = 1cm
textwid|文字的默认宽度|Default width of text|textwid = 2cm
textht|文字的默认高度|Default height of text|textht = 1cm
charwid|一个字符的宽度|Width of a character|charwid = 8px
charht|一个字符的高度|Height of a character|charht = 14px
dashwid|虚线每段的长度|Length of dashes|dashwid = 5px
scale|整张图的缩放|Scale of the drawing|scale = 0.8
fontscale|文字的缩放|Scale of text|fontscale = 1.1
margin|四周的空白|Space around the drawing|margin = 5mm
leftmargin|左边另加的空白|More space on the left|leftmargin = 1cm
rightmargin|右边另加的空白|More space on the right|rightmargin = 1cm
topmargin|上边另加的空白|More space at the top|topmargin = 1cm
bottommargin|下边另加的空白|More space at the bottom|bottommargin = 1cm
layer|图形的层次，默认 1000|Layer of objects, 1000 by default|layer = 999
fgcolor|默认的前景色|Default foreground|fgcolor = gray
bgcolor|默认的背景色|Default background|bgcolor = white
`;

/** Every word by itself. */
export const WORDS: ReadonlyMap<string, Word> = new Map(
  readWordTable(TABLE).map(({ group, cells: [word, zh, en, example] }) => [
    word,
    { word, group: group as WordGroup, text: localizedText(zh, en), example },
  ]),
);

/** Returns the words of some groups. */
export function wordsOf(...groups: readonly WordGroup[]): Word[] {
  return [...WORDS.values()].filter(({ group }) => groups.includes(group));
}
