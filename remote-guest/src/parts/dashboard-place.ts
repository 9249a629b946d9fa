import { useLocation, useNavigate, useSearchParams } from '@marisma/area-kit/router';
import type { Phase } from './own';
import { PHASES } from './stay';

export const TABS = ['bookings', 'wishlist', 'messages', 'reviews', 'payments'] as const;
export type DashboardTab = (typeof TABS)[number];

/** What the dialog of a stay shows: its details, or one of the changes that a guest can make. */
const STAY_STEPS = [
  'details',
  'arrival',
  'guide',
  'withdraw',
  'cancel',
  'dates',
  'pay',
  'invoice',
  'terms',
] as const;
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
  const go = (changes: Record<string, string>, nextState?: object) =>
    setParams({ ...Object.fromEntries(params), ...changes }, { preventScrollReset: true, state: nextState });
  const replaceWithout = (...names: string[]) => {
    const rest = [...params].filter(([name]) => !names.includes(name));
    setParams(rest, { preventScrollReset: true, replace: true, state });
  };
  return {
    tab: oneOf(TABS, params.get('tab')),
    hasTab: params.has('tab'),
    phase: oneOf(PHASES, params.get('bookings')),
    /** Id of the open conversation; it may be unknown. */
    conversation: params.get('thread'),
    /** Code or id of the stay that is open; it may be unknown. */
    stay: params.get('stay'),
    step: oneOf(STAY_STEPS, params.get('do')),
    /** The payment from whose page by the provider the guest is back, and what became of it there. */
    payment: params.get('payment'),
    result: params.get('result'),
    leaveResult: () => replaceWithout('payment', 'result'),
    openTab: (tab: DashboardTab) => go({ tab }),
    openPhase: (phase: Phase) => go({ tab: 'bookings', bookings: phase }),
    openStay: (stay: string, step: StayStep = 'details') =>
      go({ stay, ...(step !== 'details' && { do: step }) }, { stayDepth: linked ? 0 : depth + 1 }),
    closeStay: () => (depth > 0 ? void navigate(-depth) : replaceWithout('stay', 'do')),
    /** Leads from a change back to the details. */
    leaveStep: () => (depth > 1 ? void navigate(-1) : replaceWithout('do')),
  };
}
