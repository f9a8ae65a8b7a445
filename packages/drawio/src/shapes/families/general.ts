import { shape, type ShapeTable } from '../definition.js';
import { area, line } from '../layers.js';
import { polygon } from '../outline.js';

const slanted = (w: number, h: number, slant: number, radius: number): string =>
  polygon(
    [
      [slant, 0],
      [w, 0],
      [w - slant, h],
      [0, h],
    ],
    radius,
  );

/** General shapes, in the order of draw.io's palette. */
export const general: ShapeTable = {
  parallelogram: shape((w, h, style) => [
    area(slanted(w, h, style.part('size', w, 0.2, 20), style.cornerRadius)),
  ]),
  process: shape((w, h, style) => {
    const bar = style.part('size', w, 0.1, 20, w / 2);
    return [
      area(
        polygon(
          [
            [0, 0],
            [w, 0],
            [w, h],
            [0, h],
          ],
          style.cornerRadius,
        ),
      ),
      line(`M${bar} 0V${h}M${w - bar} 0V${h}`),
    ];
  }),
};
