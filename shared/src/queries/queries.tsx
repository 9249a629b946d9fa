import { useShell } from '@marisma/shared/shell';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/**
 * What an area has read from the data service. Give it a key per user: nobody sees what another has read. A read that
 * fails is logged with its `meta.during`.
 */
export function Queries({ area, children }: { area: string; children: ReactNode }) {
  const { reportError } = useShell();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error, { meta }) => reportError(error, { area, during: String(meta?.during) }),
        }),
        defaultOptions: {
          queries: {
            // Offline must be an error on screen, not a request that waits unseen.
            networkMode: 'always',
            retry: 1,
            retryDelay: 400,
            staleTime: 5 * 60_000,
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
