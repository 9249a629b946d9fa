import { change, read, readOne, type Answer } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced';

export type Office = Answer<'office'>;
export type Interval = Office['hours'][number];
export type DayOff = Office['closures'][number];
/** What the office's hours consist of. */
export type Plan = Pick<Office, 'hours' | 'closures'>;

const OFFICE = ['office'];

/** The office hours and days off; read once, since a form is filled with them. */
export function useOffice() {
  const { supabase } = useShell();
  return useQuery({
    queryKey: OFFICE,
    queryFn: async ({ signal }) => readOne((await supabase()).rpc('office'), signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { during: 'reading the office hours' },
  });
}

/** Replaces the hours, if nobody has changed them since this version, and reads them again. */
export function useSaveOffice(version: number) {
  const queries = useQueryClient();
  return useChange(async (client, plan: Plan) => {
    await change(client.rpc('set_office', { ...plan, expected_version: version }));
    // Not after a refusal: the hours of somebody else would take the place of those in the form.
    await queries.invalidateQueries({ queryKey: OFFICE });
  });
}

const PAUSE_MS = 400;

/**
 * When somebody who writes now would be answered with these hours, by the database's own clock, once typing pauses;
 * null when never.
 * @param plan undefined while it is not valid
 */
export function usePreview(plan: Plan | undefined) {
  const { supabase } = useShell();
  const typed = plan ? JSON.stringify(plan) : '';
  const settled = useDebounced(typed, PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ['preview of the office', settled],
    queryFn: async ({ signal }): Promise<string | null> =>
      read((await supabase()).rpc('preview_office', JSON.parse(settled) as Plan), signal),
    enabled: settled !== '' && settled === typed,
    staleTime: 0,
    retry: false,
    meta: { during: 'previewing the office hours' },
  });
  return settled === typed ? { due: data, failed: isError } : { due: undefined, failed: false };
}
