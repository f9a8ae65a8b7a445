import type { Locale, Theme } from '@letu/core';
import type { PageCell } from '../../../document/model.js';
import { emptyPage } from '../../../document/readPage.js';
import { svgOf } from '../../../draw/drawFile.js';
import { drawPage } from '../../../draw/drawPage.js';
import { createLabelMeasure } from '../../../graph/index.js';
import { LETU } from '../../../letuLook.js';
import { withLook } from '../../edit/newStyle.js';
import type { PaletteEntry } from './catalogue.js';

/** How much is left around what is drawn, so that lines are not cut off. */
const MARGIN = 3;
/** The widest and highest that a picture is shown. */
const SIZE = 36;

/** Lines keep their width however small the picture is shown: as thin as the rest is small, they would not be seen. */
const LINES = '<style>* { vector-effect: non-scaling-stroke }</style>';

/** What says no colours has those of Letu's look, which stand out from the panel in both themes: lines are thin at this size. */
const WORDS = `fontColor=${LETU.text};`;
const LOOK = `${WORDS}fillColor=${LETU.node};strokeColor=${LETU.edge};`;
/** What the style sheet paints no ground of. */
const BARE = /^(?:text|edgeLabel|group|image|icon)(?:;|$)/;

const pictures = new Map<string, string>();

const BLANK = emptyPage({ id: 'thumbnail', name: '' });

/** Returns the picture of an entry, as the text of an SVG; it is drawn once. */
export function thumbnailOf(entry: PaletteEntry, locale: Locale, theme: Theme): string {
  const key = `${theme} ${locale} ${entry.id}`;
  const known = pictures.get(key) ?? pictureOf(entry, locale, theme);
  pictures.set(key, known);
  return known;
}

function pictureOf(entry: PaletteEntry, locale: Locale, theme: Theme): string {
  const cells = entry.cells(locale).map((cell): PageCell => ({
    ...cell,
    parent: cell.parent ?? '1',
    style: withLook(cell.style, BARE.test(cell.style) ? WORDS : LOOK, 'vertex'),
  }));
  const page = { ...BLANK, cells: [...BLANK.cells, ...cells] };
  const margin = Math.round(MARGIN * Math.max(1, Math.max(entry.width, entry.height) / SIZE / 2));
  const { box, content } = drawPage(page, { theme, measure: createLabelMeasure(), margin });
  return svgOf(box, LINES + content);
}
