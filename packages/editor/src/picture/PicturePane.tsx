import { forwardRef, useMemo, useState, type CSSProperties } from 'react';
import type { Diagnostic, DiagramError, Locale } from '@letu/core';
import { ImagePane } from './ImagePane.js';
import { LargePictureNote, WithheldNotice } from './LargePictureNote.js';
import { pictureForm, type PictureForm } from './pictureForm.js';
import { PictureNotice } from './PictureNotice.js';
import type { PictureHandle, PictureTies } from './pictureProps.js';
import { PictureSection } from './PictureSection.js';
import type { PictureState } from './pictureState.js';
import { PictureStatusNote } from './PictureStatusNote.js';
import { useBroken } from './useBroken.js';
import { useInteractive } from './useInteractive.js';

export interface PicturePaneProps extends PictureTies {
  readonly state: PictureState;
  readonly locale: Locale;
  /** The name that the host has given to the editor or view. */
  readonly label?: string | undefined;
  /** The picture's name for those who do not see it. */
  readonly alt: string;
  onRetry(): void;
  /** Called when what the engine drew cannot be shown. */
  onError(error: DiagramError): void;
  readonly onReveal?: ((diagnostic: Diagnostic) => void) | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/** A live picture that is tied to its text, with what there is to say about it. */
export const PicturePane = forwardRef<PictureHandle, PicturePaneProps>(function PicturePane(props, ref) {
  const { state, locale, label, alt, onRetry, onError, onReveal, className, style, ...ties } = props;
  const { picture, status } = state;
  const Interactive = useInteractive();
  const [broken, markBroken] = useBroken(picture?.svg, onError);
  const [wanted, setWanted] = useState<PictureForm>();
  const own = useMemo(() => (picture ? pictureForm(picture.svg) : 'interactive'), [picture]);
  const form = own === 'interactive' ? own : (wanted ?? own);
  // Without its code a picture can still be looked at.
  if (Interactive === 'failed') return <ImagePane {...props} plain={false} />;
  return (
    <PictureSection {...{ state, locale, label, className, style }}>
      {picture && !broken && form === 'withheld' && (
        <WithheldNotice svg={picture.svg} name={alt} locale={locale} onShow={() => setWanted('image')} />
      )}
      {picture && !broken && form !== 'withheld' && Interactive !== 'loading' && (
        <Interactive
          ref={ref}
          {...{ picture, locale, alt }}
          {...ties}
          stale={status === 'stale'}
          asImage={form === 'image'}
          onBroken={markBroken}
        />
      )}
      {picture && !broken && own !== 'interactive' && form !== 'withheld' && (
        <LargePictureNote
          locale={locale}
          asImage={form === 'image'}
          onToggle={() => setWanted(form === 'image' ? 'interactive' : 'image')}
        />
      )}
      <PictureNotice {...{ state, locale, broken, onRetry, onReveal }} plain={false} />
      <PictureStatusNote {...{ state, locale }} />
    </PictureSection>
  );
});
