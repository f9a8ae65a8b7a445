import type { TextRange } from '@letu/core';
import type { DotFinder } from '../dot/finder.js';
import type { ComplaintCode } from '../locales/zh-CN.js';

/** How a message of Graphviz is understood. */
export interface Complaint {
  /** Its wording; the groups are the names and values it is about. */
  readonly pattern: RegExp;
  readonly code: ComplaintCode;
  /** Where in the source it belongs. */
  readonly place: (find: DotFinder, ...names: string[]) => TextRange | undefined;
}

const COLORS = ['color', 'fillcolor', 'fontcolor', 'bgcolor', 'pencolor', 'labelfontcolor'];
const IMAGES = ['image', 'shapefile', 'label'];
const placeOfImage: Complaint['place'] = (find, name) => find.value(name, ...IMAGES);
const placeOfEdge: Complaint['place'] = (find, tail, head) => find.edge(tail, head);
const placeOfHtml: Complaint['place'] = (find, text, owner = '') => find.html(text, owner);

/** The wording of Graphviz 16.1 (messages of its `lib/` sources), with names in the order our messages take them. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    pattern: /^Layout type: "(.*)" not recognized/,
    code: 'unknownLayout',
    place: (find, name) => find.value(name, 'layout'),
  },
  {
    pattern: /^using (?<second>\S+) for unknown shape (?<first>.+)$/,
    code: 'unknownShape',
    place: (find, name) => find.value(name, 'shape'),
  },
  { pattern: /^(.+) is not a known color\.$/, code: 'unknownColor', place: (find, name) => find.value(name) },
  {
    pattern: /^gvrender_set_style: unsupported style (.+) - ignoring$/,
    code: 'unknownStyle',
    place: (find, name) => find.value(name, 'style'),
  },
  {
    pattern: /^Arrow type "(.*)" unknown - ignoring$/,
    code: 'unknownArrow',
    place: (find, name) => find.value(name, 'arrowhead', 'arrowtail'),
  },
  {
    pattern: /^node (.+), port (.+), unrecognized compass point '(.*)' - ignored$/,
    code: 'unknownCompass',
    place: (find, node, _port, point) => find.port(node, point),
  },
  {
    pattern: /^node (.+), port (.+) unrecognized$/,
    code: 'unknownPort',
    place: (find, node, port) => find.port(node, port),
  },
  {
    pattern: /^cluster named (.*) not found$/,
    code: 'unknownCluster',
    place: (find, name) => find.value(name, 'lhead', 'ltail'),
  },
  {
    pattern: /^(.+) -> (.+): (?:head|tail) (?:is|not) inside (?:head|tail) cluster .*$/,
    code: 'edgeOutsideCluster',
    place: placeOfEdge,
  },
  {
    pattern: /^bad label format ([^]*)$/,
    code: 'badRecord',
    place: (find, label) => find.value(label, 'label'),
  },
  {
    pattern: /^(?:Illegal|Unknown) value (?<second>.*) for attribute "(?<first>.*)" in graph /,
    code: 'badValue',
    place: (find, name, value) => find.value(value, name),
  },
  {
    pattern:
      /^(?:Unrecognized|Overlap|Unknown|Unsupported) "?(?<first>overlap|splines|charset|value)"?(?: value:?)? "(?<second>.*)"/i,
    code: 'badValue',
    place: (find, name, value) => find.value(value, name === 'value' ? 'overlap' : name),
  },
  {
    pattern: /^node (.+), position .*, expected two (?:doubles|floats)$/,
    code: 'badPosition',
    place: (find, node) => find.valueOf(node, 'pos') ?? find.node(node),
  },
  {
    pattern: /^(?:No such file or directory|.*) while opening (.*)$/,
    code: 'missingImage',
    place: placeOfImage,
  },
  { pattern: /^No or improper image(?: file)?="(.*?)"/, code: 'missingImage', place: placeOfImage },
  { pattern: /^Filename "(.*)" is unsafe$/, code: 'missingImage', place: placeOfImage },
  { pattern: /^"(.*)" was not found as a file/, code: 'missingImage', place: placeOfImage },
  {
    pattern: /^node '(.*)', graph '.*' size too small for label$/,
    code: 'labelTooLarge',
    place: (find, node) => find.node(node),
  },
  {
    pattern: /^syntax ambiguity - badly delimited number '(.*)' in line /,
    code: 'splitNumber',
    place: () => undefined,
  },
  {
    pattern: /^Two clusters named (.*) - the second will be ignored$/,
    code: 'clusterTwice',
    place: (find, name) => find.subgraph(name, 2),
  },
  {
    pattern: /^(.*) was already in a rankset, deleted from cluster/,
    code: 'ranksetTwice',
    place: (find, name) => find.node(name),
  },
  {
    pattern: /^(?:Total size > 1 in "(.*)" color spec|More than 2 colors specified for a gradient)/,
    code: 'tooManyColors',
    place: (find, value = '') =>
      value ? find.value(value, ...COLORS) : find.valueWhere(COLORS, (text) => text.split(':').length > 2),
  },
  {
    pattern:
      /^flat edge between adjacent nodes one of which has a record shape[^\n]*\n\s*Edge (.+) -[->] (.+)$/,
    code: 'flatRecordEdge',
    place: placeOfEdge,
  },
  {
    pattern: /^no position for edge with (?:x|tail |head )?label (.*)$/,
    code: 'labelPlace',
    place: (find, label) => find.value(label, 'label', 'xlabel', 'taillabel', 'headlabel'),
  },
  {
    pattern: /^graph .* is disconnected\. Hence, the (\w+) model/,
    code: 'disconnected',
    place: (find, value) => find.value(value, 'model'),
  },
  {
    pattern: /^(?:some nodes with margin .* touch|trouble in init_rank|in routesplines,)/,
    code: 'tooComplex',
    place: (find) => find.valueWhere(['splines', 'overlap', 'sep', 'esep'], () => true),
  },
  {
    pattern:
      /^(?:Illegal attribute|Illegal value|Improper|Unknown value) (?:\w+ value )?(\S+)[^\n]*\n(?:[^]*\n)?in label of (?:node|edge|graph|cluster) (.*)$/,
    code: 'ignoredHtml',
    place: placeOfHtml,
  },
  {
    pattern:
      /^[^\n]*\n\.\.\. (?:<HTML>)?([^]*?)(?:<\/HTML>)? \.\.\.\n(?:[^]*\n)?in label of (?:node|edge|graph|cluster) (.*)$/,
    code: 'badHtml',
    place: placeOfHtml,
  },
];
