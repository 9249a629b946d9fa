import { read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readPayments } from '../../../lib/payments.data';
import { parseEvents } from '../../../lib/request-event';
import { parseRequests, type DeskRequest } from '../../desk-request';
import type { Asked, OpenRequest } from './request';
import { parseDeskStay, parseHolder, parseInquiry, parseNames, parsePhone, parseService } from './shapes';

type Client = SupabaseClient<Database>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Everything of one request.
 * @param most as many of the latest events
 * @returns undefined when there is no such request, or none that the caller may read
 * @throws DataError
 */
export async function readRequest(
  client: Client,
  id: string,
  most: number,
  signal?: AbortSignal,
): Promise<OpenRequest | undefined> {
  if (!UUID.test(id)) return undefined;
  const [[request], latest, merged] = await Promise.all([
    read(client.from('desk_requests').select('*').eq('id', id), signal).then(parseRequests),
    read(
      client
        .from('request_events')
        .select('id, at, actor_id, actor, kind, body, data')
        .eq('request_id', id)
        .order('id', { ascending: false })
        .limit(most + 1),
      signal,
    ).then(parseEvents),
    read(client.from('desk_requests').select('*').eq('merged_into', id), signal).then(parseRequests),
  ]);
  if (!request) return undefined;
  const [asked, holder] = await Promise.all([
    readAsked(client, request, signal),
    request.heldBy === null
      ? null
      : read(client.from('request_leases').select('holder').eq('request_id', id), signal).then(parseHolder),
  ]);
  return {
    request,
    asked,
    events: latest.slice(0, most).reverse(),
    earlier: latest.length > most,
    merged,
    holder,
  };
}

async function readAsked(
  client: Client,
  { contactSubmissionId, serviceBookingId, reservationId }: DeskRequest,
  signal: AbortSignal | undefined,
): Promise<Asked> {
  if (contactSubmissionId !== null)
    return read(
      client
        .from('contact_submissions')
        .select('phone, sender, inquiry_type, check_in, check_out, guests, properties(name)')
        .eq('id', contactSubmissionId),
      signal,
    ).then(parseInquiry);
  if (serviceBookingId !== null)
    return read(
      client
        .from('service_bookings')
        .select('phone, sender, service_title, service_price, preferred_date, guests')
        .eq('id', serviceBookingId),
      signal,
    ).then(parseService);
  const id = reservationId ?? '';
  const [stay, phone, payments, nameOf] = await Promise.all([
    read(
      client
        .from('reservations')
        .select(
          'id, code, property_id, check_in, check_out, guests, status, closed_as, quote, total_cents, hold_until, version',
        )
        .eq('id', id),
      signal,
    ).then(parseDeskStay),
    read(client.from('reservation_contacts').select('phone').eq('reservation_id', id), signal).then(
      parsePhone,
    ),
    readPayments(client, id, signal),
    read(client.from('properties').select('id, name'), signal).then(parseNames),
  ]);
  return { ...stay, phone, property: nameOf.get(stay.propertyId) ?? stay.propertyId, payments };
}
