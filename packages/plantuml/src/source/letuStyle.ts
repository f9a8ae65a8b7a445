import type { Theme } from '@letu/core';
import { pictureColours, PICTURE_FONT, type PictureColours, type SeriesInk } from '@letu/core/palette';

/** Rules of a style by their names: a value, or the rules inside. */
interface Rules {
  readonly [name: string]: string | number | Rules;
}

/** What is drawn by rules of its own, by what follows `@start`; everything else is by those of UML. */
const RULES: Readonly<Record<string, (colours: PictureColours) => Rules>> = {
  uml,
  mindmap: (colours) => ({ mindmapDiagram: tree(colours) }),
  wbs: (colours) => ({ wbsDiagram: tree(colours) }),
  gantt: (colours) => ({ ganttDiagram: plan(colours) }),
  json: data,
  yaml: data,
};

/**
 * Returns Letu's look as a block of styles (https://plantuml.com/style-evolution). It stands before all that a diagram says itself,
 * which therefore wins; and it names what it changes, for a rule on more than that takes the place of PlantUML's own on less.
 *
 * It holds what the type of diagram needs and no more: PlantUML reads some types by a pattern that takes a place on the stack for
 * each letter of the block.
 *
 * @param type What follows `@start`.
 */
export function letuStyle(type: string, theme: Theme): readonly string[] {
  const colours = pictureColours[theme];
  const own = RULES[type];
  const { textQuiet, edge } = colours;
  // Behind the rule for all elements, which lines are among.
  const arrow = { LineColor: edge, FontColor: textQuiet, FontSize: 13 };
  return ['<style>', ...linesOf({ ...common(colours), ...own?.(colours), arrow }), '</style>'];
}

function linesOf(rules: Rules): string[] {
  return Object.entries(rules).flatMap(([name, value]) =>
    typeof value === 'object' ? [`${name} {`, ...linesOf(value), '}'] : [`${name} ${value}`],
  );
}

const soft = ({ soft: fill, line }: SeriesInk = NONE): Rules => ({ BackgroundColor: fill, LineColor: line });
const mid = ({ mid: fill, line }: SeriesInk = NONE): Rules => ({ BackgroundColor: fill, LineColor: line });
const solid = (colour: string): Rules => ({ BackgroundColor: colour, LineColor: colour });
const NONE: SeriesInk = { soft: 'transparent', mid: 'transparent', line: 'transparent', ink: 'transparent' };

const filled = ({ node, nodeLine }: PictureColours): Rules => ({
  BackgroundColor: node,
  LineColor: nodeLine,
  // PlantUML's half a pixel is enough for black alone.
  LineThickness: 1,
});
const grouped = ({ group, groupLine, textQuiet }: PictureColours): Rules => ({
  BackgroundColor: group,
  LineColor: groupLine,
  FontColor: textQuiet,
});

function common({ text, accent }: PictureColours): Rules {
  return {
    root: {
      FontName: PICTURE_FONT.replaceAll("'", ''),
      FontColor: text,
      HyperlinkColor: accent,
      Shadowing: 0,
    },
    document: { BackgroundColor: 'transparent', title: { FontSize: 17 } },
  };
}

function uml(colours: PictureColours): Rules {
  const { textQuiet, edge, head, groupLine, note, noteLine, series } = colours;
  const [blue, lake, gamboge, rouge, bamboo, wisteria] = series;
  const quiet = { FontColor: textQuiet };
  const dot = solid(edge);
  return {
    document: {
      BackgroundColor: 'transparent',
      header: quiet,
      footer: quiet,
      title: { FontSize: 17, BackgroundColor: 'transparent', LineColor: 'transparent' },
      legend: grouped(colours),
    },
    element: filled(colours),
    group: grouped(colours),
    composite: grouped(colours),
    note: { BackgroundColor: note, LineColor: noteLine, FontSize: 13 },
    spot: {
      spotClass: mid(lake),
      spotInterface: mid(wisteria),
      spotEnum: mid(gamboge),
      spotAbstractClass: mid(blue),
      spotAnnotation: mid(rouge),
    },
    visibilityIcon: {
      public: mid(bamboo),
      private: mid(rouge),
      protected: mid(gamboge),
      package: mid(blue),
      IEMandatory: dot,
    },
    circle: { start: dot, stop: dot, end: { LineColor: edge } },
    activityBar: dot,
    swimlane: { LineColor: groupLine, BackgroundColor: 'transparent' },
    lifeLine: { LineColor: groupLine, BackgroundColor: head },
    groupHeader: { BackgroundColor: head, LineColor: groupLine },
    separator: grouped(colours),
  };
}

function tree(colours: PictureColours): Rules {
  const { accent, onAccent, series } = colours;
  return {
    node: {
      ...filled(colours),
      RoundCorner: 14,
      ':depth(0)': { ...solid(accent), FontColor: onAccent },
      ':depth(1)': soft(series[1]),
    },
  };
}

function plan(colours: PictureColours): Rules {
  const { edge, grid, group, textQuiet, series } = colours;
  return {
    task: mid(series[0]),
    milestone: solid(edge),
    timeline: { BackgroundColor: 'transparent', LineColor: grid, FontColor: textQuiet },
    closed: { BackgroundColor: group },
    separator: grouped(colours),
    undone: { BackgroundColor: group },
  };
}

function data(colours: PictureColours): Rules {
  return { element: filled(colours), jsonDiagram: { highlight: { BackgroundColor: colours.head } } };
}
