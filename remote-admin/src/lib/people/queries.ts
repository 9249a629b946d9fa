import { read, type Answer } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PEOPLE } from '../approvals';

/** An account; its houses are those that are its own now or later. */
export type Person = Answer<'people'>;

const PAGE_LENGTH = 50;

/**
 * The accounts whose name or address contains each of the words, page by page; without words admins and management.
 * After a failure the rows before it stay.
 * @param waiting only those that wait for an admin
 */
export function usePeople(words: string, waiting: boolean) {
  const { supabase } = useShell();
  return useInfiniteQuery({
    queryKey: [...PEOPLE, waiting, words],
    queryFn: async ({ pageParam, signal }) =>
      read((await supabase()).rpc('people', { words, most: PAGE_LENGTH, after: pageParam, waiting }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PAGE_LENGTH ? page.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
    retry: false,
    meta: { during: 'reading the people' },
  });
}
