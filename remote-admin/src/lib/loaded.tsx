import { ErrorState, Spinner } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  loading?: string;
  failed: string;
  hint?: ReactNode;
  level?: 1 | 2 | 3;
  /** What is shown meanwhile in place of a spinner; it says that it loads. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has read; until then that it is read, or that it could not be, with a button that tries again. */
export function Loaded<Data>({ query, loading, failed, hint, level, waiting, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return waiting ?? <Spinner label={loading} />;
  return (
    <ErrorState level={level} title={failed} reason={hint} onRetry={() => void refetch()} busy={isFetching} />
  );
}
