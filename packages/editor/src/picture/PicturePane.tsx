import { useState, type CSSProperties } from 'react';
import { DiagramError, type Diagnostic, type Locale } from '@letu/core';
import { DiagramImage } from '../DiagramImage.js';
import { messages } from '../locales/index.js';
import { PictureNotice } from './PictureNotice.js';
import type { PictureState } from './pictureState.js';
import { ViewToggle, type PictureView } from './ViewToggle.js';

export interface PicturePaneProps {
  readonly state: PictureState;
  readonly locale: Locale;
  /** The picture's name for those who do not see it. */
  readonly alt: string;
  onRetry(): void;
  /** Called when the browser cannot show what the engine drew. */
  onError(error: DiagramError): void;
  readonly onReveal?: ((diagnostic: Diagnostic) => void) | undefined;
  /** Shows no controls, and takes no focus where nothing failed. */
  readonly plain: boolean;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/** A live picture, with what there is to say about it. */
export function PicturePane(props: PicturePaneProps) {
  const { state, locale, alt, onRetry, onError, onReveal, plain, className, style } = props;
  const [view, setView] = useState<PictureView>('fit');
  const [brokenSvg, setBrokenSvg] = useState<string>();
  const svg = state.picture?.svg;
  const broken = svg !== undefined && svg === brokenSvg;
  const shown = svg !== undefined && !broken;
  const markBroken = () => {
    setBrokenSvg(svg);
    onError(new DiagramError('engine-crashed', 'The engine answered with something that is no picture.'));
  };
  return (
    <section
      data-part="preview"
      data-state={state.status}
      data-picture-theme={state.picture?.theme}
      aria-label={messages[locale].preview}
      aria-busy={state.status === 'rendering'}
      className={className}
      style={style}
    >
      {/* A region that scrolls has to be reachable by keyboard. */}
      <div
        className="letu-canvas"
        data-view={view}
        {...(plain ? {} : { tabIndex: 0, role: 'group', 'aria-label': alt })}
      >
        {shown && <DiagramImage className="letu-picture" svg={svg} alt={alt} onError={markBroken} />}
      </div>
      <PictureNotice {...{ state, locale, broken, plain, onRetry, onReveal }} />
      {shown && !plain && <ViewToggle view={view} locale={locale} onChange={setView} />}
    </section>
  );
}
