import type { PageCell } from '../../document/model.js';
import { styleName, styleValue } from '../edit/styles.js';

/** What draw.io shows where a style says nothing. */
const OF_ALL: Readonly<Record<string, string>> = {
  opacity: '100',
  strokeWidth: '1',
  strokeColor: '#000000',
  fontColor: '#000000',
  fontFamily: 'Helvetica',
  fontStyle: '0',
  align: 'center',
  verticalAlign: 'middle',
  labelPosition: 'center',
  verticalLabelPosition: 'middle',
  gradientColor: 'none',
  gradientDirection: 'south',
  labelBackgroundColor: 'none',
  labelBorderColor: 'none',
  dashed: '0',
  shadow: '0',
  glass: '0',
  sketch: '0',
  html: '0',
  rotation: '0',
  spacing: '2',
  spacingTop: '0',
  spacingLeft: '0',
  spacingBottom: '0',
  spacingRight: '0',
  textOpacity: '100',
  startArrow: 'none',
  jumpStyle: 'none',
  jumpSize: '6',
  startSize: '6',
  endSize: '6',
  startFill: '1',
  endFill: '1',
  arcSize: '15',
  fillStyle: 'auto',
  horizontal: '1',
  textDirection: 'auto',
};
const OF_EDGES: Readonly<Record<string, string>> = {
  fontSize: '11',
  endArrow: 'classic',
  rounded: '1',
  edgeStyle: 'none',
};
const OF_VERTICES: Readonly<Record<string, string>> = { fontSize: '12', fillColor: '#ffffff', rounded: '0' };

/** What named styles have otherwise. */
const OF_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  text: { fillColor: 'none', strokeColor: 'none', align: 'left', verticalAlign: 'top' },
  edgeLabel: { fillColor: 'none', strokeColor: 'none', fontSize: '11', align: 'left', verticalAlign: 'top' },
  group: { fillColor: 'none', strokeColor: 'none', verticalAlign: 'top' },
  swimlane: { fontStyle: '1', verticalAlign: 'top' },
  line: { strokeWidth: '4' },
};

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns what a cell shows for a key of its style: what it says itself, or what draw.io takes otherwise. */
export function shownValue({ style, role }: PageCell, key: string): string | undefined {
  const value = styleValue(style, key);
  if (value !== undefined && value !== '') return value;
  const named = own(OF_NAMES, styleName(style) ?? '') ?? {};
  return own(named, key) ?? own(role === 'edge' ? OF_EDGES : OF_VERTICES, key) ?? own(OF_ALL, key);
}
