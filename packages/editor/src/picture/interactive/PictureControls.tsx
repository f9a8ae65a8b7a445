import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import type { PictureBackground } from '../pictureProps.js';
import { pictureMessages } from './locales/index.js';
import { BackgroundIcon, FitIcon, MinusIcon, OutlineIcon, PlusIcon, SearchIcon } from './pictureIcons.js';
import { ZOOM_STEP } from './viewKeys.js';
import type { Viewport } from './viewport.js';

const BACKGROUNDS: readonly PictureBackground[] = ['plain', 'grid', 'checkerboard'];

export interface PictureControlsProps {
  readonly viewport: Viewport;
  readonly locale: Locale;
  readonly outlineOpen: boolean;
  readonly searchOpen: boolean;
  readonly background: PictureBackground;
  readonly barRef: RefObject<HTMLDivElement | null>;
  readonly onBackgroundChange: ((background: PictureBackground) => void) | undefined;
  onOutline(): void;
  /** Left out where there is no text to search. */
  readonly onSearch: (() => void) | undefined;
}

/** The buttons along the lower edge of a picture. */
export function PictureControls(props: PictureControlsProps) {
  const { viewport, locale, background, barRef, onBackgroundChange, onOutline, onSearch } = props;
  const text = useMessages(pictureMessages, locale);
  const percent = useSyncExternalStore(viewport.subscribe, () =>
    // Of a huge picture seen from far away, less than one percent: but never nothing.
    Math.max(1, Math.round(viewport.getState().resting.k * 100)),
  );
  const next = BACKGROUNDS[(BACKGROUNDS.indexOf(background) + 1) % BACKGROUNDS.length] ?? 'plain';
  return (
    <div ref={barRef} className="letu-controls" role="group" aria-label={text.controls}>
      <div className="letu-tools">
        <Tool label={text.outline} pressed={props.outlineOpen} onClick={onOutline}>
          <OutlineIcon />
        </Tool>
        {onSearch && (
          <Tool label={text.search} hint="Ctrl+F" pressed={props.searchOpen} onClick={onSearch}>
            <SearchIcon />
          </Tool>
        )}
        {onBackgroundChange && (
          <Tool label={text.background[background]} onClick={() => onBackgroundChange(next)}>
            <BackgroundIcon background={background} />
          </Tool>
        )}
      </div>
      <div className="letu-tools">
        <Tool label={text.zoomOut} hint="-" onClick={() => viewport.zoomBy(1 / ZOOM_STEP)}>
          <MinusIcon />
        </Tool>
        <button
          type="button"
          className="letu-tool letu-percent"
          aria-label={text.actual(percent)}
          title={`${text.actualHint} (1)`}
          onClick={() => viewport.zoomTo(1)}
        >
          {percent}%
        </button>
        <Tool label={text.zoomIn} hint="+" onClick={() => viewport.zoomBy(ZOOM_STEP)}>
          <PlusIcon />
        </Tool>
        <Tool label={text.fit} hint="0" onClick={() => viewport.fit()}>
          <FitIcon />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** The key that does the same. */
  readonly hint?: string;
  readonly pressed?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

function Tool({ label, hint, pressed, children, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="letu-tool"
      aria-label={label}
      aria-pressed={pressed}
      title={hint ? `${label} (${hint})` : label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
