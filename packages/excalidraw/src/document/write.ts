import { VOLATILE } from './element.js';
import type { Scene } from './model.js';

/** The fields of elements in the order they are written; others follow in their own. */
const ORDER = [
  'id',
  'type',
  'x',
  'y',
  'width',
  'height',
  'angle',
  'text',
  'originalText',
  'fontSize',
  'fontFamily',
  'textAlign',
  'verticalAlign',
  'lineHeight',
  'autoResize',
  'containerId',
  'name',
  'points',
  'pressures',
  'simulatePressure',
  'startBinding',
  'endBinding',
  'startArrowhead',
  'endArrowhead',
  'elbowed',
  'fileId',
  'status',
  'scale',
  'crop',
  'strokeColor',
  'backgroundColor',
  'fillStyle',
  'strokeWidth',
  'strokeStyle',
  'roughness',
  'opacity',
  'roundness',
  'seed',
  'groupIds',
  'frameId',
  'boundElements',
  'link',
  'locked',
];
const PLACES = new Map(ORDER.map((field, index) => [field, index]));

/**
 * Writes a board, the same board always the same: one field a line, so that two states of it can be compared line by line. Images
 * are named and not written.
 */
export function write(scene: Scene): string {
  const { elements, unknownElements, appState, rest } = scene;
  const written = [...elements, ...unknownElements].map((element) => writeElement(element));
  const list = written.length === 0 ? '[]' : `[\n${written.join(',\n')}\n  ]`;
  const fields = [
    '"type": "excalidraw"',
    '"version": 2',
    ...Object.entries(rest).map(([field, value]) => `${JSON.stringify(field)}: ${JSON.stringify(value)}`),
    `"elements": ${list}`,
    ...(Object.keys(appState).length > 0 ? [`"appState": ${block(Object.entries(appState), '  ')}`] : []),
  ];
  return `{\n${fields.map((field) => `  ${field}`).join(',\n')}\n}\n`;
}

/** Writes an element alone, by which one state of it is told from another. */
export function writeElement(element: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(element).filter(
    ([field, value]) => value !== undefined && !VOLATILE.has(field),
  );
  // Sorting is stable: unknown fields stay in the order they came.
  const place = ([field]: readonly [string, unknown]) => PLACES.get(field) ?? ORDER.length;
  return `    ${block(
    fields.toSorted((one, other) => place(one) - place(other)),
    '    ',
  )}`;
}

function block(fields: readonly (readonly [string, unknown])[], indent: string): string {
  const lines = fields.map(
    ([field, value]) => `${indent}  ${JSON.stringify(field)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
