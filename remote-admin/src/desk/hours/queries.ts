import { change, read, readOne, type Answer } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced';

export type Office = Answer<'office'>;
export type Interval = Office['hours'][number];
export type DayOff = Office['closures'][number];
/** What the office's hours consist of. */
export type Plan = Pick<Office, 'hours' | 'closures'>;

const OFFICE = ['office'];

/** The office hours and days off; read once, since a form is filled with them. */
export function useOffice() {
  return useRead(
    'reading the office hours',
    OFFICE,
    (client, signal) => readOne(client.rpc('office'), signal),
    { staleTime: Infinity, gcTime: 0, retry: false },
  );
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
  const typed = plan ? JSON.stringify(plan) : '';
  const settled = useDebounced(typed, PAUSE_MS);
  const { data, isError } = useRead(
    'previewing the office hours',
    ['preview of the office', settled],
    async (client, signal): Promise<string | null> =>
      read(client.rpc('preview_office', JSON.parse(settled) as Plan), signal),
    { enabled: settled !== '' && settled === typed, staleTime: 0, retry: false },
  );
  return settled === typed ? { due: data, failed: isError } : { due: undefined, failed: false };
}
