import { useLocation, useNavigate, useSearchParams } from '@marisma/area-kit/router';
import type { BookingStatus } from './booking';

export const TABS = ['bookings', 'wishlist', 'messages', 'reviews', 'payments'] as const;
export type DashboardTab = (typeof TABS)[number];

export const STATUSES = ['upcoming', 'past', 'cancelled'] as const satisfies readonly BookingStatus[];

/** What the dialog of a stay shows: its details, or one of the changes that a guest can make. */
export const STAY_STEPS = ['details', 'arrival', 'withdraw', 'cancel', 'dates'] as const;
export type StayStep = (typeof STAY_STEPS)[number];

const oneOf = <T extends string>(known: readonly [T, ...T[]], value: string | null): T =>
  known.find((each) => each === value) ?? known[0];

/**
 * The open tab and stay, kept in the address, so that Back, reload and a copied link keep them.
 * Unknown values count as the first tab.
 */
export function useDashboardPlace() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { stayDepth?: number } | null };
  /** How many steps back the dashboard without a dialog is; 0 where a link led to the stay. */
  const depth = state?.stayDepth ?? 0;
  const linked = params.has('stay') && depth === 0;
  const go = (changes: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...changes }, { preventScrollReset: true });
  const replaceWithout = (...names: string[]) => {
    const rest = [...params].filter(([name]) => !names.includes(name));
    setParams(rest, { preventScrollReset: true, replace: true, state });
  };
  return {
    tab: oneOf(TABS, params.get('tab')),
    status: oneOf(STATUSES, params.get('bookings')),
    thread: params.get('thread'),
    /** Code or id of the stay that is open. */
    stay: params.get('stay'),
    step: oneOf(STAY_STEPS, params.get('do')),
    openTab: (tab: DashboardTab) => go({ tab }),
    openStatus: (status: BookingStatus) => go({ tab: 'bookings', bookings: status }),
    openStay: (stay: string, step: StayStep = 'details') =>
      setParams(
        { ...Object.fromEntries(params), stay, ...(step !== 'details' && { do: step }) },
        { preventScrollReset: true, state: { stayDepth: linked ? 0 : depth + 1 } },
      ),
    closeStay: () => (depth > 0 ? void navigate(-depth) : replaceWithout('stay', 'do')),
    /** Leads from a change back to the details. */
    leaveStep: () => (depth > 1 ? void navigate(-1) : replaceWithout('do')),
  };
}

/** The address of a conversation, or of the list of conversations. */
export const threadPath = (thread?: string): string =>
  thread ? `/dashboard?tab=messages&thread=${thread}` : '/dashboard?tab=messages';
