import { ErrorState, Spinner } from '@marisma/area-kit/ui';
import { t } from '../texts';

interface AwaitedProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  failed: string;
  /** Null where `failed` says all. */
  reason?: string | null;
  loading: string;
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
  ) : (
    <Spinner label={loading} />
  );
