import { named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, line, type Layer } from '../layers.js';
import { box, oval } from '../outline.js';
import type { StyleReader } from '../style.js';

const PORT = 20;

/** What stands for a flow through a port, which is at x and y and points there or back. */
function flow(x: number, y: number, type: string, isBack: boolean): readonly Layer[] {
  const at = (dx: number) => (isBack ? x - dx : x + dx);
  if (type === 'none') return [];
  const arrow = `M${at(-6)} ${y}H${at(6)}M${at(2)} ${y - 4}L${at(6)} ${y}L${at(2)} ${y + 4}`;
  return [line(type === 'inout' ? `${arrow}M${at(-2)} ${y - 4}L${at(-6)} ${y}L${at(-2)} ${y + 4}` : arrow)];
}

/** A box with a port at the side that its style says. */
const itemFlow: ShapeDefinition = shape((w, h, style) => {
  const side = style.text('flowDir', 'e');
  const type = style.text('flowType', 'none');
  const half = PORT / 2;
  const [left, right] = [side === 'w' ? half : 0, side === 'e' ? w - half : w];
  const [top, bottom] = [side === 'n' ? half : 0, side === 's' ? h - half : h];
  const [x, y] = [
    side === 'w' ? half : side === 'e' ? w - half : w / 2,
    side === 'n' ? half : side === 's' ? h - half : h / 2,
  ];
  return [
    area(box(left, top, right - left, bottom - top)),
    area(box(x - half, y - half, PORT, PORT)),
    ...flow(x, y, type, (type === 'in') !== (side === 'w')),
  ];
});

/** A box with two ports at one of its sides. */
const portsAt = (isLeft: boolean): ShapeDefinition =>
  shape((w, h) => {
    const half = PORT / 2;
    const x = isLeft ? 0 : w - PORT;
    return [
      area(box(isLeft ? half : 0, 0, w - half, h)),
      area(box(x, h * 0.25 - half, PORT, PORT)),
      area(box(x, h * 0.75 - half, PORT, PORT)),
      ...flow(x + half, h * 0.25, 'out', isLeft),
      ...flow(x + half, h * 0.75, 'out', !isLeft),
    ];
  });

const labelWidth = (style: StyleReader, w: number): number => style.within('labelX', 60, 0, w);

/** A frame with a label in its corner. */
const frame: ShapeDefinition = shape((w, h, style) => {
  const [x, height, cut] = [labelWidth(style, w), 20, 10];
  return [area(box(0, 0, w, h)), line(`M0 ${height}H${Math.max(0, x - cut)}L${x} ${height - cut}V0`)];
});

/** Diagrams of systems. */
export const sysml: ShapeTable = prefixed('mxgraph.sysml.', {
  ...named(['package', 'package2', 'pkg', 'uml.frame'], frame),
  itemFlow,
  itemFlowLeft: portsAt(true),
  itemFlowRight: portsAt(false),
  port: shape((w, h, style) => [
    area(box(0, 0, w, h)),
    ...flow(
      w / 2,
      h / 2,
      style.text('sysMLPortType', 'none').replace('flowN', 'out').replace('flowS', 'out'),
      false,
    ),
  ]),
  composite: shape((w, h) => [area(box(0, 0, w, h)), line(`M0 ${h / 4}H${w}`)]),
  callBehAction: shape((w, h) => [
    area(box(0, 0, w, h, Math.min(w, h) * 0.2)),
    line(`M${w - 14} ${h - 16}V${h - 4}M${w - 22} ${h - 4}V${h - 10}H${w - 6}V${h - 4}`),
  ]),
  timeEvent: shape((w, h) => [area(`M0 0H${w}L0 ${h}H${w}Z`)]),
  accEvent: shape((w, h) => [area(`M0 0H${w}V${h}H0L${Math.min(w / 2, h / 2)} ${h / 2}Z`)]),
  sendSigAct: shape((w, h) => [
    area(`M0 0H${w - Math.min(w / 2, h / 2)}L${w} ${h / 2}L${w - Math.min(w / 2, h / 2)} ${h}H0Z`),
  ]),
  flowFinal: shape((w, h) => [
    area(oval(w / 2, h / 2, w / 2, h / 2)),
    line(`M${w * 0.15} ${h * 0.15}L${w * 0.85} ${h * 0.85}M${w * 0.85} ${h * 0.15}L${w * 0.15} ${h * 0.85}`),
  ]),
  actFinal: shape((w, h) => [
    area(oval(w / 2, h / 2, w / 2, h / 2)),
    { ...area(oval(w / 2, h / 2, w * 0.3, h * 0.3)), fill: 'stroke' },
  ]),
  x: shape((w, h) => [line(`M0 0L${w} ${h}M${w} 0L0 ${h}`)]),
});
