import { Spinner } from '@marisma/area-kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { NotRead } from './not-read';

interface UnreadProps {
  of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What is said while it loads. */
  loading: string;
  /** What is said when it could not be read. */
  failed: string;
  level?: 2 | 3;
  /** Is shown while it loads; by default a spinner. */
  Waiting?: ComponentType<{ label: string }>;
}

/** Stands where something is to be shown that is not there yet: it loads, or could not be read. */
export const Unread = ({ of, loading, failed, level, Waiting = Spinner }: UnreadProps) =>
  of.error ? (
    <NotRead
      title={failed}
      error={of.error}
      level={level}
      onRetry={() => void of.refetch()}
      busy={of.isFetching}
    />
  ) : (
    <Waiting label={loading} />
  );
