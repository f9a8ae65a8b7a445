/** @jsxImportSource @emotion/react */
import { DeleteOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Tag } from 'antd';
import { useRef } from 'react';
import type { Font } from '@letu/client';
import { useInSight } from '../../../layout/useInSight.js';
import { column, note, oneLine, panel } from '../../../layout/parts.js';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { loadedFace } from './fontFaces.js';

/** How many characters are in common use: the first level of GB/T 2312. */
const COMMON = 3755;

const styles = {
  card: css(panel, column, { height: '100%', overflow: 'hidden' }),
  sample: css({
    display: 'grid',
    alignItems: 'center',
    minHeight: 108,
    padding: '16px 18px',
    background: 'var(--letu-ground)',
    fontSize: 26,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    "&[data-state='away']": { color: 'var(--letu-text-quiet)', fontSize: 'var(--letu-size-caption)' },
  }),
  row: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    padding: '12px 8px 4px 18px',
    borderTop: '1px solid var(--letu-border)',
  }),
  words: css({ flex: 1, minWidth: 0 }),
  name: css(oneLine, { fontSize: 'var(--letu-size-body)', fontWeight: 600 }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    padding: '4px 18px 16px',
    '.ant-tag': { margin: 0 },
  }),
};

export interface FontCardProps {
  readonly font: Font;
  /** What is written in the font. */
  readonly sample: string;
  /** Whether the sample is somebody's own, which may change with each key. */
  readonly isOwnSample: boolean;
  readonly canDelete: boolean;
}

/** A font in its own letters, with what it can write and what it may be used for. */
export function FontCard({ font, sample, isOwnSample, canDelete }: FontCardProps) {
  const { text, locale } = useSettings();
  const words = text.build.font;
  const { message, modal } = App.useApp();
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(frame);
  const { data: family, isError } = useQuery({
    ...loadedFace(font, isOwnSample ? undefined : sample),
    enabled: isSeen,
    placeholderData: (previous) => previous,
  });
  const { weight, style, embedding, hanzi, commonHanzi, size, format } = font;
  const nearest = String(Math.min(900, Math.max(100, Math.round(weight / 100) * 100)));
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(size / (1 << 20));
  const remove = () =>
    void modal.confirm({
      title: words.removeTitle(font.family),
      content: font.ofSite ? words.removeSiteHint : words.removeHint,
      okText: text.build.model.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = await attempt(client.call('font.delete', { params: { id: font.id } }));
        await readAgain('font.list');
        if (done) void message.success(words.removed(font.family));
      },
    });
  return (
    <article css={styles.card} aria-label={font.family}>
      <div
        ref={frame}
        css={styles.sample}
        data-state={family ? 'ready' : 'away'}
        style={family ? { fontFamily: family } : undefined}
      >
        {family ? sample : isError ? words.noPreview : words.loading}
      </div>
      <div css={styles.row}>
        <div css={styles.words}>
          <h3 css={styles.name} title={font.family}>
            {font.family}
          </h3>
          <p css={note}>
            {[
              words.weights[nearest],
              weight,
              ...(style === 'normal' ? [] : [words.styles[style]]),
              format.toUpperCase(),
              `${megabytes} MB`,
            ].join(' · ')}
          </p>
        </div>
        {canDelete && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={words.remove(font.family)}
            title={words.remove(font.family)}
            onClick={remove}
          />
        )}
      </div>
      <div css={styles.facts}>
        <Tag bordered={false} title={words.coverageHint(commonHanzi, hanzi)}>
          {hanzi === 0 ? words.noHanzi : words.coverage(Math.floor((commonHanzi / COMMON) * 100))}
        </Tag>
        <Tag bordered={false} title={words.embeddingHint[embedding]}>
          {words.embedding[embedding]}
        </Tag>
        <Tag bordered={false} color={embedding === 'whole' ? 'warning' : 'success'}>
          {embedding === 'whole' ? words.notUsable : words.usable}
        </Tag>
      </div>
    </article>
  );
}
