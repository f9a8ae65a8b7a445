/** @jsxImportSource @emotion/react */
import { DeleteOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Tag } from 'antd';
import { useRef } from 'react';
import type { Font } from '@letu/client';
import type { Locale } from '@letu/core';
import { useInSight } from '../../../layout/useInSight.js';
import { column, note, oneLine, panel } from '../../../layout/parts.js';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { toasts } from '../../../plain/toasts.js';
import { fontWords } from '../../../locales/build/font/index.js';
import { useWords } from '../../../settings/useWords.js';
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

/** Returns how large a file is, in words. */
function sizeOf(bytes: number, locale: Locale): string {
  const unit = bytes < 1e6 ? 'kilobyte' : 'megabyte';
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return words.format(bytes / (unit === 'kilobyte' ? 1e3 : 1e6));
}

export interface FontCardProps {
  readonly font: Font;
  /** What somebody wants to see written in the font; empty for the usual. */
  readonly written: string;
  readonly canDelete: boolean;
}

/** A font in its own letters, with what it can write and what it may be used for. */
export function FontCard({ font, written, canDelete }: FontCardProps) {
  const { text, locale } = useSettings();
  const words = useWords(fontWords);
  const { modal } = App.useApp();
  // Without Chinese of its own, the font would show another's.
  const sample = written || (font.hanzi === 0 ? words.latinSample : words.sample);
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(frame);
  const { data: family, isError } = useQuery({
    ...loadedFace(font, written === '' ? sample : undefined),
    enabled: isSeen,
    placeholderData: (previous) => previous,
  });
  const { weight, style, embedding, hanzi, commonHanzi, size, format } = font;
  const nearest = String(Math.min(900, Math.max(100, Math.round(weight / 100) * 100)));
  const remove = () =>
    void modal.confirm({
      title: words.removeTitle(font.family),
      content: font.ofSite ? words.removeSiteHint : words.removeHint,
      okText: text.document.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = await attempt(client.call('font.delete', { params: { id: font.id } }));
        await readAgain('font.list');
        if (done) toasts.success(words.removed(font.family));
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
              sizeOf(size, locale),
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
