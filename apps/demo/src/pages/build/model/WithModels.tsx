import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Model, Provider } from '@letu/client';
import { LoadFailed } from '../../../server/LoadFailed.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { modelList, providerList } from './lists.js';

export interface WithModelsProps {
  readonly children: (providers: readonly Provider[], models: readonly Model[]) => ReactNode;
}

/** What is about providers and their models, once those are known. */
export function WithModels({ children }: WithModelsProps) {
  const { text } = useSettings();
  const providers = useQuery(providerList);
  const models = useQuery(modelList);
  if (providers.data && models.data) return children(providers.data, models.data);
  if (providers.isFetching || models.isFetching)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton active avatar paragraph={{ rows: 6 }} />
      </div>
    );
  const retry = () => void Promise.all([providers.refetch(), models.refetch()]);
  return <LoadFailed error={providers.error ?? models.error} onRetry={retry} />;
}
