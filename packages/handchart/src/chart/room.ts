import type { Settings } from '../source/schema.js';
import type { Plan } from './plan.js';

/** Pixels; a chart whose source says no other height may grow. */
const USUAL_HEIGHT = 440;
const MOST_HEIGHT = 4000;
const TITLE_SIZE = 22;
const TITLE_LINE = 29;
const SUBTITLE_LINE = 22;
/** Of an entry of the legend: its key, and the gaps around it, in pixels. */
const KEY = 46;
const LEGEND_LINE = 28;

/** Returns about how wide a text is, in heights of its letters: known before any font is. */
export const emsOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x2e80 ? 0.56 : 1), 0);

/** Returns the height of a title and what stands below it, however many lines they take, in pixels. */
export function headHeight({ title, subtitle, width }: Settings): number {
  const lines = (text: string, size: number) => Math.max(1, Math.ceil((emsOf(text) * size) / (width - 60)));
  const first = title === undefined ? 12 : 19 + TITLE_LINE * lines(title, TITLE_SIZE);
  return first + (subtitle === undefined ? 0 : SUBTITLE_LINE * lines(subtitle, 14));
}

/** Returns how many lines a level legend takes. */
export function legendLines(names: readonly string[], { width }: Settings): number {
  let [lines, used] = [1, 0];
  for (const name of names) {
    const needed = emsOf(name) * 14 + KEY;
    if (used > 0 && used + needed > width - 40) [lines, used] = [lines + 1, 0];
    used += needed;
  }
  return lines;
}

/** Returns the height of a legend above or below a chart, 0 for one at its side and for none. */
export function legendHeight(names: readonly string[], settings: Settings): number {
  const place = settings.legend ?? (names.length > 1 ? 'top' : 'none');
  if (names.length === 0 || (place !== 'top' && place !== 'bottom')) return 0;
  return LEGEND_LINE * legendLines(names, settings);
}

/** Returns the height of a chart that needs some: more than the usual only where its source says no other. */
export const heightOf = ({ height }: Settings, needed: number): number =>
  height === USUAL_HEIGHT ? Math.min(Math.max(height, Math.ceil(needed)), MOST_HEIGHT) : height;

/** Returns the size of a chart, in pixels. */
export function sizeOf(settings: Settings, plan: Plan): { readonly width: number; readonly height: number } {
  const names = plan.legend.map(({ text }) => text);
  // One line of a legend and of a title are thought of in the usual height.
  const more = Math.max(legendHeight(names, settings) - LEGEND_LINE, 0) + headHeight(settings) - 70;
  const { width, height } = settings;
  return { width, height: plan.height ?? heightOf(settings, height + Math.max(more, 0)) };
}
