import { useSearchParams } from '@marisma/shared/router';
import type { BookingStatus } from '../sample/bookings';
import type { ThreadId } from '../sample/threads';

export const TABS = ['bookings', 'wishlist', 'messages', 'reviews', 'payments'] as const;
export type DashboardTab = (typeof TABS)[number];

export const STATUSES = ['upcoming', 'past', 'cancelled'] as const satisfies readonly BookingStatus[];

const oneOf = <T extends string>(known: readonly [T, ...T[]], value: string | null): T =>
  known.find((each) => each === value) ?? known[0];

/**
 * The open tab and its state, kept in the address, so that Back, reload and a copied link keep them.
 * Unknown values count as the first tab.
 */
export function useDashboardPlace() {
  const [params, setParams] = useSearchParams();
  const go = (changes: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...changes }, { preventScrollReset: true });
  return {
    tab: oneOf(TABS, params.get('tab')),
    status: oneOf(STATUSES, params.get('bookings')),
    thread: params.get('thread'),
    openTab: (tab: DashboardTab) => go({ tab }),
    openStatus: (status: BookingStatus) => go({ tab: 'bookings', bookings: status }),
  };
}

/** The address of a conversation, or of the list of conversations. */
export const threadPath = (thread?: ThreadId): string =>
  thread ? `/dashboard?tab=messages&thread=${thread}` : '/dashboard?tab=messages';
