/** @jsxImportSource @emotion/react */
import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Theme } from '@letu/core';
import { DiagramImage } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { pictureFrame } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { toCardImage, type CardImage } from './cardImage.js';
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
    queryFn: async () => toCardImage(await croppedPicture(kept?.svg ?? '')),
    enabled: Boolean(kept),
    staleTime: Infinity,
  });
  const { data: drawn } = useQuery({
    queryKey: ['card picture', ...id, 'drawn', theme],
    queryFn: async ({ signal }) => toCardImage(await drawCropped(load, { theme, locale, signal })),
    // What was empty in the other theme is so in this one.
    enabled: isDrawn && own !== null,
    staleTime: Infinity,
  });
  const other = isDrawn ? drawn : undefined;
  const shown = other ?? own;
  const shownFor = other ? theme : kept?.theme;
  return (
    <div ref={frame} css={pictureFrame} data-theme={shown ? shownFor : undefined}>
      {shown ? isSeen && <Shown image={shown} /> : children}
    </div>
  );
}

const place = css({ display: 'contents' });

/** A picture; the title beside it says what it is. */
function Shown({ image: { svg, element } }: { image: CardImage }) {
  const around = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element) around.current?.replaceChildren(element);
  }, [element]);
  return element ? <span ref={around} css={place} /> : <DiagramImage svg={svg} alt="" />;
}
