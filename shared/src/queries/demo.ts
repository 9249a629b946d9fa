import { useShell } from '@marisma/area-kit/shell';
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

/**
 * The samples of a demo, loaded and arranged once per visit, so that they do not shift at midnight. Elsewhere none are
 * loaded.
 * @returns `samples`: undefined where there are none; `known`: false until it is known whether there are any
 */
export function useDemoSamples<T>(arrange: (now: Date) => Promise<T>): { samples?: T; known: boolean } {
  const demo = useDemo();
  const { data, isSuccess, isError } = useQuery({
    queryKey: ['samples'],
    queryFn: () => arrange(new Date()),
    enabled: demo === true,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return { samples: demo ? data : undefined, known: demo === false || isSuccess || isError };
}
