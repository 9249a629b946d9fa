import { read, type Answer } from '@marisma/area-kit/data';
import { PEOPLE } from '../approvals';
import { usePages } from '../use-pages';

/** An account; its houses are those that are its own now or later. */
export type Person = Answer<'people'>;

/**
 * The accounts whose name or address contains each of the words, page by page; without words admins and management.
 * After a failure the rows before it stay.
 * @param waiting only those that wait for an admin
 */
export const usePeople = (words: string, waiting: boolean) =>
  usePages<Person[], Person>({
    during: 'reading the people',
    queryKey: [...PEOPLE, waiting, words],
    read: (client, most, after, signal) =>
      read(client.rpc('people', { words, most, after: after?.id, waiting }), signal),
    rowsOf: (page) => page,
    staleTime: 0,
    retry: false,
  });
