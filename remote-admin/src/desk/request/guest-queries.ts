import { readOne } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { DESK, type DeskRequest } from '../queries';
import type { Client } from '../../lib/client';

/**
 * All that is known of the guest of a request, also by the address, which proves nothing: guests never read requests by it.
 * Of a guest without an account, those without one are of the same address.
 */
export const readGuestRecord = (client: Client, { id }: DeskRequest, signal: AbortSignal) =>
  readOne(client.rpc('guest_record', { request_id: id }), signal);

export const useGuestRecord = (request: DeskRequest) =>
  useRead(
    'reading what is known of a guest',
    [...DESK, 'guest', request.id, request.version],
    (client, signal) => readGuestRecord(client, request, signal),
    { staleTime: 0 },
  );
