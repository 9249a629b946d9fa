import { asDataError } from '@marisma/area-kit/data';
import { ErrorState, SignInAgain, Spinner } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../texts';

/** What to do when something could not be read: sign in again, where the session has ended. */
export function ReadAdvice({ error, hint }: { error: Error; hint: ReactNode }) {
  const refusal = asDataError(error);
  if (refusal.code !== 'signed_out') return hint;
  return (
    <>
      {t.common.signedOut}
      <SignInAgain after={refusal} />
    </>
  );
}

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
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
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return waiting ?? <Spinner label={loading} />;
  return (
    <ErrorState
      level={level}
      title={failed}
      reason={<ReadAdvice error={error} hint={hint} />}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
