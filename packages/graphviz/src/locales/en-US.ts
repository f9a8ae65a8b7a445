import { MAX_DEPTH } from '../dot/parser.js';
import type { GraphvizMessages } from './zh-CN.js';

export const enUS: GraphvizMessages = {
  syntax: {
    graphExpected: () => 'DOT text begins with graph or digraph.',
    bodyExpected: (text) => `An opening brace { is needed here${text ? `, not "${text}"` : ''}.`,
    unclosedBrace: () => 'This opening brace has no closing brace }.',
    unclosedBracket: () => 'This opening bracket has no closing bracket ].',
    unclosedString: () => 'This quote has no partner.',
    unclosedHtml: () => 'The HTML label that begins here does not end: < and > come in pairs.',
    unclosedComment: () => 'This comment does not end: */ is missing.',
    directedEdge: () => 'Edges of a digraph are written ->; to use --, declare a graph.',
    undirectedEdge: () => 'Edges of a graph are written --; to use ->, declare a digraph.',
    endpointExpected: (text) => `A node is needed after the edge${text ? `, not "${text}"` : ''}.`,
    equalsExpected: (text) =>
      `The attribute "${text}" lacks an equals sign and a value; values with blanks need double quotes.`,
    valueExpected: (text) =>
      `The attribute's value is missing after the equals sign${text ? ` before "${text}"` : ''}.`,
    hashValue: (text) => `The colour ${text} needs double quotes, or everything from # on is a comment.`,
    quotesNeeded: (text) => `"${text}" cannot stand here; names and values that hold it need double quotes.`,
    straySemicolon: () => 'There is one semicolon too many here.',
    tooDeep: () => `Subgraphs are nested deeper than ${MAX_DEPTH} levels.`,
    unexpected: (text) => (text ? `"${text}" is not expected here.` : 'The graph ends here unexpectedly.'),
  },
  complaint: {
    unknownLayout: (name) =>
      `There is no layout called "${name}"; choose dot, neato, fdp, sfdp, circo, twopi, osage or patchwork.`,
    unknownShape: (name, used) => `The shape "${name}" is unknown; ${used} is used instead.`,
    unknownColor: (name) => `The colour "${name}" is unknown.`,
    unknownStyle: (name) => `The style "${name}" is unknown and ignored.`,
    unknownArrow: (name) => `The arrow "${name}" is unknown and ignored.`,
    unknownPort: (node, port) => `The node "${node}" has no port "${port}".`,
    unknownCompass: (node, port, point) =>
      `"${point}" behind port "${port}" of the node "${node}" is no compass point and is ignored.`,
    unknownCluster: (name) => `There is no cluster called "${name}".`,
    edgeOutsideCluster: (tail, head) =>
      `The ends of the edge ${tail} → ${head} do not fit the cluster that lhead or ltail names.`,
    badRecord: () => 'The label of this record is malformed: braces come in pairs, others need a backslash.',
    badValue: (name, value) => `The attribute ${name} cannot be "${value}"; that is ignored.`,
    badPosition: (node) => `The pos of the node "${node}" needs two numbers, such as "1,2".`,
    badHtml: () => 'The HTML label is malformed: tags come in pairs, and & is written &amp;.',
    ignoredHtml: (name) => `"${name}" is not valid in an HTML label and is ignored.`,
    missingImage: (name) => `The image "${name}" cannot be read and is not shown.`,
    labelTooLarge: (node) => `The node "${node}" is too small for its label.`,
    splitNumber: (text) => `"${text}" is read as a number and a name; add a blank or double quotes.`,
    clusterTwice: (name) => `There are two clusters called "${name}"; the second is ignored.`,
    ranksetTwice: (name) => `The node "${name}" is in another rank set already and leaves this cluster.`,
    tooManyColors: (value) => `"${value}" holds too many colours or fractions; the rest are ignored.`,
    flatRecordEdge: (tail, head) =>
      `The edge ${tail} → ${head} joins adjacent records of one rank and may go astray; HTML labels avoid that.`,
    lostEdge: (tail, head) => `The edge ${tail} → ${head} could not be drawn.`,
    labelPlace: (name) => `There is no place for the label "${name}".`,
    disconnected: (value) => `The graph is not connected, so the ${value} model cannot be used.`,
    tooComplex: () => 'The graph is too complex; some lines are drawn straight.',
  },
  other: (message) => `Graphviz: ${message}`,
  noGraph: 'There is no graph here yet; DOT text begins with graph or digraph.',
  noRightAngles:
    'Graphviz finds no right angles for this graph in this layout, so lines are broken instead; the layout dot has them.',
  furtherGraph: 'Another graph begins here; only the first one is drawn.',
  textBehindGraph: 'The graph ends with the last closing brace; what follows it is not drawn.',
  unknownAttribute: (name, meant) =>
    `Graphviz has no attribute ${name}, so it does nothing. Is ${meant} meant?`,
  fullWidth: (found, meant) =>
    `The full-width "${found}" is part of a name, not a symbol of DOT. Write ${meant} for the symbol, or quote the text.`,
};
