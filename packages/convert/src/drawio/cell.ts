import type { Box, Label, LineLook, Point, TextLook, TextRun } from '../figure.js';

/** A style in the making: its keys in order; a key without a value stands for the name of a style. */
export type Style = readonly (readonly [key: string, value?: string | number | undefined])[];

/** A cell of draw.io. */
export interface Cell {
  readonly id: string;
  readonly parent: string;
  /** HTML. */
  readonly value: string;
  readonly style: Style;
  readonly isEdge: boolean;
  readonly box?: Box | undefined;
  /** Where a label stands along an edge, from -1 to 1. */
  readonly along?: number | undefined;
  readonly offset?: Point | undefined;
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  readonly sourcePoint?: Point | undefined;
  readonly targetPoint?: Point | undefined;
  readonly points?: readonly Point[] | undefined;
  readonly isConnectable?: boolean | undefined;
}

/** Returns a length as it is written: to a hundredth. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Writes a style as draw.io does. */
export function styleText(style: Style): string {
  const parts = style.map(([key, value]) => (value === undefined ? key : `${key}=${value}`));
  return parts.length === 0 ? '' : `${parts.join(';')};`;
}

/** Returns a text as XML holds it in an attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(CONTROLS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#xa;');
}

// Characters that XML has no way to write.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** How far apart the lines of a label are in draw.io, as a share of the size of letters. */
const PITCH = 1.2;
/** A label whose lines are off by no more than this keeps its plain text. */
const DRIFT = 4;

/** Returns a label as HTML: its lines, as far apart as they are drawn. */
export function htmlOf(label: Label): string {
  const { lines, looks, pitch, size } = label;
  if (looks) return lines.map((line, index) => lineHtml(line, looks[index], label)).join('');
  const html = lines.map(escapeHtml).join('<br>');
  const drift = Math.abs(pitch - size * PITCH) * (lines.length - 1);
  return drift <= DRIFT ? html : `<div style="line-height: ${rounded(pitch)}px">${html}</div>`;
}

function lineHtml(line: string, look: LineLook | undefined, label: Label): string {
  if (!look) return escapeHtml(line);
  const styles = [`line-height: ${rounded(look.height)}px`, ...lookStyles(look, label)];
  const html = look.runs ? look.runs.map((run) => runHtml(run, look)).join('') : escapeHtml(line);
  return `<div style="${styles.join('; ')}">${html || '&nbsp;'}</div>`;
}

function runHtml(run: TextRun, around: TextLook): string {
  const styles = lookStyles(run, around);
  const html = escapeHtml(run.text);
  return styles.length === 0 ? html : `<span style="${styles.join('; ')}">${html}</span>`;
}

/** What looks different from what is around it. */
const lookStyles = (look: TextLook, around: TextLook): readonly string[] => [
  ...(look.size === around.size ? [] : [`font-size: ${rounded(Math.max(1, look.size))}px`]),
  ...(look.color === around.color ? [] : [`color: ${look.color}`]),
  ...(look.bold === around.bold ? [] : [`font-weight: ${look.bold ? 'bold' : 'normal'}`]),
  ...(look.italic === around.italic ? [] : [`font-style: ${look.italic ? 'italic' : 'normal'}`]),
  ...(look.underlined && !around.underlined ? ['text-decoration: underline'] : []),
];

const escapeHtml = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const pointXml = (name: string | undefined, { x, y }: Point) =>
  `<mxPoint x="${rounded(x)}" y="${rounded(y)}"${name ? ` as="${name}"` : ''} />`;

/** Writes a cell. */
export function cellXml(cell: Cell): string {
  const { id, parent, value, style, isEdge, source, target, isConnectable } = cell;
  const attributes = [
    `id="${escapeXml(id)}"`,
    `value="${escapeXml(value)}"`,
    `style="${escapeXml(styleText(style))}"`,
    isEdge ? 'edge="1"' : 'vertex="1"',
    ...(isConnectable === false ? ['connectable="0"'] : []),
    `parent="${escapeXml(parent)}"`,
    ...(source === undefined ? [] : [`source="${escapeXml(source)}"`]),
    ...(target === undefined ? [] : [`target="${escapeXml(target)}"`]),
  ];
  return `        <mxCell ${attributes.join(' ')}>\n          ${geometryXml(cell)}\n        </mxCell>`;
}

function geometryXml({ isEdge, box, along, offset, sourcePoint, targetPoint, points }: Cell): string {
  const attributes = [
    ...(along === undefined ? [] : [`x="${Math.round(along * 10000) / 10000}"`]),
    ...(box
      ? [
          `x="${rounded(box.x)}"`,
          `y="${rounded(box.y)}"`,
          `width="${rounded(box.width)}"`,
          `height="${rounded(box.height)}"`,
        ]
      : []),
    ...(isEdge || along !== undefined ? ['relative="1"'] : []),
    'as="geometry"',
  ].join(' ');
  const inner = [
    ...(sourcePoint ? [pointXml('sourcePoint', sourcePoint)] : []),
    ...(targetPoint ? [pointXml('targetPoint', targetPoint)] : []),
    ...(points && points.length > 0
      ? [`<Array as="points">${points.map((point) => pointXml(undefined, point)).join('')}</Array>`]
      : []),
    ...(offset ? [pointXml('offset', offset)] : []),
  ];
  return inner.length === 0
    ? `<mxGeometry ${attributes} />`
    : `<mxGeometry ${attributes}>${inner.join('')}</mxGeometry>`;
}
