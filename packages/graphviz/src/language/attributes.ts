import { localizedText, nearestWord, readWordTable, type LocalizedText } from '@letu/core';

/** What an attribute can stand on: the graph, a subgraph, a cluster, a node or an edge. */
export type AttributeOwner = 'G' | 'S' | 'C' | 'N' | 'E';

/** An attribute of DOT. */
export interface Attribute {
  readonly name: string;
  /** The letters of its owners. */
  readonly owners: string;
  /** The name of a set in `values.ts`, or of a kind of free value. */
  readonly type: string;
  readonly initial: string;
  readonly text: LocalizedText;
}

/** The attributes of https://graphviz.org/doc/info/attrs.html: name, owners, type, default, what it does. */
const TABLE = `
label|GCNE|text||显示的文字；\\n 换行，\\l \\r 换行并靠左、靠右，<…> 内为 HTML|The text shown; \\n breaks the line, \\l and \\r align it left and right, <…> holds HTML
shape|N|shape|ellipse|节点的形状|The node's shape
color|CNE|colors|black|线条的颜色；渐变或多条线写成 红:蓝 的形式|Colour of lines; a colon separates those of a gradient or of parallel lines
fillcolor|CNE|colors|lightgrey|填充颜色，要同时写 style=filled|Fill colour; needs style=filled
fontcolor|GCNE|color|black|文字颜色|Colour of the text
fontname|GCNE|font|Arial|字体|Font family
fontsize|GCNE|size|14|字号，单位为磅|Font size in points
style|GCNE|style||线条与填充的样式，多个用逗号隔开|Styles of lines and fill, separated by commas
rankdir|G|rankdir|TB|图的走向|Direction of the layout
bgcolor|GC|colors|none|背景颜色|Background colour
penwidth|CNE|width|1|线条粗细，单位为磅|Width of lines in points
width|N|length|0.75|最小宽度，单位为英寸|Least width in inches
height|N|length|0.5|最小高度，单位为英寸|Least height in inches
fixedsize|N|fixedsize|false|大小固定为 width 与 height，不随文字变化|Keeps to width and height whatever the label
margin|GCN|number||内边距；节点的单位为英寸，子图框的单位为磅|Margin, in inches for nodes and in points for clusters
arrowhead|E|arrow|normal|箭头在终点的形状|Arrow at the head
arrowtail|E|arrow|normal|箭头在起点的形状，要同时写 dir=back 或 both|Arrow at the tail; needs dir=back or both
arrowsize|E|factor|1|箭头大小的倍数|Factor for the size of arrows
dir|E|dir|forward|哪一端有箭头|Which ends have arrows
headlabel|E|text||终点旁的文字|Text near the head
taillabel|E|text||起点旁的文字|Text near the tail
xlabel|NE|text||形状或线条旁边的文字|Text beside the shape or line
headport|E|compass|center|连到终点的哪一侧或哪个端口|Side or port of the head
tailport|E|compass|center|从起点的哪一侧或哪个端口出发|Side or port of the tail
lhead|E|cluster||线条止于终点所在的子图框，要同时写 compound=true|Ends the edge at the head's cluster; needs compound=true
ltail|E|cluster||线条始于起点所在的子图框，要同时写 compound=true|Starts the edge at the tail's cluster; needs compound=true
compound|G|bool|false|允许线条止于子图框的边界|Lets edges end at clusters
splines|G|splines|true|线条的画法|How edges are drawn
rank|S|rank||子图里的节点排在哪一层|Which rank the nodes of a subgraph share
nodesep|G|length|0.25|同层节点的间距，单位为英寸|Space between nodes of a rank in inches
ranksep|G|length|0.5|层与层的间距，单位为英寸|Space between ranks in inches
layout|G|layout|dot|布局方法|Layout engine
constraint|E|bool|true|线条是否影响节点的层次|Whether the edge decides ranks
weight|E|weight|1|线条的分量，越大越短越直|Weight; heavier edges are shorter and straighter
minlen|E|count|1|线条至少跨几层|Least number of ranks an edge spans
len|E|length|1|线条的理想长度（neato、fdp），单位为英寸|Preferred length in inches (neato, fdp)
group|N|text||同组节点之间的线条尽量画直|Edges inside a group are kept straight
peripheries|CN|count|1|轮廓线的层数|Number of outlines
sides|N|count|4|多边形的边数（shape=polygon）|Number of sides of shape=polygon
skew|N|number|0|多边形的倾斜，-100 到 100|Skew of polygons, -100 to 100
distortion|N|number|0|多边形的上下变形，-100 到 100|Distortion of polygons, -100 to 100
orientation|GN|angle|0|节点旋转的角度；在图上为 landscape 时横排|Angle of a node; landscape on a graph
regular|N|bool|false|画成正多边形|Makes a polygon regular
rotate|G|angle|0|旋转整张图，90 为横排|Rotates the drawing; 90 is landscape
landscape|G|bool|false|横排|Draws in landscape
labelloc|GCN|labelloc||文字的上下位置|Vertical place of the label
labeljust|GC|labeljust|c|文字的左右位置|Horizontal place of the label
nojustify|GCNE|bool|false|多行文字按最长的行对齐|Justifies lines by the widest of them
labelangle|E|angle|-25|两端文字与线条的角度|Angle of end labels to the edge
labeldistance|E|factor|1|两端文字离节点的距离|Distance of end labels to the node
labelfloat|E|bool|false|文字的位置可以更自由|Lets edge labels float
labelfontcolor|E|color|black|两端文字的颜色|Colour of end labels
labelfontname|E|font|Arial|两端文字的字体|Font of end labels
labelfontsize|E|size|14|两端文字的字号|Font size of end labels
decorate|E|bool|false|用线把文字连到线条上|Draws a line from the label to its edge
ordering|GN|ordering||按书写的顺序排列边|Keeps edges in the order written
newrank|G|bool|false|子图框内外的节点一同分层|Ranks nodes across clusters
clusterrank|G|clusterrank|local|子图框怎样处理|How clusters are treated
cluster|CS|bool|false|把名字不以 cluster 开头的子图也画成框|Draws a subgraph as a cluster whatever its name
concentrate|G|bool|false|合并走同一路线的边|Merges edges that run together
overlap|G|overlap|true|节点重叠时怎样处理|What is done about overlapping nodes
sep|G|number|+4|消除重叠时节点周围的空隙|Space around nodes when overlaps are removed
esep|G|number|+3|线条绕开节点时的空隙|Space around nodes when edges are routed
size|G|point||图的最大尺寸，单位为英寸，末尾加 ! 为正好|Greatest size in inches; ! at the end makes it exact
ratio|G|ratio||高与宽的比|Ratio of height to width
dpi|G|count|96|每英寸的像素数|Pixels an inch
resolution|G|count|96|同 dpi|Same as dpi
pad|G|length|0.0555|整张图四周的空白，单位为英寸|Space around the drawing in inches
center|G|bool|false|在页面上居中|Centres the drawing on its page
page|G|point||页面的尺寸，单位为英寸|Page size in inches
pagedir|G|pagedir|BL|分页的顺序|Order of pages
viewport|G|text||只画图的一部分：宽,高,缩放,中心|Clips the drawing: width,height,zoom,centre
pos|NE|point||节点的位置（neato -n、fdp），末尾加 ! 为固定|Position (neato, fdp); ! at the end fixes it
pin|N|bool|false|固定在 pos 的位置|Keeps the node at pos
root|GN|node||中心节点（twopi、circo）|Centre node (twopi, circo)
start|G|start||初始位置怎样选取（neato、fdp）|How initial positions are chosen (neato, fdp)
mode|G|mode|major|求布局的方法（neato、sfdp）|Optimisation method (neato, sfdp)
model|G|model|shortpath|距离怎样计算（neato）|How distances are computed (neato)
K|GC|length|0.3|弹簧的理想长度（fdp、sfdp）|Spring constant (fdp, sfdp)
maxiter|G|count|200|最多迭代的次数（neato、fdp）|Greatest number of iterations (neato, fdp)
epsilon|G|number||迭代停止的阈值（neato）|Where iterations stop (neato)
Damping|G|factor|0.99|每次移动的阻尼（neato）|Damping of moves (neato)
defaultdist|G|length||不连通部分的间距（neato）|Distance of separate parts (neato)
dim|G|count|2|布局用的维数|Dimensions used by the layout
dimen|G|count|2|画出的维数|Dimensions drawn
diredgeconstraints|G|bool|false|让有向边都朝下（neato）|Makes directed edges point down (neato)
levels|G|count||多级布局的级数（sfdp）|Number of levels (sfdp)
levelsgap|G|number|0|层与层的最小间距（neato）|Least gap of levels (neato)
smoothing|G|smoothing|none|最后怎样调匀（sfdp）|How the layout is smoothed (sfdp)
quadtree|G|quadtree|normal|近似计算的方式（sfdp）|How forces are approximated (sfdp)
repulsiveforce|G|number|1|斥力的大小（sfdp）|Strength of repulsion (sfdp)
beautify|G|bool|false|把叶节点排成圆（sfdp）|Draws leaves in a circle (sfdp)
overlap_scaling|G|number|-4|消除重叠前的缩放|Scaling before overlaps are removed
overlap_shrink|G|bool|true|消除重叠后再收紧|Shrinks after overlaps are removed
voro_margin|G|factor|0.05|消除重叠时的边距|Margin while overlaps are removed
normalize|G|bool|false|移到原点并摆正|Moves the layout to the origin
mosek|G|bool|false|使用 Mosek 求解|Uses the Mosek solver
inputscale|G|number||pos 的单位|Scale of pos
notranslate|G|bool|false|不移到原点|Leaves positions where they are
pack|G|pack|false|不连通的部分分开布局再拼合|Lays out parts one by one and packs them
packmode|G|packmode|node|怎样拼合|How parts are packed
sortv|GCN|count|0|拼合时的次序|Order of packing
area|CN|number|1|所占面积（patchwork）|Area (patchwork)
mindist|G|length|1|节点的最小间距（circo）|Least distance of nodes (circo)
oneblock|G|bool|false|整张图画成一个圆（circo）|Draws one circle (circo)
aspect|G|number||宽高比（dot，旧）|Aspect ratio (dot, old)
mclimit|G|factor|1|减少交叉时的步数倍数|Factor for crossing steps
nslimit|G|number||求坐标时的步数上限|Limit of steps for positions
nslimit1|G|number||分层时的步数上限|Limit of steps for ranks
remincross|G|bool|true|再次减少交叉|Reduces crossings a second time
searchsize|G|count|30|分层时查找的边数|Edges searched while ranking
showboxes|GNE|count|0|显示求线条用的框|Shows the boxes of edge routing
quantum|G|number|0|文字尺寸取整的单位|Unit text sizes are rounded to
samplepoints|N|count|8|圆形用几个点表示|Points that stand for a circle
samehead|E|text||值相同的边止于同一点|Edges with the same value end at one point
sametail|E|text||值相同的边始于同一点|Edges with the same value start at one point
headclip|E|bool|true|线条止于终点的边界|Clips the edge at the head's outline
tailclip|E|bool|true|线条始于起点的边界|Clips the edge at the tail's outline
gradientangle|GCN|angle|0|渐变的角度|Angle of gradients
pencolor|C|color|black|子图框边线的颜色|Colour of a cluster's outline
colorscheme|GCNE|colorscheme||颜色名取自哪一套|Scheme that colour names are taken from
image|N|file||节点里的图片；这里不读取图片|Image inside a node; images are not read here
imagepos|N|imagepos|mc|图片的位置|Place of the image
imagescale|N|imagescale|false|图片怎样缩放|How the image is scaled
imagepath|G|file||图片所在的目录|Folder of images
shapefile|N|file||旧的图片属性|Old form of image
URL|GCNE|url||点击后打开的地址|Address a click opens
href|GCNE|url||同 URL|Same as URL
target|GCNE|target||在哪个窗口打开地址|Window the address opens in
tooltip|CNE|text||指针停留时显示的文字|Text shown under the pointer
edgeURL|E|url||线条上的地址|Address of the line
edgehref|E|url||同 edgeURL|Same as edgeURL
edgetarget|E|target||线条的地址在哪个窗口打开|Window of the line's address
edgetooltip|E|text||线条的提示文字|Tooltip of the line
headURL|E|url||终点文字的地址|Address of the head label
headhref|E|url||同 headURL|Same as headURL
headtarget|E|target||终点文字的地址在哪个窗口打开|Window of the head label's address
headtooltip|E|text||终点文字的提示|Tooltip of the head label
tailURL|E|url||起点文字的地址|Address of the tail label
tailhref|E|url||同 tailURL|Same as tailURL
tailtarget|E|target||起点文字的地址在哪个窗口打开|Window of the tail label's address
tailtooltip|E|text||起点文字的提示|Tooltip of the tail label
labelURL|E|url||线条文字的地址|Address of the edge label
labelhref|E|url||同 labelURL|Same as labelURL
labeltarget|E|target||线条文字的地址在哪个窗口打开|Window of the edge label's address
labeltooltip|E|text||线条文字的提示|Tooltip of the edge label
id|GCNE|text||SVG 元素的 id|The id of the SVG element
class|GCNE|text||SVG 元素的 class|The class of the SVG element
comment|GNE|text||写进输出的注释|A comment in the output
charset|G|charset|utf-8|文本的编码；这里总是 Unicode|Encoding of the text; always Unicode here
forcelabels|G|bool|true|放不下的 xlabel 也画出来|Draws every xlabel even where there is no room
outputorder|G|outputorder|breadthfirst|先画什么后画什么|What is painted first
layer|CNE|text||所在的图层|Layers it belongs to
layers|G|text||图层的名称，用冒号隔开|Names of the layers
layerselect|G|text||画哪些图层|Layers to draw
layersep|G|text|:|图层名称的分隔符|Separator of layer names
layerlistsep|G|text|,|图层范围的分隔符|Separator of layer ranges
linelength|G|count|128|输出文本的行宽|Line width of text output
truecolor|G|bool|false|位图使用真彩色|Uses true colour for bitmaps
stylesheet|G|url||SVG 使用的样式表|Style sheet of the SVG
fontpath|G|file||字体所在的目录|Folder of fonts
fontnames|G|fontnames||SVG 里的字体名称怎样写|How SVG names fonts
`;

/** Every attribute by its name, the common ones first. */
export const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map(
  readWordTable(TABLE).map(({ cells: [name, owners, type, initial, zh, en] }) => [
    name,
    { name, owners, type, initial, text: localizedText(zh, en) },
  ]),
);

/** Returns the attribute that a misspelt name most likely means, or undefined for a known name and where none is near. */
export function nearestAttribute(name: string): string | undefined {
  return ATTRIBUTES.has(name) ? undefined : nearestWord(name, ATTRIBUTES.keys());
}
