import { StatusBadge, type BadgeTone } from '@marisma/area-kit/ui';
import type { RequestState } from '../lib/thread';
import { t } from '../texts';

const tones: Record<RequestState, BadgeTone> = { open: 'warning', waiting: 'success', closed: 'neutral' };

/** Where a request stands. */
export function RequestStatus({ state }: { state: RequestState }) {
  return <StatusBadge tone={tones[state]}>{t.live.requests.states[state]}</StatusBadge>;
}
