import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { viewMessages } from '../locales/index.js';
import type { PictureState } from './pictureState.js';

export interface PictureSectionProps {
  readonly state: PictureState;
  readonly locale: Locale;
  /** The name that the host has given to the editor or view. */
  readonly label?: string | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The part of an editor or a view that holds the picture, and says how the picture stands. */
export function PictureSection({ state, locale, label, className, style, children }: PictureSectionProps) {
  const text = useMessages(viewMessages, locale);
  return (
    <section
      data-part="preview"
      data-state={state.status}
      data-picture-theme={state.picture?.theme}
      aria-label={text.preview(label)}
      aria-busy={state.status === 'rendering'}
      className={className}
      style={style}
    >
      {children}
    </section>
  );
}
