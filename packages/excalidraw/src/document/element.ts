import { idOf, isJson, listOf, numberOf, pointsOf, textOf, type Json } from './fields.js';
import {
  FARTHEST,
  type Binding,
  type BoundElement,
  type Crop,
  type ElementBase,
  type ElementType,
  type Point,
  type Roundness,
  type SceneElement,
} from './model.js';

/** The numbers of fonts in files, by the names of old ones (https://docs.excalidraw.com/docs/codebase/json-schema). */
const OLD_FONTS: Readonly<Record<string, number>> = { Virgil: 1, Helvetica: 2, Cascadia: 3 };

/** The font of new texts: Excalifont. */
export const DEFAULT_FONT = 5;

const readers: Readonly<Record<ElementType, (raw: Json, base: ElementBase) => object>> = {
  rectangle: () => ({}),
  diamond: () => ({}),
  ellipse: () => ({}),
  embeddable: () => ({}),
  iframe: () => ({}),
  line: (raw) => linear(raw, null),
  arrow: (raw) => linear(raw, 'arrow'),
  freedraw: (raw) => ({
    points: pointsOf(raw['points']),
    pressures: listOf(raw['pressures']).map((pressure) => numberOf(pressure, 0.5, 0, 1)),
    simulatePressure: raw['simulatePressure'] === true,
  }),
  text,
  image: (raw) => ({
    fileId: idOf(raw['fileId']),
    scale: scaleOf(raw['scale']),
    crop: cropOf(raw['crop']),
  }),
  frame: (raw) => ({ name: idOf(raw['name']) }),
  magicframe: (raw) => ({ name: idOf(raw['name']) }),
};

/** Returns the kind of an element, undefined for one that is not known. */
export function typeOf({ type }: Json): ElementType | undefined {
  // Lines were drawings before there was drawing by hand.
  if (type === 'draw') return 'line';
  return typeof type === 'string' && Object.hasOwn(readers, type) ? (type as ElementType) : undefined;
}

/** Fields that change with each stroke, or that the order of elements says: files with them differ where boards do not. */
export const VOLATILE = new Set([
  'version',
  'versionNonce',
  'updated',
  'index',
  'isDeleted',
  'lastCommittedPoint',
]);

/** Fields of old files, whose meaning others have. */
const REPLACED = new Set([
  'strokeSharpness',
  'boundElementIds',
  'font',
  'rawText',
  'baseline',
  // No field of any file: assigned to another object, it would change what that one is.
  '__proto__',
]);

/** Returns an element as it is in files of today. */
export function readElement(raw: Json, type: ElementType, id: string): SceneElement {
  const kept = Object.entries(raw).filter(([field]) => !VOLATILE.has(field) && !REPLACED.has(field));
  const base = baseOf(raw, type, id);
  return { ...Object.fromEntries(kept), ...base, type, ...readers[type](raw, base) } as SceneElement;
}

function baseOf(raw: Json, type: ElementType, id: string): ElementBase {
  return {
    id,
    x: numberOf(raw['x'], 0),
    y: numberOf(raw['y'], 0),
    width: numberOf(raw['width'], 0),
    height: numberOf(raw['height'], 0),
    angle: numberOf(raw['angle'], 0),
    strokeColor: textOf(raw['strokeColor'], '#1e1e1e'),
    backgroundColor: textOf(raw['backgroundColor'], 'transparent'),
    fillStyle: textOf(raw['fillStyle'], 'solid'),
    strokeWidth: numberOf(raw['strokeWidth'], 2, 0.01, 1000),
    strokeStyle: textOf(raw['strokeStyle'], 'solid'),
    roughness: numberOf(raw['roughness'], 1, 0, 100),
    opacity: numberOf(raw['opacity'], 100, 0, 100),
    seed: Math.trunc(numberOf(raw['seed'], 1, -(2 ** 31), 2 ** 31)),
    groupIds: listOf(raw['groupIds']).filter((group) => typeof group === 'string'),
    frameId: idOf(raw['frameId']),
    roundness: roundnessOf(raw, type),
    boundElements: boundOf(raw),
    link: idOf(raw['link']),
    locked: raw['locked'] === true,
  };
}

/** Old files say only whether corners are sharp. */
function roundnessOf(raw: Json, type: ElementType): Roundness | null {
  const { roundness } = raw;
  if (isJson(roundness)) {
    const value = roundness['value'];
    return {
      type: numberOf(roundness['type'], 2, 1, 3),
      ...(typeof value === 'number' ? { value: numberOf(value, 0, 0) } : {}),
    };
  }
  if (raw['strokeSharpness'] !== 'round') return null;
  return {
    type: type === 'rectangle' || type === 'embeddable' || type === 'iframe' || type === 'image' ? 1 : 2,
  };
}

function boundOf(raw: Json): readonly BoundElement[] {
  const old = raw['boundElementIds'];
  if (Array.isArray(old)) {
    return old.filter((id) => typeof id === 'string').map((id) => ({ id, type: 'arrow' }));
  }
  return listOf(raw['boundElements']).flatMap((bound) => {
    const id = isJson(bound) ? idOf(bound['id']) : null;
    return isJson(bound) && id !== null ? [{ id, type: textOf(bound['type'], 'arrow') }] : [];
  });
}

function linear(raw: Json, defaultHead: string | null): object {
  const given = pointsOf(raw['points']);
  const size: Point = [numberOf(raw['width'], 0), numberOf(raw['height'], 0)];
  const points: readonly Point[] = given.length < 2 ? [[0, 0], size] : given;
  const [[firstX, firstY]] = points as readonly [Point];
  const moved = points.map(([x, y]): Point => [x - firstX, y - firstY]);
  return {
    x: numberOf(raw['x'], 0) + firstX,
    y: numberOf(raw['y'], 0) + firstY,
    ...sizeOf(moved),
    points: moved,
    startArrowhead: headOf(raw['startArrowhead'], null),
    endArrowhead: headOf(raw['endArrowhead'], defaultHead),
    startBinding: bindingOf(raw['startBinding']),
    endBinding: bindingOf(raw['endBinding']),
    ...(raw['elbowed'] === undefined ? {} : { elbowed: raw['elbowed'] === true }),
  };
}

function sizeOf(points: readonly Point[]): { width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const extent = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, value), -FARTHEST * 2) -
    values.reduce((least, value) => Math.min(least, value), FARTHEST * 2);
  return { width: extent(xs), height: extent(ys) };
}

const headOf = (value: unknown, otherwise: string | null) => (value === undefined ? otherwise : idOf(value));

function bindingOf(value: unknown): Binding | null {
  const elementId = isJson(value) ? idOf(value['elementId']) : null;
  return isJson(value) && elementId !== null ? { ...value, elementId } : null;
}

function text(raw: Json, { height }: ElementBase): object {
  const [oldSize, oldFamily = ''] = textOf(raw['font'], '').split(' ');
  const written = typeof raw['text'] === 'string' ? raw['text'] : '';
  const fontSize = numberOf(raw['fontSize'] ?? Number.parseFloat(oldSize ?? ''), 20, 0.1, 10_000);
  const lines = written.split('\n').length;
  return {
    text: written,
    originalText: textOf(raw['originalText'], written),
    fontSize,
    fontFamily: numberOf(raw['fontFamily'] ?? OLD_FONTS[oldFamily], DEFAULT_FONT, 0, 1000),
    textAlign: textOf(raw['textAlign'], 'left'),
    verticalAlign: textOf(raw['verticalAlign'], 'top'),
    containerId: idOf(raw['containerId']),
    // Old files say how high the whole text is.
    lineHeight: numberOf(
      raw['lineHeight'] ?? (height > 0 ? height / lines / fontSize : 1.25),
      1.25,
      0.1,
      100,
    ),
    autoResize: raw['autoResize'] !== false,
  };
}

function scaleOf(value: unknown): Point {
  const [x, y] = listOf(value);
  return [x === -1 ? -1 : 1, y === -1 ? -1 : 1];
}

function cropOf(value: unknown): Crop | null {
  if (!isJson(value)) return null;
  const size = (field: string) => numberOf(value[field], 0, 0);
  const crop = {
    x: size('x'),
    y: size('y'),
    width: size('width'),
    height: size('height'),
    naturalWidth: size('naturalWidth'),
    naturalHeight: size('naturalHeight'),
  };
  return Math.min(crop.width, crop.height, crop.naturalWidth, crop.naturalHeight) > 0 ? crop : null;
}
