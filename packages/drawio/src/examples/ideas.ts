import { LETU } from '../letuLook.js';
import { FILLS, fileOf, Sheet } from './sheet.js';

/** A branch of a mind map: what it is about, and what belongs to it. */
export type BranchWords = readonly [topic: string, ideas: readonly string[]];

/** The words of a mind map: two branches on the left, two on the right. */
export interface MindWords {
  readonly page: string;
  readonly topic: string;
  readonly right: readonly [BranchWords, BranchWords];
  readonly left: readonly [BranchWords, BranchWords];
}

const IDEA = 30;
const GAP = 14;
const BRANCH = { fontStyle: 'fontStyle=1;rounded=1;arcSize=50;', width: 120, height: 40 };
const CURVE = 'edgeStyle=entityRelationEdgeStyle;curved=1;endArrow=none;strokeWidth=2;';
const COLORS = [
  [LETU.nodeLine, FILLS.blue],
  [LETU.series[4]?.line, FILLS.green],
  [LETU.series[2]?.line, FILLS.amber],
  [LETU.series[5]?.line, FILLS.purple],
] as const;

/** A topic in the middle, with branches to both sides. */
export function mindMap({ page, topic, right, left }: MindWords): string {
  const sheet = new Sheet(page, [1100, 850]);
  const middle = sheet.shape(topic, [460, 290, 180, 70], `ellipse;fontStyle=1;fontSize=16;${FILLS.accent}`);
  const heights = [...right, ...left].map(([, ideas]) => ideas.length * (IDEA + GAP) - GAP);
  [...right, ...left].forEach(([name, ideas], index) => {
    const isRight = index < 2;
    const [color, fill] = COLORS[index]!;
    const partner = index % 2 === 0 ? 0 : heights[index - 1]! + 60;
    const top = 325 - (heights[index - (index % 2)]! + heights[index - (index % 2) + 1]! + 60) / 2 + partner;
    const sides = isRight
      ? 'exitX=1;exitY=0.5;entryX=0;entryY=0.5;'
      : 'exitX=0;exitY=0.5;entryX=1;entryY=0.5;';
    const line = `${CURVE}strokeColor=${color};${sides}`;
    const y = top + heights[index]! / 2 - BRANCH.height / 2;
    const branch = sheet.shape(
      name,
      [isRight ? 720 : 260, y, BRANCH.width, BRANCH.height],
      `${BRANCH.fontStyle}${fill}`,
    );
    sheet.link(middle, branch, { style: line });
    ideas.forEach((idea, at) => {
      const place = [isRight ? 900 : 40, top + at * (IDEA + GAP), 160, IDEA] as const;
      const leaf = sheet.shape(
        idea,
        place,
        `text;align=${isRight ? 'left' : 'right'};verticalAlign=middle;spacing=6;fontColor=${LETU.text};`,
      );
      sheet.link(branch, leaf, { style: line });
    });
  });
  return fileOf(sheet);
}
