import { StatusBadge, type BadgeTone } from '@marisma/area-kit/ui';
import type { Conversation } from '../parts/own';
import { t } from '../texts';

const tones: Record<Conversation['state'], BadgeTone> = {
  open: 'warning',
  waiting: 'success',
  closed: 'neutral',
};

/** Where a request stands. One that the desk has put off is not answered. */
export function RequestStatus({ request: { state, turn_at } }: { request: Conversation }) {
  const shown = turn_at === null ? state : 'open';
  return <StatusBadge tone={tones[shown]}>{t.live.requests.states[shown]}</StatusBadge>;
}
