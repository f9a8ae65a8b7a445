/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ClientError, type Repository } from '@letu/client';
import { PAGE_WIDTH } from '../../layout/frame.js';
import { LoadFailed } from '../../server/LoadFailed.js';
import { NotFoundPage } from '../NotFoundPage.js';
import { isAway } from '../../server/isAway.js';
import { useServerBack } from '../../server/useServerBack.js';
import { asked } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const waiting = css({ width: '100%', maxWidth: PAGE_WIDTH, marginInline: 'auto', padding: 32 });

export interface WithRepositoryProps {
  readonly id: string;
  readonly children: (repository: Repository) => ReactNode;
  /** What is shown while the server cannot be asked. @default that it could not be loaded */
  readonly away?: ReactNode;
}

/** A page about a repository, once that is known. */
export function WithRepository({ id, children, away }: WithRepositoryProps) {
  const { text } = useSettings();
  const { data, error, isFetching, refetch } = useQuery(
    asked('repository.show', { params: { id }, silent: isAway }),
  );
  const isGone = !data && isAway(error);
  // What says that it could not be loaded looks by itself.
  useServerBack(isGone && away !== undefined, () => void refetch());
  if (error instanceof ClientError && (error.status === 404 || error.status === 400)) return <NotFoundPage />;
  if (data) return children(data);
  if (isGone && away) return away;
  if (isFetching)
    return (
      <div css={waiting} role="status" aria-label={text.loading}>
        <Skeleton active avatar paragraph={{ rows: 6 }} />
      </div>
    );
  return (
    <div css={waiting}>
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </div>
  );
}
