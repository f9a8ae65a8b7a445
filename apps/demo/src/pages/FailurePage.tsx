/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { HomeButton } from '../layout/HomeButton.js';
import { LoadingBar } from '../layout/LoadingBar.js';
import { StatePage } from '../layout/StatePage.js';
import { StatePicture } from '../layout/StatePicture.js';
import { reload, reloadAfterFailure } from '../offline/offline.js';
import { ChunkError, loadChunk } from '../routing/loadChunk.js';
import { PlainButton } from '../plain/PlainButton.js';
import { useSettings } from '../settings/SettingsProvider.js';

const NotFoundPage = lazy(async () => ({
  default: (await loadChunk(() => import('./NotFoundPage.js'))).NotFoundPage,
}));

const styles = {
  details: css({
    width: 'min(100%, 640px)',
    marginTop: 24,
    color: 'var(--letu-text-quiet)',
    textAlign: 'start',
    summary: { width: 'fit-content', marginInline: 'auto', cursor: 'pointer' },
    pre: {
      maxHeight: 240,
      margin: '12px 0 0',
      padding: '12px 16px',
      overflow: 'auto',
      border: '1px solid var(--letu-border)',
      borderRadius: 'var(--letu-radius-sm)',
      background: 'var(--letu-surface)',
      fontFamily: 'var(--letu-font-code)',
      fontSize: 'var(--letu-size-caption)',
    },
  }),
};

/** What a page shows that could not be loaded or that failed while it was shown. It is at hand itself: it says so where nothing can be loaded. */
export function FailurePage() {
  const error = useRouteError();
  const { text } = useSettings();
  const { failure } = text;
  const chunk = error instanceof ChunkError ? error : undefined;
  const title = chunk ? failure.chunk : failure.crash;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={<LoadingBar />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  const failedHint = navigator.onLine ? failure.chunkHint : failure.chunkOffline;
  const chunkHint = chunk?.reason === 'timeout' ? failure.chunkTimeout : failedHint;
  return (
    <StatePage
      picture={<StatePicture kind="broken" />}
      title={title}
      hint={chunk ? chunkHint : failure.crashHint}
      actions={
        <>
          {/* A failed import stays failed in some browsers, and after an update the old file is gone: start afresh. */}
          <PlainButton type="primary" onClick={() => void (chunk ? reloadAfterFailure() : reload())}>
            {chunk ? failure.retry : failure.reload}
          </PlainButton>
          <HomeButton />
        </>
      }
    >
      {!chunk && (
        <details css={styles.details}>
          <summary>{failure.details}</summary>
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        </details>
      )}
    </StatePage>
  );
}
