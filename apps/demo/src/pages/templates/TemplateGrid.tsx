/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import type { TemplateSummary } from '@letu/client';
import { DeviceNote } from '../../layout/DeviceNote.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { LoadFailed } from '../../server/LoadFailed.js';
import { cardGrid, note } from '../../layout/parts.js';
import { useServerBack } from '../../server/useServerBack.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useTemplates, type TemplateQuery } from '../../templates/useTemplates.js';
import { TemplateCard } from './TemplateCard.js';

const styles = {
  grid: cardGrid,
  found: note,
  more: css({ textAlign: 'center' }),
  waiting: css({
    '&&': { width: '100%', height: 210 },
    '.ant-skeleton-node': { width: '100%', height: '100%' },
  }),
};

export interface TemplateGridProps {
  readonly query: TemplateQuery;
  addressOf(id: string): string;
  onUse(template: TemplateSummary): void;
  onEdit(template: TemplateSummary): void;
  onRemove(template: TemplateSummary): void;
  onReset(): void;
}

/** The templates that fit, as far as one has scrolled. */
export function TemplateGrid({ query, addressOf, onUse, onEdit, onRemove, onReset }: TemplateGridProps) {
  const { text } = useSettings();
  const words = text.templates;
  const { data, error, isPending, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useTemplates(query);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.total;
  const isAway = data?.pages.some((page) => page.isAway) === true;
  useServerBack(isAway, () => void refetch());
  if (error && items.length === 0) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {isAway && <DeviceNote onRetry={() => void refetch()}>{words.away}</DeviceNote>}
      <p css={styles.found} role="status">
        {total === undefined ? ' ' : words.found(total)}
      </p>
      {!isPending && items.length === 0 && <NoTemplates query={query} onReset={onReset} />}
      <ul css={styles.grid} aria-busy={isPending} aria-label={words.title}>
        {isPending && Array.from({ length: 8 }, (_, index) => <Waiting key={index} />)}
        {items.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              to={addressOf(template.id)}
              onUse={() => onUse(template)}
              onEdit={() => onEdit(template)}
              onRemove={() => onRemove(template)}
            />
          </li>
        ))}
      </ul>
      {error && <LoadFailed error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && <More isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function Waiting() {
  return (
    <li aria-hidden="true">
      <Skeleton.Node active css={styles.waiting}>
        <span />
      </Skeleton.Node>
    </li>
  );
}

function NoTemplates({ query: { from, ...rest }, onReset }: Pick<TemplateGridProps, 'query' | 'onReset'>) {
  const { templates: words } = useSettings().text;
  if (from === 'me' && Object.keys(rest).length === 0)
    return <EmptyHint title={words.noneMine} hint={words.noneMineHint} />;
  return (
    <EmptyHint title={words.none} hint={words.noneHint}>
      <Button onClick={onReset}>{words.reset}</Button>
    </EmptyHint>
  );
}

/** Shows more when it is come to, or pressed. */
function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { text } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!place.current || isLoading) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '300px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={place} css={styles.more}>
      <Button loading={isLoading} onClick={onMore}>
        {text.templates.more}
      </Button>
    </div>
  );
}
