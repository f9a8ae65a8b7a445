/** @jsxImportSource @emotion/react */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import type { Theme } from '@letu/core';
import { DiagramImage } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { pictureFrame } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { croppedPicture, drawCropped, type Drawing } from './pictureOfCard.js';

/** A picture that is kept, and what it was drawn for. */
export interface KeptPicture {
  readonly svg: string;
  readonly theme: Theme;
}

export interface CardPictureProps {
  readonly frame?: Ref<HTMLDivElement>;
  /** Whether it has come into sight, which a list of cards is shown before: each picture is a page of its own to the browser. @default true */
  readonly isSeen?: boolean;
  /** Tells the picture from every other, and from what it was before. */
  readonly id: readonly (string | number)[];
  /** The picture that is kept; null where it is drawn each time, undefined where there is none yet. */
  readonly kept: KeptPicture | null | undefined;
  /** Returns what the picture shows, to draw it for the theme of the page; undefined where it cannot be drawn without more. */
  readonly load: () => Promise<Drawing | undefined>;
  /** What is shown where there is no picture, or nothing on it. */
  readonly children: ReactNode;
}

/**
 * A diagram's picture on a card: cropped to what is drawn, in the theme of the page. One that was kept in the other theme is drawn
 * anew, and shown as it is until then, or where it cannot be.
 */
export function CardPicture({ frame, isSeen = true, id, kept, load, children }: CardPictureProps) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const isDrawn = kept !== undefined && kept?.theme !== theme;
  const { data: own } = useQuery({
    queryKey: ['card picture', ...id, 'kept', kept?.theme],
    queryFn: () => croppedPicture(kept?.svg ?? ''),
    enabled: Boolean(kept),
    staleTime: Infinity,
  });
  const { data: drawn } = useQuery({
    queryKey: ['card picture', ...id, 'drawn', theme],
    queryFn: ({ signal }) => drawCropped(load, { theme, locale, signal }),
    // What was empty in the other theme is so in this one.
    enabled: isDrawn && own !== null,
    staleTime: Infinity,
  });
  const isOther = isDrawn && typeof drawn === 'string';
  const svg = isOther ? drawn : own;
  const shown = isOther ? theme : kept?.theme;
  return (
    <div ref={frame} css={pictureFrame} data-theme={svg ? shown : undefined}>
      {/* The title beside it says what it is. */}
      {svg ? isSeen && <DiagramImage svg={svg} alt="" /> : children}
    </div>
  );
}
