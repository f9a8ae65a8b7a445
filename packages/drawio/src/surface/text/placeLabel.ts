import { styleValue } from '../../document/style.js';
import type { Box } from '../edit/bounds.js';
import { hasStyle, styleName, styleNumber } from '../edit/styles.js';
import type { PageCanvas } from '../view/pageCanvas.js';

/** Where a label is along an axis: its own edge, and how much of itself it lies before that. */
interface Place {
  readonly at: number;
  readonly share: number;
}

/** Puts the field where the label of a cell is drawn, in its letters. */
export function placeLabel(field: HTMLElement, canvas: PageCanvas, id: string | undefined): void {
  const cell = id === undefined ? undefined : canvas.graph.shown(id);
  const state = canvas.graph.state(id);
  field.toggleAttribute('data-lost', !state);
  if (!cell || !state) return;
  const isEdge = cell.role === 'edge';
  const box = isEdge
    ? { x: state.absoluteOffset.x, y: state.absoluteOffset.y, width: 0, height: 0 }
    : { x: state.x, y: state.y, width: state.width, height: state.height };
  const { style } = cell;
  const wraps = styleValue(style, 'whiteSpace') === 'wrap' && !isEdge;
  const head = styleName(style) === 'swimlane' ? styleNumber(style, 'startSize', 23) : undefined;
  const room = head === undefined ? box : { ...box, height: head };
  const [across, down] = [alongX(style, room), alongY(style, room)];
  const bits = styleNumber(style, 'fontStyle', head === undefined ? 0 : 1);
  const look: Readonly<Record<string, string>> = {
    left: `${across.at}px`,
    top: `${down.at}px`,
    transform: `translate(${-across.share * 100}%, ${-down.share * 100}%)`,
    width: wraps ? `${Math.max(box.width, 24)}px` : 'max-content',
    'min-width': '1ch',
    'font-size': `${styleNumber(style, 'fontSize', isEdge ? 11 : 12)}px`,
    'font-family': `${styleValue(style, 'fontFamily') ?? 'Helvetica'}, var(--letu-font)`,
    'font-weight': bits & 1 ? '700' : '400',
    'font-style': bits & 2 ? 'italic' : 'normal',
    'text-decoration':
      [bits & 4 ? 'underline' : '', bits & 8 ? 'line-through' : ''].join(' ').trim() || 'none',
    'text-align': styleValue(style, 'align') ?? (isText(style) ? 'left' : 'center'),
    'white-space': wraps ? 'pre-wrap' : 'pre',
  };
  for (const [name, value] of Object.entries(look)) {
    if (field.style.getPropertyValue(name) !== value) field.style.setProperty(name, value);
  }
}

const isText = (style: string) => styleName(style) === 'text' || hasStyle(style, 'text');

function alongX(style: string, { x, width }: Box): Place {
  const position = styleValue(style, 'labelPosition');
  if (position === 'left') return { at: x, share: 1 };
  if (position === 'right') return { at: x + width, share: 0 };
  if (styleValue(style, 'whiteSpace') === 'wrap') return { at: x + width / 2, share: 0.5 };
  const align = styleValue(style, 'align') ?? (isText(style) ? 'left' : 'center');
  if (align === 'left') return { at: x + 2 + styleNumber(style, 'spacingLeft', 0), share: 0 };
  return align === 'right' ? { at: x + width - 2, share: 1 } : { at: x + width / 2, share: 0.5 };
}

function alongY(style: string, { y, height }: Box): Place {
  const position = styleValue(style, 'verticalLabelPosition');
  if (position === 'top') return { at: y, share: 1 };
  if (position === 'bottom') return { at: y + height, share: 0 };
  const align = styleValue(style, 'verticalAlign') ?? (isText(style) ? 'top' : 'middle');
  if (align === 'top') return { at: y + 2, share: 0 };
  return align === 'bottom' ? { at: y + height - 2, share: 1 } : { at: y + height / 2, share: 0.5 };
}
