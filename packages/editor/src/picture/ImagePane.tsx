import { useMemo, useState, type CSSProperties } from 'react';
import type { Diagnostic, DiagramError, Locale } from '@letu/core';
import { DiagramImage } from '../DiagramImage.js';
import { WithheldNotice } from './LargePictureNote.js';
import { pictureForm } from './pictureForm.js';
import { PictureNotice } from './PictureNotice.js';
import { PictureSection } from './PictureSection.js';
import type { PictureState } from './pictureState.js';
import { useBroken } from './useBroken.js';
import { ViewToggle, type PictureView } from './ViewToggle.js';

export interface ImagePaneProps {
  readonly state: PictureState;
  readonly locale: Locale;
  /** The name that the host has given to the editor or view. */
  readonly label?: string | undefined;
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

/** A live picture to look at, as an image, with what there is to say about it. */
export function ImagePane(props: ImagePaneProps) {
  const { state, locale, label, alt, onRetry, onError, onReveal, plain, className, style } = props;
  const [view, setView] = useState<PictureView>('fit');
  const svg = state.picture?.svg;
  const [broken, markBroken] = useBroken(svg, onError);
  const [wanted, setWanted] = useState(false);
  const withheld = useMemo(() => svg !== undefined && pictureForm(svg) === 'withheld', [svg]) && !wanted;
  const shown = svg !== undefined && !broken && !withheld;
  return (
    <PictureSection {...{ state, locale, label, className, style }}>
      {/* A region that scrolls has to be reachable by keyboard. */}
      <div
        className="letu-canvas"
        data-view={view}
        {...(plain ? {} : { tabIndex: 0, role: 'group', 'aria-label': alt })}
      >
        {shown && (
          <DiagramImage className="letu-picture" svg={svg} alt={alt} onError={() => markBroken(svg)} />
        )}
      </div>
      {withheld && !broken && svg !== undefined && (
        <WithheldNotice {...{ svg, locale, name: alt }} onShow={plain ? undefined : () => setWanted(true)} />
      )}
      <PictureNotice {...{ state, locale, broken, plain, onRetry, onReveal }} />
      {shown && !plain && <ViewToggle view={view} locale={locale} onChange={setView} />}
    </PictureSection>
  );
}
