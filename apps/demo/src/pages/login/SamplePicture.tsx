/** @jsxImportSource @emotion/react */
import { WarningOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useCallback, useEffect, useState } from 'react';
import { useLetu } from '@letu/theme';
import { kindByName } from '@letu/kinds';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { pictureOf } from './pictures.js';
import { PlainButton } from '../../plain/PlainButton.js';
import type { Sample } from './samples.js';

const styles = {
  frame: css({
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    minWidth: 0,
    minHeight: 0,
    padding: 20,
    background: 'var(--letu-ground)',
    backgroundImage: 'radial-gradient(var(--letu-border) 1px, transparent 1px)',
    backgroundSize: '18px 18px',
  }),
  ahead: css({ maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' }),
  live: css({ position: 'absolute', inset: 0, "&[data-waiting='true']": { visibility: 'hidden' } }),
  note: css({
    position: 'absolute',
    insetInline: 12,
    bottom: 12,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 12px',
    border: '1px solid var(--letu-border)',
    borderRadius: 'var(--letu-radius-sm)',
    background: 'var(--letu-raised)',
    boxShadow: 'var(--letu-shadow-raised)',
    fontSize: 'var(--letu-size-caption)',
    overflowWrap: 'anywhere',
    '& > .anticon': { color: 'var(--letu-warning)' },
  }),
};

export interface SamplePictureProps {
  readonly sample: Sample;
  readonly source: string;
  /** Whether somebody is about to type, for whom the engine is loaded. */
  readonly isEdited: boolean;
}

/** A sample's picture: one that was drawn ahead until its engine has drawn what is typed. */
export function SamplePicture({ sample, source, isEdited }: SamplePictureProps) {
  const { theme } = useLetu();
  const { locale, text } = useSettings();
  const words = text.account.login.try;
  const kind = kindByName(sample.kind);
  const isWanted = isEdited || source !== sample.source[locale];
  const [loaded, setLoaded] = useState<typeof import('./LivePicture.js')>();
  const [isDrawn, setDrawn] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const onDrawn = useCallback((found: string | undefined) => {
    setMistake(found);
    if (found === undefined) setDrawn(true);
  }, []);
  const onFailed = useCallback(() => setFailed(true), []);
  useEffect(() => {
    if (isWanted && !hasFailed) loadChunk(() => import('./LivePicture.js')).then(setLoaded, onFailed);
  }, [isWanted, hasFailed, onFailed]);
  const retry = () => {
    setFailed(false);
    setFailures(failures + 1);
  };
  return (
    <div css={styles.frame}>
      {!isDrawn && (
        <img css={styles.ahead} src={pictureOf(sample.id, locale, theme)} alt={sample.title[locale]} />
      )}
      {isWanted && loaded && kind && !hasFailed && (
        <div css={styles.live} data-waiting={!isDrawn}>
          <loaded.LivePicture
            key={failures}
            {...{ kind, source, onDrawn, onFailed }}
            title={sample.title[locale]}
          />
        </div>
      )}
      <div role="status">
        {hasFailed && (
          <div css={styles.note}>
            <WarningOutlined aria-hidden="true" />
            {words.failed}
            <PlainButton type="link" size="small" onClick={retry}>
              {text.failure.retry}
            </PlainButton>
          </div>
        )}
        {!hasFailed && mistake !== undefined && (
          <div css={styles.note}>
            <WarningOutlined aria-hidden="true" />
            {mistake}
          </div>
        )}
      </div>
    </div>
  );
}
