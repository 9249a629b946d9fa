import { read, type Answer } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { useDebounced } from '../../lib/use-debounced';

export type Office = Answer<'office'>;
export type Interval = Office['hours'][number];
export type DayOff = Office['closures'][number];
/** What the office's hours consist of. */
export type Plan = Pick<Office, 'hours' | 'closures'>;

/**
 * When somebody who writes now would be answered with these hours, by the database's own clock, once typing pauses;
 * null when never.
 * @param plan undefined while it is not valid
 */
export function usePreview(plan: Plan | undefined) {
  const typed = plan ? JSON.stringify(plan) : '';
  const settled = useDebounced(typed);
  const { data, isError } = useRead(
    'previewing the office hours',
    ['preview of the office', settled],
    async (client, signal): Promise<string | null> =>
      read(client.rpc('preview_office', JSON.parse(settled) as Plan), signal),
    { enabled: settled !== '' && settled === typed, staleTime: 0, retry: false },
  );
  return settled === typed ? { due: data, failed: isError } : { due: undefined, failed: false };
}
