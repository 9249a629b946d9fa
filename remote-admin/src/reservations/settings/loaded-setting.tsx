import { ErrorState, Spinner } from '@marisma/area-kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedSettingProps<Stored> {
  query: UseQueryResult<Stored>;
  texts: { failed: string; failedHint: string; loading: string };
  children: (stored: Stored, reload: () => Promise<boolean>) => ReactNode;
}

/** What staff set, once it is read. */
export function LoadedSetting<Stored>({ query, texts, children }: LoadedSettingProps<Stored>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data, async () => (await refetch()).isSuccess);
  return error ? (
    <ErrorState
      title={texts.failed}
      reason={texts.failedHint}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  ) : (
    <Spinner label={texts.loading} />
  );
}
