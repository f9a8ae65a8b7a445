import {
  coreMessages,
  LineIndex,
  type Diagnostic,
  type LoadProgress,
  type Locale,
  type RenderPlace,
} from '@letu/core';
import { useMessages } from '@letu/hooks';
import { SeverityIcon } from '../icons.js';
import { viewMessages } from '../locales/index.js';
import type { PictureState } from './pictureState.js';

export interface PictureNoticeProps {
  readonly state: PictureState;
  readonly locale: Locale;
  /** True when the browser could not show the picture. */
  readonly broken: boolean;
  /** Says of work under way no more than that there is some. */
  readonly plain: boolean;
  onRetry(): void;
  /** Moves to a place in the text, where there is a code pane. */
  readonly onReveal: ((diagnostic: Diagnostic) => void) | undefined;
}

/** What the preview says where a picture alone does not tell: nothing yet, work under way, an earlier picture, a failure. */
export function PictureNotice({ state, locale, broken, plain, onRetry, onReveal }: PictureNoticeProps) {
  const text = useMessages(viewMessages, locale);
  const { errors } = useMessages(coreMessages, locale);
  const { status, picture, error, diagnostics, progress } = state;
  if (status === 'rendering') {
    if (picture) return null;
    return plain ? <div className="letu-skeleton" /> : <LoadingNotice {...{ progress, locale }} />;
  }
  if (status === 'idle') return <p className="letu-notice letu-quiet">{text.empty}</p>;
  if (status === 'stale') {
    return (
      <div className="letu-chip">
        <SeverityIcon severity="warning" />
        <span>
          {error ? `${errors[error.code]} ` : ''}
          {error ? text.staleFailure : text.staleMistake}
        </span>
        {error && <RetryButton label={text.retry} onRetry={onRetry} />}
      </div>
    );
  }
  if (status === 'ready') {
    if (broken) return <p className="letu-notice">{text.brokenPicture}</p>;
    // Who cannot change the text can do nothing about it.
    return plain || !onReveal ? null : <PlaceNotice place={picture?.place} title={text.onPage} />;
  }
  return (
    <div className="letu-notice">
      <span className="letu-severity letu-large" data-severity={error ? 'error' : 'info'}>
        <SeverityIcon severity={error ? 'error' : 'info'} />
      </span>
      <strong>{error ? text.engineFailed : text.cannotDraw}</strong>
      {error && <p className="letu-quiet">{errors[error.code]}</p>}
      {!error && <FirstMistake {...{ diagnostics, source: state.source, locale, onReveal }} />}
      {error && <RetryButton label={text.retry} onRetry={onRetry} />}
    </div>
  );
}

/** Says that the page drew a picture itself, and why to whoever asks: such a picture can hold up the page. */
function PlaceNotice({ place, title }: { place: RenderPlace | undefined; title: string }) {
  if (place?.message === undefined) return null;
  return (
    <details className="letu-place-notice">
      <summary>
        <SeverityIcon severity="info" />
        {title}
      </summary>
      <p>{place.message}</p>
    </details>
  );
}

function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <button type="button" className="letu-button" onClick={onRetry}>
      {label}
    </button>
  );
}

function LoadingNotice({ progress, locale }: { progress: LoadProgress | undefined; locale: Locale }) {
  const text = useMessages(viewMessages, locale);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const total = progress && progress.total > 0 ? progress.total : undefined;
  return (
    <div className="letu-notice letu-late">
      <progress
        aria-label={text.loadingEngine}
        max={total}
        value={total === undefined ? undefined : progress?.loaded}
      />
      <p className="letu-quiet">
        {progress ? text.loadingEngine : text.rendering}
        {progress &&
          ` ${text.loaded(megabytes(progress.loaded), total === undefined ? undefined : megabytes(total))}`}
      </p>
    </div>
  );
}

interface FirstMistakeProps extends Pick<PictureNoticeProps, 'onReveal' | 'locale'> {
  readonly diagnostics: readonly Diagnostic[];
  readonly source: string;
}

function FirstMistake({ diagnostics, source, locale, onReveal }: FirstMistakeProps) {
  const text = useMessages(viewMessages, locale);
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  if (!first) return null;
  const { line, column } = new LineIndex(source).positionAt(first.from);
  const place = text.place(line, column + 1);
  return (
    <>
      <p className="letu-quiet">{first.message}</p>
      {onReveal ? (
        <button type="button" className="letu-button" onClick={() => onReveal(first)}>
          {place}
        </button>
      ) : (
        <p className="letu-quiet">{place}</p>
      )}
    </>
  );
}
