import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale, Theme } from '@letu/core';
import type { PageCell } from '../../document/model.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import { loadCatalogue, type PaletteEntry } from '../panels/palette/catalogue.js';
import { Thumbnail } from '../panels/palette/Thumbnail.js';
import { thumbnailOf } from '../panels/palette/thumbnails.js';
import { cellOfShape, foundShapes } from './basicShapes.js';

/** A shape that a search offers. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
  /** Whether what is added is text, which is written at once. */
  readonly isText: boolean;
  /** The id of the palette's entry that it is. */
  readonly entry: string;
  /** @param styleOf Says what new cells look like. */
  cells(styleOf: (style: string) => string): readonly PageCell[];
}

/** As many are shown of all that fit. */
const MOST = 60;

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

/** Returns the shapes that fit a search: at once those that most diagrams consist of, then what else the palette has. */
export function useOffers(
  search: string,
  text: CanvasMessages,
  locale: Locale,
  theme: Theme,
): readonly Offer[] {
  const [known, setKnown] = useState<Catalogue>();
  useEffect(() => {
    let isOpen = true;
    void loadCatalogue().then((loaded) => isOpen && setKnown(loaded));
    return () => {
      isOpen = false;
    };
  }, []);
  return useMemo(() => {
    const basic = foundShapes(search, (name) => text.basicShapes[name]).map((shape): Offer => ({
      id: shape.name,
      name: text.basicShapes[shape.name],
      isText: shape.name === 'text',
      entry: shape.entry,
      picture: (
        <svg viewBox="0 0 24 18" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
          <path d={shape.picture} />
        </svg>
      ),
      cells: (styleOf) => [cellOfShape(shape, styleOf)],
    }));
    if (search.trim() === '' || !known) return basic;
    const offered = new Set(basic.map(({ entry }) => entry));
    const more = known.searchCatalogue(search).filter(({ id }) => !offered.has(id));
    return [...basic, ...more.slice(0, MOST).map((entry) => offerOf(entry, locale, theme))];
  }, [search, text, locale, theme, known]);
}

function offerOf(entry: PaletteEntry, locale: Locale, theme: Theme): Offer {
  return {
    id: entry.id,
    name: entry.name[locale],
    isText: false,
    entry: entry.id,
    picture: (
      <Thumbnail of={`${theme} ${locale} ${entry.id}`} draw={() => thumbnailOf(entry, locale, theme)} />
    ),
    cells: (styleOf) =>
      entry
        .cells(locale)
        .map((cell) => (cell.role === 'vertex' ? { ...cell, style: styleOf(cell.style) } : cell)),
  };
}
