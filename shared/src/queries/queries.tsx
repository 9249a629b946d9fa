import { useShell } from '@marisma/area-kit/shell';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/**
 * Caches an area's reads from the data service. Give it a key per user, so that no user sees another's data. A failed
 * read is logged with its `meta.during`.
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
            // Offline must show an error, not a request that waits without a sign.
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
