import type { Theme } from '@letu/core';
import { pictureColours, PICTURE_FONT, type PictureColours, type SeriesInk } from '@letu/core/palette';

/** How many colours Mermaid tells things apart with, by the names of its variables. */
const NUMBERED = {
  cScale: [0, 12],
  pie: [1, 12],
  git: [0, 8],
  venn: [1, 8],
  fillType: [0, 8],
  surface: [0, 5],
} as const;

/** Numbers a variable and gives each number its series, in turn. */
function numbered(
  [first, count]: readonly [number, number],
  names: Readonly<Record<string, (series: SeriesInk) => string>>,
  series: readonly SeriesInk[],
): Record<string, string> {
  const entries = Array.from({ length: count }, (_none, at) =>
    Object.entries(names).map(([name, colour]) => {
      const [one] = series.slice(at % series.length);
      return [`${name}${first + at}`, one ? colour(one) : ''];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Returns Letu's look as variables of Mermaid's theme `base` (https://mermaid.js.org/config/theming.html). */
export function letuVariables(theme: Theme): Record<string, unknown> {
  const colours = pictureColours[theme];
  return {
    darkMode: theme === 'dark',
    fontFamily: PICTURE_FONT,
    fontSize: '15px',
    radius: 8,
    strokeWidth: 1.5,
    useGradient: false,
    dropShadow: 'none',
    ...shapes(colours),
    ...sequence(colours),
    ...gantt(colours),
    ...charts(colours),
    ...others(colours),
    ...scales(colours),
  };
}

function shapes({
  ground,
  text,
  textQuiet,
  node,
  nodeLine,
  edge,
  group,
  groupLine,
  grid,
  head,
}: PictureColours) {
  return {
    background: ground,
    primaryColor: node,
    primaryTextColor: text,
    primaryBorderColor: nodeLine,
    secondaryColor: head,
    secondaryTextColor: text,
    secondaryBorderColor: nodeLine,
    tertiaryColor: group,
    tertiaryTextColor: text,
    tertiaryBorderColor: groupLine,
    mainBkg: node,
    nodeBkg: node,
    nodeBorder: nodeLine,
    nodeTextColor: text,
    textColor: text,
    titleColor: textQuiet,
    lineColor: edge,
    arrowheadColor: edge,
    defaultLinkColor: edge,
    clusterBkg: group,
    clusterBorder: groupLine,
    edgeLabelBackground: ground,
    gridColor: grid,
    classText: text,
    stateBkg: node,
    stateLabelColor: text,
    transitionColor: edge,
    transitionLabelColor: textQuiet,
    labelBackgroundColor: ground,
    compositeBackground: group,
    compositeTitleBackground: head,
    compositeBorder: groupLine,
    altBackground: group,
    specialStateColor: edge,
    innerEndBackground: edge,
    rowOdd: node,
    rowEven: ground,
    attributeBackgroundColorOdd: ground,
    attributeBackgroundColorEven: node,
    requirementBackground: node,
    requirementBorderColor: nodeLine,
    requirementTextColor: text,
    relationColor: edge,
    relationLabelBackground: ground,
    relationLabelColor: textQuiet,
  };
}

function sequence({
  text,
  textQuiet,
  node,
  nodeLine,
  edge,
  group,
  groupLine,
  note,
  noteLine,
  head,
  ground,
  series,
}: PictureColours) {
  return {
    actorBkg: node,
    actorBorder: nodeLine,
    actorTextColor: text,
    actorLineColor: groupLine,
    signalColor: edge,
    signalTextColor: text,
    sequenceNumberColor: ground,
    labelBoxBkgColor: head,
    labelBoxBorderColor: series.at(-1)?.line,
    labelTextColor: text,
    loopTextColor: textQuiet,
    activationBkgColor: head,
    activationBorderColor: nodeLine,
    noteBkgColor: note,
    noteBorderColor: noteLine,
    noteTextColor: text,
    rectBkgColor: group,
    personBkg: node,
    personBorder: nodeLine,
  };
}

function gantt({
  ground,
  text,
  textQuiet,
  node,
  group,
  grid,
  alert,
  alertLine,
  accent,
  series,
}: PictureColours) {
  const [first, second] = series;
  const quiet = series.at(-1);
  return {
    sectionBkgColor: group,
    sectionBkgColor2: group,
    altSectionBkgColor: ground,
    excludeBkgColor: grid,
    taskBkgColor: first?.mid,
    taskBorderColor: first?.line,
    activeTaskBkgColor: second?.mid,
    activeTaskBorderColor: second?.line,
    doneTaskBkgColor: quiet?.soft,
    doneTaskBorderColor: quiet?.line,
    critBkgColor: alert,
    critBorderColor: alertLine,
    todayLineColor: alertLine,
    vertLineColor: accent,
    taskTextColor: text,
    taskTextOutsideColor: textQuiet,
    taskTextLightColor: text,
    taskTextDarkColor: text,
    taskTextClickableColor: accent,
    errorBkgColor: node,
    errorTextColor: text,
  };
}

function charts({
  ground,
  text,
  textQuiet,
  edge,
  grid,
  groupLine,
  series,
  accent,
  node,
  nodeLine,
}: PictureColours) {
  const [first, second, third, fourth] = series;
  return {
    pieTitleTextSize: '18px',
    pieTitleTextColor: text,
    pieSectionTextSize: '14px',
    pieSectionTextColor: text,
    pieLegendTextSize: '14px',
    pieLegendTextColor: text,
    pieStrokeColor: ground,
    pieStrokeWidth: '2px',
    pieOuterStrokeWidth: '0px',
    pieOuterStrokeColor: ground,
    pieOpacity: '1',
    xyChart: {
      backgroundColor: 'transparent',
      titleColor: text,
      dataLabelColor: text,
      legendTextColor: textQuiet,
      ...Object.fromEntries(
        ['x', 'y'].flatMap((axis) => [
          [`${axis}AxisTitleColor`, textQuiet],
          [`${axis}AxisLabelColor`, textQuiet],
          [`${axis}AxisTickColor`, groupLine],
          [`${axis}AxisLineColor`, groupLine],
        ]),
      ),
      plotColorPalette: series.map(({ line }) => line).join(','),
    },
    quadrant1Fill: first?.soft,
    quadrant2Fill: second?.soft,
    quadrant3Fill: third?.soft,
    quadrant4Fill: fourth?.soft,
    ...Object.fromEntries([1, 2, 3, 4].map((at) => [`quadrant${at}TextFill`, textQuiet])),
    quadrantPointFill: accent,
    quadrantPointTextFill: text,
    quadrantXAxisTextFill: textQuiet,
    quadrantYAxisTextFill: textQuiet,
    quadrantTitleFill: text,
    quadrantInternalBorderStrokeFill: ground,
    quadrantExternalBorderStrokeFill: groupLine,
    packet: {
      startByteColor: textQuiet,
      endByteColor: textQuiet,
      labelColor: text,
      titleColor: text,
      blockStrokeColor: nodeLine,
      blockFillColor: node,
    },
    treeView: {
      labelColor: text,
      lineColor: groupLine,
      iconColor: first?.ink,
      descriptionColor: textQuiet,
      highlightBg: third?.soft,
      highlightStroke: third?.line,
    },
    radar: {
      axisColor: groupLine,
      graticuleColor: grid,
      graticuleOpacity: 0.35,
      axisStrokeWidth: 1,
      curveOpacity: 0.25,
    },
    wardley: {
      backgroundColor: 'transparent',
      axisColor: edge,
      axisTextColor: textQuiet,
      gridColor: grid,
      componentFill: node,
      componentStroke: edge,
      componentLabelColor: text,
      linkStroke: edge,
      annotationStroke: edge,
      annotationTextColor: text,
      annotationFill: ground,
    },
  };
}

function others({
  ground,
  text,
  textQuiet,
  edge,
  group,
  groupLine,
  node,
  nodeLine,
  onAccent,
  series,
}: PictureColours) {
  const [blue, lake, gamboge, rouge, bamboo] = series;
  return {
    archEdgeColor: edge,
    archEdgeArrowColor: edge,
    archEdgeWidth: '1.5',
    archGroupBorderColor: groupLine,
    archGroupBorderWidth: '1.5px',
    branchLabelColor: onAccent,
    ...Object.fromEntries(Array.from({ length: 8 }, (_none, at) => [`gitBranchLabel${at}`, onAccent])),
    tagLabelColor: text,
    tagLabelBackground: node,
    tagLabelBorder: nodeLine,
    tagLabelFontSize: '11px',
    commitLabelColor: textQuiet,
    commitLabelBackground: ground,
    commitLabelFontSize: '12px',
    cynefin: {
      boundaryColor: edge,
      arrowColor: edge,
      complexBg: bamboo?.soft,
      complicatedBg: blue?.soft,
      chaoticBg: rouge?.soft,
      clearBg: gamboge?.soft,
      confusionBg: lake?.soft,
      textColor: text,
      labelColor: text,
    },
    emUiFill: node,
    emUiStroke: nodeLine,
    emProcessorFill: rouge?.soft,
    emProcessorStroke: rouge?.line,
    emReadModelFill: bamboo?.soft,
    emReadModelStroke: bamboo?.line,
    emCommandFill: blue?.soft,
    emCommandStroke: blue?.line,
    emEventFill: gamboge?.soft,
    emEventStroke: gamboge?.line,
    emSwimlaneBackgroundOdd: group,
    emSwimlaneBackgroundStroke: groupLine,
    emArrowhead: edge,
    emRelationStroke: edge,
  };
}

function scales({ text, series: inks, onAccent }: PictureColours) {
  return {
    scaleLabelColor: text,
    ...numbered(
      NUMBERED.cScale,
      {
        cScale: ({ soft }) => soft,
        cScaleInv: ({ line }) => line,
        cScalePeer: ({ line }) => line,
        cScaleLabel: () => text,
      },
      inks,
    ),
    ...numbered(NUMBERED.pie, { pie: ({ mid }) => mid }, inks),
    ...numbered(NUMBERED.git, { git: ({ ink }) => ink, gitInv: () => onAccent }, inks),
    ...numbered(NUMBERED.venn, { venn: ({ line }) => line }, inks),
    ...numbered(NUMBERED.fillType, { fillType: ({ soft }) => soft }, inks),
    ...numbered(NUMBERED.surface, { surface: ({ soft }) => soft, surfacePeer: ({ line }) => line }, inks),
  };
}
