import { shape, type ShapeDefinition } from '../definition.js';
import { area, flat, line, type Layer } from '../layers.js';
import { box, polygon } from '../outline.js';
import { own } from '../own.js';
import type { StyleReader } from '../style.js';
import { pictogramLayers } from './pictogram.js';
import { pictogramOf } from './pictogramOf.js';

type Bounds = readonly [x: number, y: number, width: number, height: number];

/** The layers of a pictogram on a coloured ground. */
const onGround = (name: string, bounds: Bounds, ink = '#ffffff'): readonly Layer[] =>
  pictogramLayers(pictogramOf(name), bounds, { ink, tint: 0.28 });

/** The middle of a box, in which a margin is left. */
const inside = (w: number, h: number, share: number): Bounds => {
  const margin = Math.min(w, h) * share;
  return [margin, margin, Math.max(1, w - margin * 2), Math.max(1, h - margin * 2)];
};

/** A light ink on a coloured ground, and the colour of the ground itself where that is not painted. */
function inkOn(style: StyleReader, otherwise = '#ffffff'): string {
  const stroke = style.color('strokeColor', otherwise);
  return stroke === 'none' ? otherwise : stroke;
}

const isPainted = (style: StyleReader): boolean => style.color('fillColor', 'default') !== 'none';

/** A figure in the cell's colour, without a ground; one that has a stroke is outlined by it and filled. */
const figureOf = (name: string, tint: number): ShapeDefinition =>
  shape((w, h, style) => {
    const isOutlined = isPainted(style) && style.color('strokeColor', 'none') !== 'none';
    const look = isOutlined
      ? { ink: 'stroke', tint: 1, ground: 'fill' }
      : { ink: isPainted(style) ? 'fill' : 'stroke', tint };
    return pictogramLayers(pictogramOf(name), [0, 0, w, h], look);
  });

/** A square tile of the cell's colour with a figure. */
const tileOf = (name: string): ShapeDefinition =>
  shape((w, h, style) =>
    isPainted(style)
      ? [flat(box(0, 0, w, h, Math.min(w, h) * 0.08)), ...onGround(name, inside(w, h, 0.16), inkOn(style))]
      : pictogramLayers(pictogramOf(name), [0, 0, w, h], { ink: 'stroke', tint: 0.2 }),
  );

/** What a style says its figure is, or what the name of the shape says. */
const keyed = (key: string, otherwise: string) => (style: StyleReader) => style.text(key, otherwise);

const resourceTile = (key: string, name: string): ShapeDefinition =>
  shape((w, h, style) => [
    flat(box(0, 0, w, h)),
    ...onGround(keyed(key, name)(style), inside(w, h, 0.17), inkOn(style)),
  ]);

const hexagonTile: ShapeDefinition = shape((w, h, style) => [
  area(
    polygon(
      [
        [w * 0.25, 0],
        [w * 0.75, 0],
        [w, h / 2],
        [w * 0.75, h],
        [w * 0.25, h],
        [0, h / 2],
      ],
      Math.min(w, h) * 0.08,
    ),
  ),
  ...onGround(style.text('prIcon', 'cloud'), inside(w, h, 0.24)),
]);

/** A group of resources: a frame with a figure in its corner. */
const group: ShapeDefinition = shape(
  (w, h, style) => {
    const side = Math.min(25, w, h);
    const ink = style.color('grStroke', '1') === '0' ? 'fill' : 'stroke';
    const name = style.text('grIcon', style.text('prIcon', 'cloud'));
    return [
      area(box(0, 0, w, h)),
      { ...flat(box(0, 0, side, side), ink) },
      ...onGround(name, [side * 0.14, side * 0.14, side * 0.72, side * 0.72]),
    ];
  },
  { margins: () => ({ left: 0, top: 0, right: 0, bottom: 0 }) },
);

const product: ShapeDefinition = shape((w, h, style) => {
  const side = Math.min(w, h);
  return [
    { ...area(box(0, 0, w, h)), fill: '#ffffff' },
    flat(box((w - side) / 2, 0, side, side), 'stroke'),
    ...onGround(style.text('prIcon', 'cube'), [(w - side * 0.7) / 2, side * 0.15, side * 0.7, side * 0.7]),
  ];
});

const doubleRect: ShapeDefinition = shape((w, h, style) => {
  const radius = style.number('arcSize', 2);
  return [
    { ...area(box(4, 4, Math.max(1, w - 4), Math.max(1, h - 4), radius)) },
    { ...area(box(0, 0, Math.max(1, w - 4), Math.max(1, h - 4), radius)) },
  ];
});

const kubernetesIcon: ShapeDefinition = shape((w, h, style) => {
  const ring = Array.from({ length: 7 }, (_, index): readonly [number, number] => {
    const angle = (index / 7) * 2 * Math.PI - Math.PI / 2;
    return [w / 2 + (w / 2) * Math.cos(angle), h * 0.52 + h * 0.52 * Math.sin(angle)];
  });
  return [
    area(polygon(ring, Math.min(w, h) * 0.12)),
    ...onGround(style.text('prIcon', 'pod'), inside(w, h, 0.25)),
  ];
});

/** A member of Cisco's newer sets: a plain or a coloured ground as its style says. */
const ciscoTile: ShapeDefinition = shape((w, h, style) => [
  area(box(0, 0, w, h, Math.min(w, h) * 0.1)),
  ...onGround(style.text('prIcon', 'router'), inside(w, h, 0.14), inkOn(style)),
]);

/** A unit of a rack: a plate with ears, and the figure of what it is. */
const rackUnit = (name: string): ShapeDefinition =>
  shape((w, h) => {
    const ear = Math.min(w * 0.06, 10);
    const side = Math.min(h * 0.8, w * 0.2);
    return [
      area(box(0, 0, w, h)),
      line(`M${ear} 0V${h}M${w - ear} 0V${h}`),
      ...pictogramLayers(pictogramOf(name), [ear * 1.6, (h - side) / 2, side, side], {
        ink: 'stroke',
        tint: 0.15,
      }),
    ];
  });

/** Shapes of stencil libraries that are more than a figure. */
const SPECIAL: Readonly<Record<string, ShapeDefinition>> = {
  'mxgraph.aws4.resourceIcon': resourceTile('resIcon', 'cube'),
  'mxgraph.aws4.productIcon': product,
  'mxgraph.aws4.group': group,
  'mxgraph.aws4.groupCenter': group,
  'mxgraph.aws4.group2': group,
  'mxgraph.gcp2.doubleRect': doubleRect,
  'mxgraph.gcp2.hexIcon': hexagonTile,
  'mxgraph.kubernetes.icon': kubernetesIcon,
  'mxgraph.kubernetes.icon2': kubernetesIcon,
  'mxgraph.cisco19.rect': ciscoTile,
  'mxgraph.sap.icon': ciscoTile,
};

/** How a library's figures look: on a tile, as a tinted figure, as a full one, or on a unit of a rack. */
type Look = 'tile' | 'figure' | 'full' | 'rack';

/** Libraries of stencils by what their names begin with; a longer beginning stands before a shorter one. */
const LIBRARIES: readonly (readonly [prefix: string, look: Look])[] = [
  ['mxgraph.aws4.', 'figure'],
  ['mxgraph.aws3d.', 'tile'],
  ['mxgraph.aws3.', 'tile'],
  ['mxgraph.aws2.', 'tile'],
  ['mxgraph.aws.', 'tile'],
  ['mxgraph.azure', 'figure'],
  ['mxgraph.gcp2.', 'figure'],
  ['mxgraph.gcp.', 'tile'],
  ['mxgraph.gcpicons.', 'figure'],
  ['mxgraph.alibaba_cloud.', 'figure'],
  ['mxgraph.ibm', 'figure'],
  ['mxgraph.openstack.', 'figure'],
  ['mxgraph.kubernetes', 'figure'],
  ['mxgraph.office.', 'figure'],
  ['mxgraph.mscae.', 'figure'],
  ['mxgraph.active_directory.', 'figure'],
  ['mxgraph.veeam', 'figure'],
  ['mxgraph.vvd.', 'figure'],
  ['mxgraph.vmware', 'figure'],
  ['mxgraph.citrix', 'figure'],
  ['mxgraph.cisco_safe.', 'tile'],
  ['mxgraph.cisco19.', 'figure'],
  ['mxgraph.cisco', 'tile'],
  ['mxgraph.networks', 'figure'],
  ['mxgraph.rack', 'rack'],
  ['mxgraph.signs.', 'full'],
  ['mxgraph.atlassian.', 'figure'],
  ['mxgraph.webicons.', 'tile'],
  ['mxgraph.weblogos.', 'tile'],
  ['mxgraph.gmdl.', 'figure'],
  ['mxgraph.ios7.icons.', 'figure'],
  ['mxgraph.ios7.misc.', 'figure'],
  ['mxgraph.salesforce.', 'figure'],
  ['mxgraph.sitemap.', 'figure'],
  ['mxgraph.allied_telesis.', 'figure'],
  ['mxgraph.arista.', 'figure'],
  ['mxgraph.eip.', 'figure'],
  ['mxgraph.dynamics365.', 'figure'],
  ['mxgraph.power_platform.', 'figure'],
  ['mxgraph.mockup.misc.', 'figure'],
];

/** The shape of a stencil of a library of pictograms, or undefined where the name is of no such library. */
export function libraryShape(name: string): ShapeDefinition | undefined {
  const special = own(SPECIAL, name);
  if (special) return special;
  const library = LIBRARIES.find(([prefix]) => name.startsWith(prefix));
  if (!library) return undefined;
  const [prefix, look] = library;
  const rest = name.slice(prefix.length);
  if (look === 'tile') return tileOf(rest);
  if (look === 'rack') return rackUnit(rest);
  return figureOf(rest, look === 'full' ? 1 : 0.22);
}
