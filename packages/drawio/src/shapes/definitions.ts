import type { ConnectionPoint, ShapeDefinition, ShapeTable } from './definition.js';
import { archimate } from './families/archimate.js';
import { arrows } from './families/arrows.js';
import { basic } from './families/basic.js';
import { bpmn } from './families/bpmn.js';
import { engineering } from './families/engineering.js';
import { floorplan } from './families/floorplan.js';
import { flowchart } from './families/flowchart.js';
import { general } from './families/general.js';
import { infographic } from './families/infographic.js';
import { lean } from './families/lean.js';
import { sysml } from './families/sysml.js';
import { ui } from './families/ui.js';
import { uml } from './families/uml.js';
import { libraryShape } from './pictograms/families.js';
import { stencilOf } from './stencil.js';
import { StyleReader } from './style.js';

const TABLES: readonly ShapeTable[] = [
  general,
  uml,
  flowchart,
  basic,
  arrows,
  bpmn,
  ui,
  archimate,
  sysml,
  infographic,
  lean,
  floorplan,
  engineering,
];

let all: ReadonlyMap<string, ShapeDefinition> | undefined;

function table(): ReadonlyMap<string, ShapeDefinition> {
  all ??= new Map(TABLES.flatMap((each) => Object.entries(each)));
  return all;
}

/** What the shape of a name looks like, or undefined where we draw none of that name. */
export function definitionOf(name: string): ShapeDefinition | undefined {
  return table().get(name) ?? stencilOf(name) ?? libraryShape(name);
}

/** The middle of sides, and points a quarter from their ends. */
const ON_SIDES: readonly ConnectionPoint[] = [0, 1].flatMap((side) =>
  [0.25, 0.5, 0.75].flatMap((along) => [
    { x: along, y: side },
    { x: side, y: along },
  ]),
);

/** The points of a shape that lines connect to; `style` is a cell's style, as written or as maxGraph has it. */
export function connectionPoints(
  name: string,
  width: number,
  height: number,
  style: object,
): readonly ConnectionPoint[] {
  const points = definitionOf(name)?.points;
  return points ? points(width, height, new StyleReader(style)) : ON_SIDES;
}
