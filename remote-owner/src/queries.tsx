import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Offline must be an error on screen, not a request that waits unseen.
        networkMode: 'always',
        retry: 1,
        retryDelay: 400,
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
      },
    },
  });

/** What was read from the data service. Give it a key per user: nobody sees what another has read. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
