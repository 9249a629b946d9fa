import { useShell } from '@marisma/shared/shell';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the site is a demo, where dashboards show samples below what is live. Undefined until the site's settings
 * are read; false where they cannot be read, which the data client reports.
 */
export function useDemo(): boolean | undefined {
  const { demo } = useShell();
  const { data } = useQuery({
    queryKey: ['demo'],
    queryFn: () => demo?.().catch(() => false) ?? false,
    staleTime: Infinity,
  });
  return data;
}
