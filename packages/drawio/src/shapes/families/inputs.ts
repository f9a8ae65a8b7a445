import { figure, named, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, flat, line } from '../layers.js';
import { box, oval } from '../outline.js';

/** A box round at one of its sides alone. */
const oneSided = (path: (w: number, h: number, r: number) => string): ShapeDefinition =>
  shape((w, h, style) => [area(path(w, h, Math.min(style.number('rSize', 5), w / 2, h / 2)))]);

/** What something is chosen or pressed with in forms. */
export const inputs: ShapeTable = {
  ...named(
    ['checkbox', 'checkbox2'],
    shape((w, h, style) => [
      area(box(0, 0, w, h, 3)),
      ...(style.flag('checked', true)
        ? [{ ...line(`M${w * 0.8} ${h * 0.2}L${w * 0.4} ${h * 0.8}L${w * 0.25} ${h * 0.6}`), width: 3 }]
        : []),
    ]),
  ),
  ...named(
    ['radioButton', 'radioButton2'],
    shape((w, h, style) => [
      area(oval(w / 2, h / 2, w / 2, h / 2)),
      ...(style.flag('checked', true) ? [flat(oval(w / 2, h / 2, w / 4, h / 4), 'stroke')] : []),
    ]),
  ),
  topButton: oneSided((w, h, r) => `M0 ${h}V${r}Q0 0 ${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h}Z`),
  bottomButton: oneSided((w, h, r) => `M0 0H${w}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}Z`),
  rightButton: oneSided((w, h, r) => `M0 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H0Z`),
  ...named(
    ['leftButton', 'leftButtonStriped'],
    oneSided((w, h, r) => `M${w} 0V${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0Z`),
  ),
  arrow: shape((w, h) => [area(`M0 0H${w}L${w / 2} ${h}Z`)]),
  check: figure({ ...line('M8 54L36 84L92 16'), isRound: true }),
  x: figure({ ...line('M10 10L90 90M90 10L10 90'), isRound: true }),
};
