import { change, read, readOne } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { OWN, type Stay } from '../parts/own';

/** US cents that go back if the guest cancels today. */
export function useRefund({ id, version }: Stay, paidCents: number) {
  return useRead(
    'reading a refund',
    // Another version may have other payments or conditions.
    ['refund', id, version, paidCents],
    (client, signal) => read(client.rpc('stay_refund', { reservation_id: id }), signal),
    { staleTime: 0 },
  );
}

interface Nights {
  check_in: PlainDate;
  check_out: PlainDate;
}

/** What a stay costs at other nights; its own nights count as free. */
export function useMoveQuote({ id }: Stay, nights: Nights, enabled: boolean) {
  return useRead(
    'reading the price of other dates',
    ['move', id, nights],
    (client, signal) => readOne(client.rpc('quote_move', { reservation_id: id, ...nights }), signal),
    { enabled, staleTime: 0, retry: false },
  );
}

/** Every change names the version that the guest sees; the database refuses a change of another. */
const target = ({ id, version }: Stay) => ({ reservation_id: id, expected_version: version });

export const useWithdraw = (stay: Stay) =>
  useChange((client) => change(client.rpc('withdraw_stay', target(stay))), OWN);

export const useCancel = (stay: Stay) =>
  useChange(
    (client, reason: string) => change(client.rpc('cancel_stay', { ...target(stay), reason: reason.trim() })),
    OWN,
  );

/** Asks for other nights; the stay remains as it is until staff move it. */
export const useAskMove = (stay: Stay) =>
  useChange(
    (client, wish: Nights & { message: string; quote_hash: string; request_key: string }) =>
      change(client.rpc('ask_move', { ...target(stay), ...wish })),
    OWN,
  );
