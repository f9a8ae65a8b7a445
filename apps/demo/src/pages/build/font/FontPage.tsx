/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Input, Segmented, Skeleton } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { Font } from '@letu/client';
import { useIsSiteOwner } from '../../../account/useIsSiteOwner.js';
import { fontList } from '../../../kinds/fonts.js';
import { EmptyHint } from '../../../layout/EmptyHint.js';
import { LoadFailed } from '../../../server/LoadFailed.js';
import { column, note, plainList } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { BuildPage } from '../BuildPage.js';
import { FontCard } from './FontCard.js';
import { fontWords } from '../../../locales/build/font/index.js';
import { useWords } from '../../../settings/useWords.js';
import { FontDrop } from './FontDrop.js';

const styles = {
  tools: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }),
  sample: css({ flex: '1 1 240px', maxWidth: 420 }),
  group: css(column, { gap: 12, h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 } }),
  cards: css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: 16,
  }),
};

/** The fonts one has, one's own and those of the site, and the way to more. */
export function FontPage() {
  const { text } = useSettings();
  const words = useWords(fontWords);
  const isOwner = useIsSiteOwner();
  const [whose, setWhose] = useState<'mine' | 'site'>('mine');
  const [written, setWritten] = useState('');
  const { data: fonts, error, isFetching, refetch } = useQuery(fontList);
  const card = (font: Font) => (
    <FontCard font={font} written={written.trim()} canDelete={!font.ofSite || isOwner} />
  );
  const mine = fonts?.filter(({ ofSite }) => !ofSite) ?? [];
  const ofSite = fonts?.filter((font) => font.ofSite) ?? [];
  return (
    <BuildPage title={text.build.sections.font} about={<p>{words.about}</p>}>
      <div css={styles.tools}>
        {isOwner && (
          <Segmented
            aria-label={words.whoseLabel}
            value={whose}
            options={(['mine', 'site'] as const).map((value) => ({ value, label: words.whose[value] }))}
            onChange={setWhose}
          />
        )}
        {fonts && fonts.length > 0 && (
          <Input
            css={styles.sample}
            aria-label={words.sampleLabel}
            placeholder={words.ownSample}
            value={written}
            maxLength={60}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
      </div>
      <FontDrop whose={whose} />
      {!fonts && isFetching && (
        <div role="status" aria-label={text.loading}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
      {!fonts && error && !isFetching && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {fonts && (
        <>
          <Group title={words.mine} fonts={mine} card={card}>
            <EmptyHint title={words.none} hint={words.noneHint} />
          </Group>
          {(ofSite.length > 0 || isOwner) && (
            <Group title={words.ofSite} fonts={ofSite} card={card}>
              <p css={note}>{words.noneOfSite}</p>
            </Group>
          )}
        </>
      )}
    </BuildPage>
  );
}

interface GroupProps {
  readonly title: string;
  readonly fonts: readonly Font[];
  card(font: Font): ReactNode;
  /** Stands in the place of fonts where there are none. */
  readonly children: ReactNode;
}

function Group({ title, fonts, card, children }: GroupProps) {
  const id = useId();
  return (
    <section css={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {fonts.length === 0 ? (
        children
      ) : (
        <ul css={styles.cards}>
          {fonts.map((font) => (
            <li key={font.id}>{card(font)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
