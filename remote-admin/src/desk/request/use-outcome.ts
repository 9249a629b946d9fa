import { useState } from 'react';
import { useOpenRequest } from './request-context';

/**
 * What became of a change. It leaves once the request has changed again.
 * @returns `say` says it; `settle` means that the request has been read since, so that its next version is another
 */
export function useOutcome<T>() {
  const { version } = useOpenRequest().request;
  const [outcome, setOutcome] = useState<{ said: T; settled?: boolean; version?: number }>();
  if (outcome?.settled) {
    if (outcome.version === undefined) setOutcome({ ...outcome, version });
    else if (outcome.version !== version) setOutcome(undefined);
  }
  return {
    said: outcome?.said,
    say: (said: T | undefined) => setOutcome(said === undefined ? undefined : { said }),
    settle: () => setOutcome((now) => now && { ...now, settled: true }),
  };
}
