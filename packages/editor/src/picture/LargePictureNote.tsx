import { toSvgFile, type Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { downloadFile } from '../export/downloadFile.js';
import { SeverityIcon } from '../icons.js';
import { viewMessages } from '../locales/index.js';

export interface LargePictureNoteProps {
  readonly locale: Locale;
  /** Whether the picture is an image now. */
  readonly asImage: boolean;
  /** Shows the picture in the other form. */
  onToggle(): void;
}

/** Says over a large picture that it can only be looked at, and offers what it is like else. */
export function LargePictureNote({ locale, asImage, onToggle }: LargePictureNoteProps) {
  const text = useMessages(viewMessages, locale);
  return (
    <div className="letu-chip letu-large-note" role="note">
      <span>{asImage ? text.shownAsImage : text.shownAsShapes}</span>
      <button type="button" className="letu-button" onClick={onToggle}>
        {asImage ? text.makeInteractive : text.makeImage}
      </button>
    </div>
  );
}

export interface WithheldNoticeProps {
  readonly svg: string;
  readonly locale: Locale;
  /** What the downloaded file is called. */
  readonly name: string;
  /** Shows the picture all the same; left out where no controls are shown. */
  readonly onShow: (() => void) | undefined;
}

/** Stands in the place of a picture that is too large to show. */
export function WithheldNotice({ svg, locale, name, onShow }: WithheldNoticeProps) {
  const text = useMessages(viewMessages, locale);
  const download = () => downloadFile(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }), name, '.svg');
  return (
    <div className="letu-notice">
      <span className="letu-severity letu-large" data-severity="info">
        <SeverityIcon severity="info" />
      </span>
      <strong>{text.tooLarge}</strong>
      {onShow && (
        <>
          <p className="letu-quiet">{text.tooLargeHint}</p>
          <div className="letu-choices">
            <button type="button" className="letu-button" onClick={download}>
              {text.downloadSvg}
            </button>
            <button type="button" className="letu-button" onClick={onShow}>
              {text.showAnyway}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
