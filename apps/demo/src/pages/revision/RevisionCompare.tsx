/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Segmented } from 'antd';
import { useId, useState } from 'react';
import type { Graph, Revision } from '@letu/client';
import type { AnyDefinition } from '@letu/core';
import { OptionsDiff } from '../../diff/OptionsDiff.js';
import { Busy } from '../../layout/Busy.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { column, quiet } from '../../layout/parts.js';
import { asked } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { RevisionActions } from './RevisionActions.js';
import { RevisionPictures } from './RevisionPictures.js';
import { describeRevision } from './describeRevision.js';

const styles = {
  compare: css(column, { gap: 16, minWidth: 0 }),
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    '@media print': { '.ant-segmented, .ant-segmented + *, &:has(.ant-segmented)': { display: 'none' } },
  }),
  words: css({ h2: { fontSize: 'var(--letu-size-heading)', fontWeight: 600 }, p: quiet }),
  with: css({
    '&:not([hidden])': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      color: 'var(--letu-text-quiet)',
    },
  }),
};

const TextDiff = lazyPart(async () => (await import('../../diff/TextDiff.js')).TextDiff);

export interface RevisionCompareProps {
  readonly graph: Graph;
  readonly definition: AnyDefinition | undefined;
  readonly revision: Revision;
  /** The number of the version before, where there is one. */
  readonly previous: number | undefined;
  /** The history has got longer, or a version a name. */
  onChanged(): Promise<void>;
}

type Other = 'current' | 'previous';

/** One version beside the current one, or beside the one before: as pictures and as text. */
export function RevisionCompare({ graph, definition, revision, previous, onChanged }: RevisionCompareProps) {
  const { text, locale } = useSettings();
  const { revision: words } = text.account;
  const { gid } = graph;
  const { number } = revision;
  const isCurrent = number === graph.revision;
  const id = useId();
  const [chosen, setOther] = useState<Other>(isCurrent ? 'previous' : 'current');
  const [look, setLook] = useState<'picture' | 'text'>(definition ? 'picture' : 'text');
  const other = chosen === 'previous' && previous === undefined ? 'current' : chosen;
  const otherNumber = other === 'previous' ? previous : graph.revision;

  const show = (wanted: number) => asked('revision.show', { params: { gid, number: wanted } });
  const one = useQuery(show(number));
  const another = useQuery(show(otherNumber ?? number));
  const isFailed = one.isError || another.isError;
  const retry = () => void Promise.all([one.refetch(), another.refetch()]);
  const label = (wanted: number) => words.number(wanted);
  // Whatever is compared, the older one stands first.
  const both = one.data && another.data ? [one.data, another.data] : [];
  const [earlier, later] = both.toSorted((left, right) => left.number - right.number);

  return (
    <section css={styles.compare} aria-labelledby={id}>
      <div css={styles.bar}>
        <div css={styles.words}>
          <h2 id={id}>{describeRevision(revision, words)}</h2>
          <p>
            {label(number)} · {new Date(revision.createdAt).toLocaleString(locale)} ·{' '}
            {revision.author?.name ?? words.unknownAuthor}
          </p>
        </div>
        <RevisionActions {...{ graph, revision, isCurrent, onChanged }} />
      </div>
      <div css={styles.bar}>
        <Segmented
          aria-label={words.title}
          value={look}
          onChange={setLook}
          options={[
            { value: 'picture', label: words.picture, disabled: !definition },
            { value: 'text', label: words.text },
          ]}
        />
        <span css={styles.with} hidden={isCurrent && previous === undefined}>
          {words.compareWith}
          <Segmented
            aria-label={words.compareWith}
            value={other}
            onChange={setOther}
            options={[
              { value: 'previous', label: words.againstPrevious, disabled: previous === undefined },
              { value: 'current', label: words.againstCurrent },
            ]}
          />
        </span>
      </div>
      {isFailed ? (
        <Alert
          type="error"
          showIcon
          message={words.failed}
          action={<Button onClick={retry}>{text.failure.retry}</Button>}
        />
      ) : (
        (one.isPending || another.isPending) && <Busy label={text.loading} />
      )}
      {earlier && later && definition && (
        <OptionsDiff definition={definition} before={earlier.options} after={later.options} />
      )}
      {earlier && later && look === 'text' && (
        <TextDiff
          before={{ label: label(earlier.number), text: earlier.source }}
          after={{ label: label(later.number), text: later.source }}
          fallback={<Busy label={text.loading} />}
          onMissing={() => definition && setLook('picture')}
        />
      )}
      {earlier && later && look === 'picture' && definition && (
        <RevisionPictures
          definition={definition}
          versions={earlier.number === later.number ? [later] : [earlier, later]}
        />
      )}
    </section>
  );
}
