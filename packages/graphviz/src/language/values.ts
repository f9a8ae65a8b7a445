import { localizedText, readWordTable, type LocalizedText } from '@letu/core';

/** A value an attribute can take. */
export interface AttributeValue {
  readonly value: string;
  /** What it is in a few words; empty where the value says so itself. */
  readonly text: LocalizedText;
}

/** Values by type: a heading `# type`, then value, Chinese, English. Sources: https://graphviz.org/docs/attr-types/ and the pages of the attributes. */
const TABLE = `
# shape: https://graphviz.org/doc/info/shapes.html
box|方框|box
ellipse|椭圆|ellipse
circle|圆|circle
diamond|菱形|diamond
oval|椭圆|oval
point|实心点|point
rect|方框|rectangle
rectangle|方框|rectangle
square|正方形|square
plaintext|只有文字|text alone
plain|只有文字，没有边距|text alone, no margin
none|只有文字|text alone
underline|带下划线的文字|underlined text
record|分栏的方框|box with fields
Mrecord|分栏的圆角框|rounded box with fields
cylinder|圆柱（数据库）|cylinder (database)
note|便笺|note
tab|带标签的框|tab
folder|文件夹|folder
box3d|立体方框|box in 3D
component|组件|component
polygon|多边形，用 sides 定边数|polygon, see sides
triangle|三角形|triangle
invtriangle|倒三角形|inverted triangle
trapezium|梯形|trapezium
invtrapezium|倒梯形|inverted trapezium
parallelogram|平行四边形|parallelogram
house|房形|house
invhouse|倒房形|inverted house
pentagon|五边形|pentagon
hexagon|六边形|hexagon
septagon|七边形|septagon
octagon|八边形|octagon
doublecircle|双圆|double circle
doubleoctagon|双八边形|double octagon
tripleoctagon|三重八边形|triple octagon
egg|蛋形|egg
star|星形|star
Mdiamond|切角菱形|cut diamond
Msquare|切角正方形|cut square
Mcircle|上下带线的圆|circle with lines
cds|右箭头形（编码序列）|arrow (coding sequence)
promoter|启动子|promoter
terminator|终止子|terminator
utr|非翻译区|untranslated region
primersite|引物位点|primer site
restrictionsite|限制位点|restriction site
fivepoverhang|五端突出|5' overhang
threepoverhang|三端突出|3' overhang
noverhang|无突出|no overhang
assembly|拼接|assembly
signature|签名|signature
insulator|绝缘子|insulator
ribosite|核糖体位点|ribo site
rnastab|RNA 稳定位点|RNA stability
proteasesite|蛋白酶位点|protease site
proteinstab|蛋白稳定位点|protein stability
rpromoter|右启动子|right promoter
rarrow|右箭头|right arrow
larrow|左箭头|left arrow
lpromoter|左启动子|left promoter
# arrow: https://graphviz.org/doc/info/arrows.html
normal|实心箭头|filled triangle
none|没有|none
vee|V 形|vee
empty|空心箭头|open triangle
onormal|空心箭头|open triangle
diamond|实心菱形|filled diamond
odiamond|空心菱形|open diamond
dot|实心圆点|filled dot
odot|空心圆点|open dot
box|实心方块|filled box
obox|空心方块|open box
crow|鸦爪|crow's foot
tee|横线|bar
inv|反向实心箭头|inverted triangle
oinv|反向空心箭头|open inverted triangle
curve|曲线|curve
icurve|反向曲线|inverted curve
open|V 形|vee
halfopen|半边 V 形|half vee
lnormal|左半实心箭头|left half triangle
rnormal|右半实心箭头|right half triangle
lvee|左半 V 形|left half vee
rvee|右半 V 形|right half vee
crowtee|鸦爪与横线（一对多）|crow's foot and bar (one or more)
crowodot|鸦爪与圆圈（零对多）|crow's foot and dot (zero or more)
teetee|双横线（恰好一个）|two bars (exactly one)
teeodot|横线与圆圈（零或一个）|bar and dot (zero or one)
invdot|反向箭头与圆点|inverted triangle and dot
invodot|反向箭头与圆圈|inverted triangle and open dot
ediamond|空心菱形|open diamond
invempty|反向空心箭头|open inverted triangle
# style
filled|填充|filled
rounded|圆角|rounded
dashed|虚线|dashed
dotted|点线|dotted
solid|实线|solid
bold|粗线|bold
invis|不可见|invisible
# styleN
diagonals|四角切线|cut corners
wedged|按颜色分成扇形|coloured wedges
# styleNC
striped|按颜色分成竖条|coloured stripes
# styleE
tapered|由粗到细|tapered
# styleGNC
radial|径向渐变|radial gradient
# rankdir
TB|从上到下|top to bottom
LR|从左到右|left to right
BT|从下到上|bottom to top
RL|从右到左|right to left
# layout
dot|分层|layers
neato|弹簧模型|springs
fdp|力导向|forces
sfdp|力导向，适合大图|forces, for large graphs
circo|环形|circles
twopi|放射状|radial
osage|子图框成块|clusters as blocks
patchwork|矩形树图|tree map
# splines
true|曲线|curves
ortho|直角折线|right angles
polyline|折线|polylines
curved|弧线|arcs
line|直线|straight lines
spline|曲线|curves
compound|绕开子图框的曲线|curves around clusters
false|直线|straight lines
none|不画|not drawn
# dir
forward|终点有箭头|at the head
back|起点有箭头|at the tail
both|两端都有|at both ends
none|没有箭头|none
# rank
same|同一层|on one rank
min|最上层|on the first rank or after
max|最下层|on the last rank or before
source|单独在最上层|alone on the first rank
sink|单独在最下层|alone on the last rank
# compass: https://graphviz.org/docs/attr-types/portPos/
n|上|top
ne|右上|top right
e|右|right
se|右下|bottom right
s|下|bottom
sw|左下|bottom left
w|左|left
nw|左上|top left
c|中心|centre
_|合适的一侧|whichever side fits
# labelloc
t|上|top
c|中（节点）|centre (nodes)
b|下|bottom
# labeljust
l|左|left
c|中|centre
r|右|right
# bool
true|是|yes
false|否|no
# fixedsize
true|固定|fixed
false|随文字变化|grows with the label
shape|形状固定，文字可以超出|the shape is fixed, the label may be larger
# overlap
false|消除重叠|removes overlaps
true|允许重叠|leaves overlaps
scale|放大以消除重叠|scales up
scalexy|分别放大宽高|scales both ways
prism|尽量保持布局|keeps the layout in shape
compress|压缩|compresses
vpsc|最小移动|moves least
voronoi|用泰森多边形|uses Voronoi cells
ortho|直角约束|orthogonal constraints
# ratio
fill|填满 size|fills size
compress|压缩到 size|compresses into size
expand|放大到 size|expands to size
auto|自动|automatic
# ordering
out|出边按书写顺序|outgoing edges as written
in|入边按书写顺序|incoming edges as written
# clusterrank
local|各自布局|each on its own
global|不分开|not treated apart
none|不分开|not treated apart
# pagedir
BL|从左下角起，先上后右|from bottom left
TL|从左上角起，先下后右|from top left
BR|从右下角起|from bottom right
TR|从右上角起|from top right
# start
regular|排成圆|on a circle
random|随机|at random
self|由布局决定|the layout's own
# mode
major|应力最小化|stress majorisation
KK|梯度下降|gradient descent
sgd|随机梯度下降|stochastic gradient descent
hier|分层约束|hierarchical
ipsep|分层与重叠约束|with separation
spring|弹簧|springs
maxent|最大熵|maximum entropy
# model
shortpath|最短路径|shortest path
circuit|电阻|circuit resistance
subset|相邻节点的差异|neighbour sets
mds|用 len 作距离|len as distance
# smoothing
none|不调匀|none
avg_dist|平均距离|average distance
graph_dist|图距离|graph distance
power_dist|幂距离|power distance
rng|相对邻域图|relative neighbourhood
spring|弹簧|springs
triangle|三角剖分|triangulation
# quadtree
normal|常规|normal
fast|快速|fast
none|不近似|none
# pack
true|拼合|packs
false|不拼合|does not pack
# packmode
node|按节点|by nodes
clust|按子图框|by clusters
graph|按整体|by whole parts
array|排成阵列|in an array
# imagescale
true|按比例放大到节点|fits, keeping its ratio
false|不缩放|not scaled
width|放大到节点的宽|scaled to the width
height|放大到节点的高|scaled to the height
both|宽高都放大|scaled both ways
# imagepos
tl|左上|top left
tc|上|top
tr|右上|top right
ml|左|left
mc|中|centre
mr|右|right
bl|左下|bottom left
bc|下|bottom
br|右下|bottom right
# outputorder
breadthfirst|逐个画|in the order of the graph
nodesfirst|先画节点|nodes first
edgesfirst|先画线条|edges first
# charset
utf-8||
latin1||
# fontnames
svg|SVG 的字体名|names of SVG
ps|PostScript 的字体名|names of PostScript
gd|系统的字体名|names of the system
# target
_blank|新窗口|a new window
_self|同一窗口|the same window
_parent|上层窗口|the parent window
_top|顶层窗口|the top window
# colorscheme: https://graphviz.org/doc/info/colors.html#brewer
x11|X11 颜色（默认）|X11 colours (default)
svg|SVG 颜色|SVG colours
set19|九种鲜明的颜色|nine bright colours
set28|八种柔和的颜色|eight soft colours
set312|十二种浅色|twelve light colours
pastel19|九种粉彩|nine pastels
paired12|十二种成对的颜色|twelve paired colours
dark28|八种深色|eight dark colours
accent8|八种强调色|eight accents
blues9|九级蓝|nine blues
greens9|九级绿|nine greens
oranges9|九级橙|nine oranges
reds9|九级红|nine reds
greys9|九级灰|nine greys
spectral11|十一级光谱色|eleven of the spectrum
rdylgn11|十一级红黄绿|eleven from red to green
# font
Microsoft YaHei|微软雅黑|Windows, sans serif
PingFang SC|苹方|macOS, sans serif
Noto Sans CJK SC|思源黑体|Linux, sans serif
Source Han Sans SC|思源黑体|sans serif
SimHei|黑体|Windows, bold sans serif
SimSun|宋体|Windows, serif
Songti SC|宋体|macOS, serif
Noto Serif CJK SC|思源宋体|Linux, serif
FangSong|仿宋|Windows, Fangsong
KaiTi|楷体|Windows, Kai
Kaiti SC|楷体|macOS, Kai
Arial|无衬线|sans serif
Helvetica|无衬线|sans serif
Verdana|无衬线|sans serif
Times|衬线|serif
Georgia|衬线|serif
Courier New|等宽|monospaced
Consolas|等宽|monospaced
`;

const VALUES: ReadonlyMap<string, readonly AttributeValue[]> = readValues();

function readValues(): Map<string, AttributeValue[]> {
  const sets = new Map<string, AttributeValue[]>();
  for (const { group, cells } of readWordTable(TABLE)) {
    const [value, zh, en] = cells;
    const set = sets.get(group) ?? [];
    sets.set(group, set);
    set.push({ value, text: localizedText(zh, en) });
  }
  return sets;
}

/** Styles that only some owners have, by their letters. */
const STYLE_SETS = [...VALUES.keys()].filter((type) => type.startsWith('style'));

/**
 * Returns the values of a type that can be listed.
 *
 * @param owners The letters of what the attribute stands on; styles differ by it.
 */
export function valuesOf(type: string, owners: string): readonly AttributeValue[] {
  if (type !== 'style') return VALUES.get(type) ?? [];
  return STYLE_SETS.filter(
    (set) => set === 'style' || [...owners].some((owner) => set.slice('style'.length).includes(owner)),
  ).flatMap((set) => VALUES.get(set) ?? []);
}
