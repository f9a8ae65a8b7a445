import { readWordTable } from '@letu/core';

/** What a key of Mermaid's configuration takes, and what it is for. */
export interface ConfigKey {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  /** The values that are offered. */
  readonly values: readonly string[];
}

/** Keys as `name|values|Chinese|English`; of those without words the name says enough. */
function keys(lines: string): readonly ConfigKey[] {
  return readWordTable(lines).map(({ cells: [key, values, zh, en] }) => ({
    key,
    zh,
    en,
    values: values.split(' ').filter(Boolean),
  }));
}

/** Keys as names alone, `?` behind those that are true or false. */
function plainKeys(names: string): readonly ConfigKey[] {
  return names.split(' ').map((name) => ({
    key: name.replace('?', ''),
    zh: '',
    en: '',
    values: name.endsWith('?') ? ['true', 'false'] : [],
  }));
}

const THEMES = 'default base dark forest neutral neo neo-dark redux redux-dark redux-color redux-dark-color';
const ALIGN = 'left center right';
const CURVES =
  'basis bumpX bumpY cardinal catmullRom linear monotoneX monotoneY natural step stepAfter stepBefore rounded';
const look = keys(`theme|${THEMES}|配色|Theme\nlook|classic handDrawn neo|画风|Look`);
const spacing = plainKeys('nodeSpacing rankSpacing diagramPadding titleTopMargin padding');

/** The keys of each part of the configuration; the empty name is front matter, `config` what a directive holds. */
export const configKeys: Readonly<Record<string, readonly ConfigKey[]>> = {
  '': keys(
    'title||图的标题|Title of the diagram\nconfig||配置|Configuration\ndisplayMode|compact|甘特图的紧凑显示|Compact Gantt chart',
  ),
  config: [
    ...look,
    ...keys(`
      layout|dagre elk tidy-tree cose-bilkent|布局引擎|What places the nodes
      themeVariables||主题的颜色|Colours of the theme
      themeCSS||附加的 CSS|CSS added to the theme's
      fontFamily||字体|Font
      fontSize||字号|Font size
      handDrawnSeed||手绘的随机种子|What hand-drawn strokes are derived from
      htmlLabels|true false|用 HTML 写文字|Labels as HTML
      wrap|true false|自动换行|Wraps long texts
      darkMode|true false|深色|Dark
      elk||ELK 布局的设置|Settings of ELK`),
    ...plainKeys(
      'flowchart sequence gantt journey timeline class state er pie quadrantChart xyChart requirement architecture mindmap ishikawa kanban gitGraph c4 sankey packet block eventmodeling treeView radar usecase venn wardley cynefin railroad swimlane agentflow',
    ),
  ],
  themeVariables: plainKeys(
    'darkMode? background fontFamily fontSize primaryColor primaryTextColor primaryBorderColor secondaryColor secondaryTextColor secondaryBorderColor tertiaryColor tertiaryTextColor tertiaryBorderColor lineColor textColor mainBkg nodeBorder nodeTextColor clusterBkg clusterBorder defaultLinkColor titleColor edgeLabelBackground noteBkgColor noteTextColor noteBorderColor actorBkg actorBorder actorTextColor actorLineColor signalColor signalTextColor labelBoxBkgColor labelBoxBorderColor labelTextColor loopTextColor activationBkgColor activationBorderColor sequenceNumberColor sectionBkgColor altSectionBkgColor taskBkgColor taskBorderColor taskTextColor activeTaskBkgColor doneTaskBkgColor critBkgColor critBorderColor todayLineColor gridColor classText labelColor pie1 pie2 pie3 pie4 pie5 pieTitleTextSize pieStrokeColor git0 git1 git2 git3 gitBranchLabel0 commitLabelColor commitLabelBackground tagLabelColor tagLabelBackground quadrant1Fill quadrant2Fill quadrant3Fill quadrant4Fill cScale0 cScale1 cScale2 errorBkgColor errorTextColor',
  ),
  elk: [
    ...keys(
      'nodePlacementStrategy|SIMPLE NETWORK_SIMPLEX LINEAR_SEGMENTS BRANDES_KOEPF\ncycleBreakingStrategy|GREEDY DEPTH_FIRST INTERACTIVE MODEL_ORDER GREEDY_MODEL_ORDER',
    ),
    ...plainKeys('mergeEdges? forceNodeModelOrder?'),
  ],
  flowchart: [
    ...look,
    ...keys(`curve|${CURVES}|连线的弯法|Shape of links`),
    ...spacing,
    ...plainKeys('wrappingWidth htmlLabels? inheritDir? subGraphTitleMargin'),
  ],
  sequence: [
    ...keys(
      `messageAlign|${ALIGN}|消息文字的对齐|Alignment of messages\nnoteAlign|${ALIGN}|备注的对齐|Alignment of notes\nmirrorActors|true false|底部再画参与者|Participants at the bottom too\nshowSequenceNumbers|true false|消息编号|Numbers of messages`,
    ),
    ...plainKeys(
      'wrap? hideUnusedParticipants? rightAngles? actorMargin messageMargin boxMargin noteMargin width height diagramMarginX diagramMarginY actorFontSize messageFontSize noteFontSize',
    ),
  ],
  gantt: [
    ...keys(
      'displayMode|compact|紧凑|Compact\nweekday|monday tuesday wednesday thursday friday saturday sunday|一周从哪天开始|First day of a week',
    ),
    ...plainKeys(
      'topAxis? barHeight barGap topPadding leftPadding rightPadding gridLineStartPadding fontSize sectionFontSize axisFormat tickInterval',
    ),
  ],
  pie: keys(
    'textPosition|0.5 0.75|文字离中心的距离|Place of the texts\ndonutHole|0 0.4 0.6|中间的空洞|Hole in the middle\nlegendPosition|top bottom left right center|图例的位置|Place of the legend\nhighlightSlice||突出的一块|Slice that stands out',
  ),
  xyChart: [
    ...keys(
      'chartOrientation|vertical horizontal|方向|Direction\nshowDataLabel|true false|显示数值|Shows the values\nshowLegend|true false|图例|Legend',
    ),
    ...plainKeys('width height titleFontSize titlePadding xAxis yAxis showTitle?'),
  ],
  quadrantChart: plainKeys(
    'chartWidth chartHeight titleFontSize pointRadius pointLabelFontSize quadrantLabelFontSize xAxisLabelFontSize yAxisLabelFontSize',
  ),
  class: [...look, ...spacing, ...plainKeys('hideEmptyMembersBox? hierarchicalNamespaces? htmlLabels?')],
  state: [...look, ...spacing, ...plainKeys('wrappingWidth')],
  er: [
    ...look,
    ...keys('layoutDirection|TB BT LR RL|方向|Direction'),
    ...spacing,
    ...plainKeys('minEntityWidth minEntityHeight entityPadding fontSize'),
  ],
  gitGraph: plainKeys(
    'showBranches? showCommitLabel? rotateCommitLabel? parallelCommits? mainBranchName mainBranchOrder',
  ),
  mindmap: [
    ...keys('colorBy|branch depth|按什么上色|What the colours go by'),
    ...plainKeys('padding maxNodeWidth layoutAlgorithm'),
  ],
  kanban: plainKeys('sectionWidth ticketBaseUrl padding'),
  sankey: [
    ...keys(
      'linkColor|source target gradient|连线的颜色|Colour of links\nnodeAlignment|justify center left right|节点的对齐|Alignment of nodes\nlabelStyle|legacy outlined',
    ),
    ...plainKeys('showValues? width height prefix suffix nodeWidth nodePadding'),
  ],
  packet: [
    ...keys('bitOrder|ascending descending'),
    ...plainKeys('showBits? bitsPerRow bitWidth rowHeight paddingX paddingY'),
  ],
  architecture: plainKeys(
    'iconSize fontSize padding randomize? nodeSeparation idealEdgeLengthMultiplier edgeElasticity numIter seed',
  ),
  radar: plainKeys(
    'width height marginTop marginRight marginBottom marginLeft axisScaleFactor axisLabelFactor curveTension',
  ),
  timeline: plainKeys('disableMulticolor? padding width height'),
  journey: plainKeys('leftMargin width height taskFontSize titleFontSize actorColours sectionFills'),
  requirement: [...look, ...plainKeys('rect_min_width rect_min_height rect_padding line_height fontSize')],
  c4: plainKeys(
    'c4ShapeInRow c4BoundaryInRow c4ShapeMargin c4ShapePadding diagramMarginX diagramMarginY wrap?',
  ),
  block: plainKeys('padding useMaxWidth?'),
  treeView: plainKeys('rowIndent paddingX paddingY lineThickness showIcons?'),
  venn: [...look, ...plainKeys('width height padding')],
  wardley: plainKeys('width height padding nodeRadius axisFontSize labelFontSize showGrid?'),
  usecase: [...look, ...spacing, ...keys('colorScheme|role rotate')],
  swimlane: [
    ...look,
    ...keys('lineHops|true false arc gap'),
    ...plainKeys('automaticLaneOrdering? optimizeRanksByCrossings? ignoreCrossLaneEdges?'),
  ],
  agentflow: [...look, ...spacing],
  railroad: plainKeys(
    'compactMode? padding verticalSeparation horizontalSeparation arcRadius fontSize showMarkers?',
  ),
  cynefin: plainKeys('width height padding showDomainDescriptions? boundaryAmplitude seed'),
  eventmodeling: plainKeys('padding rowHeight'),
  ishikawa: plainKeys('diagramPadding'),
};
