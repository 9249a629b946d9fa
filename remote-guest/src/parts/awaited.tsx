import { ErrorState, Spinner } from '@marisma/area-kit/ui';
import type { ReactElement } from 'react';
import { t } from '../texts';

interface AwaitedProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  failed: string;
  /** Null where `failed` says all. */
  reason?: string | null;
  /** What is said while it loads, or what stands there. */
  loading: string | ReactElement;
}

/** Stands where data will be: says that they are read, or could not be, and reads them again. */
export const Awaited = ({ query, failed, reason = t.stay.arriving.failedReason, loading }: AwaitedProps) =>
  query.isError ? (
    <ErrorState
      level={3}
      title={failed}
      reason={reason ?? undefined}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  ) : typeof loading === 'string' ? (
    <Spinner label={loading} />
  ) : (
    loading
  );
