import { useShell } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asDataError, type Database, type DataError } from '../data';

/**
 * Sends a change once, however often it is pressed, and reads again what it touches, also when it was refused: what is
 * shown is what holds. It is busy until that has been read.
 * @param change sends it; throws DataError
 * @param touches the keys of the queries that are read again
 */
export function useChange<Variables = void, Answer = unknown>(
  change: (client: SupabaseClient<Database>, variables: Variables) => Promise<Answer>,
  ...touches: QueryKey[]
) {
  const { supabase } = useShell();
  const queries = useQueryClient();
  const running = useRef(false);
  const mutation = useMutation<Answer, DataError, Variables>({
    networkMode: 'always',
    mutationFn: async (variables) => {
      try {
        return await change(await supabase(), variables);
      } catch (error) {
        throw asDataError(error);
      }
    },
    onSettled: () => Promise.all(touches.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });

  /** Resolves to the answer; to undefined when the change was refused or another one runs. */
  async function send(variables: Variables): Promise<{ answer: Answer } | undefined> {
    if (running.current) return undefined;
    running.current = true;
    try {
      return { answer: await mutation.mutateAsync(variables) };
    } catch {
      return undefined;
    }
  }

  // A press counts again once what became of the last one is shown.
  useEffect(() => {
    if (!mutation.isPending) running.current = false;
  }, [mutation.isPending, mutation.submittedAt]);

  return {
    busy: mutation.isPending,
    /** What is sent, while it is busy. */
    variables: mutation.variables,
    error: mutation.error ?? undefined,
    send,
    reset: mutation.reset,
  };
}
