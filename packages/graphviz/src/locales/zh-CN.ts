import { MAX_DEPTH } from '../dot/parser.js';
import type { SyntaxCode } from '../dot/graph.js';

/** What Graphviz complains of in a graph that it can read, as a key of the messages. */
export type ComplaintCode =
  | 'unknownLayout'
  | 'unknownShape'
  | 'unknownColor'
  | 'unknownStyle'
  | 'unknownArrow'
  | 'unknownPort'
  | 'unknownCompass'
  | 'unknownCluster'
  | 'edgeOutsideCluster'
  | 'badRecord'
  | 'badValue'
  | 'badPosition'
  | 'badHtml'
  | 'ignoredHtml'
  | 'missingImage'
  | 'labelTooLarge'
  | 'splitNumber'
  | 'clusterTwice'
  | 'ranksetTwice'
  | 'tooManyColors'
  | 'flatRecordEdge'
  | 'lostEdge'
  | 'labelPlace'
  | 'disconnected'
  | 'tooComplex';

/** What this kind says to a user. */
export interface GraphvizMessages {
  /** By the mistake; `text` is what stands at its place. */
  readonly syntax: Readonly<Record<SyntaxCode, (text: string) => string>>;
  /** By the complaint; `names` are the names and values it is about. */
  readonly complaint: Readonly<Record<ComplaintCode, (...names: readonly string[]) => string>>;
  /** A message of Graphviz that has no wording of ours. */
  readonly other: (message: string) => string;
  readonly noGraph: string;
  readonly noRightAngles: string;
  readonly furtherGraph: string;
  readonly textBehindGraph: string;
  readonly unknownAttribute: (name: string, meant: string) => string;
  readonly fullWidth: (found: string, meant: string) => string;
}

export const zhCN: GraphvizMessages = {
  syntax: {
    graphExpected: () => 'DOT 文本要以 graph 或 digraph 开头。',
    bodyExpected: (text) => `这里需要左花括号 {${text ? `，而不是“${text}”` : ''}。`,
    unclosedBrace: () => '这个左花括号没有对应的右花括号 }。',
    unclosedBracket: () => '这个左方括号没有对应的右方括号 ]。',
    unclosedString: () => '这里的引号没有配对。',
    unclosedHtml: () => '这里的 HTML 标签文本没有结束，尖括号 < 与 > 要成对。',
    unclosedComment: () => '这段注释没有结束，缺少 */。',
    directedEdge: () => '有向图（digraph）的边要写成 ->；用 -- 请把图声明为 graph。',
    undirectedEdge: () => '无向图（graph）的边要写成 --；用 -> 请把图声明为 digraph。',
    endpointExpected: (text) => `边的箭头后面需要一个节点${text ? `，而不是“${text}”` : ''}。`,
    equalsExpected: (text) => `属性“${text}”后面缺少等号和值；值里有空格时要加双引号。`,
    valueExpected: (text) => `等号后面缺少属性的值${text ? `，这里是“${text}”` : ''}。`,
    hashValue: (text) => `颜色 ${text} 要加双引号，否则 # 之后的内容会被当作注释。`,
    quotesNeeded: (text) => `这里不能出现“${text}”；名称或值里有它时要加双引号。`,
    straySemicolon: () => '这里多了一个分号。',
    tooDeep: () => `子图嵌套超过了 ${MAX_DEPTH} 层。`,
    unexpected: (text) => (text ? `这里不应出现“${text}”。` : '图在这里意外地结束了。'),
  },
  complaint: {
    unknownLayout: (name) =>
      `没有名为“${name}”的布局；可用的有 dot、neato、fdp、sfdp、circo、twopi、osage、patchwork。`,
    unknownShape: (name, used) => `不认识形状“${name}”，已改用 ${used}。`,
    unknownColor: (name) => `不认识颜色“${name}”。`,
    unknownStyle: (name) => `不认识样式“${name}”，已忽略。`,
    unknownArrow: (name) => `不认识箭头“${name}”，已忽略。`,
    unknownPort: (node, port) => `节点“${node}”没有端口“${port}”。`,
    unknownCompass: (node, port, point) => `节点“${node}”的端口“${port}”后面，“${point}”不是方位，已忽略。`,
    unknownCluster: (name) => `没有名为“${name}”的子图框（cluster）。`,
    edgeOutsideCluster: (tail, head) => `边 ${tail} → ${head} 的端点与 lhead 或 ltail 指定的子图框不符。`,
    badRecord: () => 'record 的标签格式不对，花括号与竖线要成对、转义。',
    badValue: (name, value) => `属性 ${name} 不能取值“${value}”，已忽略。`,
    badPosition: (node) => `节点“${node}”的 pos 需要两个数，如 "1,2"。`,
    badHtml: () => 'HTML 标签文本有误，请检查标签是否成对、& 是否写成 &amp;。',
    ignoredHtml: (name) => `HTML 标签文本里的“${name}”无效，已忽略。`,
    missingImage: (name) => `图片“${name}”无法读取，不会显示。`,
    labelTooLarge: (node) => `节点“${node}”的尺寸放不下它的标签。`,
    splitNumber: (text) => `“${text}”会被拆成数字和名称两部分；请加空格或双引号。`,
    clusterTwice: (name) => `有两个名为“${name}”的子图框，后一个被忽略。`,
    ranksetTwice: (name) => `节点“${name}”已在别的同级组里，不再属于这个子图框。`,
    tooManyColors: (value) => `“${value}”里的颜色或比例太多，多出的已忽略。`,
    flatRecordEdge: (tail, head) =>
      `边 ${tail} → ${head} 连接同一层相邻的 record 节点，路线可能不准；可改用 HTML 标签。`,
    lostEdge: (tail, head) => `边 ${tail} → ${head} 没能画出来。`,
    labelPlace: (name) => `没有地方放标签“${name}”。`,
    disconnected: (value) => `图不连通，不能用 ${value} 模型。`,
    tooComplex: () => '图太复杂，部分线条改画成了直线。',
  },
  other: (message) => `Graphviz：${message}`,
  noGraph: '这里还没有图；DOT 文本以 graph 或 digraph 开头。',
  noRightAngles: '在这种布局里，Graphviz 画不出这张图的直角连线，已改画成折线；想要直角，请用 dot 布局。',
  furtherGraph: '这里开始的是另一张图；一次只画第一张。',
  textBehindGraph: '图到上一个右花括号为止，这之后的内容不会画出来。',
  unknownAttribute: (name, meant) => `Graphviz 没有属性 ${name}，不会起作用。是不是 ${meant}？`,
  fullWidth: (found, meant) =>
    `全角的「${found}」是名称的一部分，不是 DOT 的符号。需要符号请写半角的 ${meant}，需要文字请加双引号。`,
};
