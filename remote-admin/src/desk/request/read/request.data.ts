import type { Database } from '@marisma/area-kit/data';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readPayments } from '../../../lib/payments.data';
import { parseEvents } from '../../../lib/request-event';
import { parseRequests, type DeskRequest } from '../../desk-request';
import type { Asked, OpenRequest } from './request';
import { parseDeskStay, parseHolder, parseInquiry, parseNames, parsePhone, parseService } from './shapes';

type Client = SupabaseClient<Database>;

const PATIENCE_MS = 15_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Send = Parameters<typeof ask>[0];

/**
 * Everything of one request.
 * @param most as many of the latest events
 * @returns undefined when there is no such request, or none that the caller may read
 * @throws Refusal
 */
export async function readRequest(
  client: Client,
  id: string,
  most: number,
  signal?: AbortSignal,
): Promise<OpenRequest | undefined> {
  if (!UUID.test(id)) return undefined;
  const read = <T>(send: Send, parse: (answer: unknown) => T): Promise<T> =>
    ask(send, parse, PATIENCE_MS, signal);
  const [[request], latest, merged] = await Promise.all([
    read(
      (until) => client.from('desk_requests').select('*').eq('id', id).retry(false).abortSignal(until),
      parseRequests,
    ),
    read(
      (until) =>
        client
          .from('request_events')
          .select('id, at, actor_id, actor, kind, body, data')
          .eq('request_id', id)
          .order('id', { ascending: false })
          .limit(most + 1)
          .retry(false)
          .abortSignal(until),
      parseEvents,
    ),
    read(
      (until) =>
        client.from('desk_requests').select('*').eq('merged_into', id).retry(false).abortSignal(until),
      parseRequests,
    ),
  ]);
  if (!request) return undefined;
  const [asked, holder] = await Promise.all([
    readAsked(client, request, read, signal),
    request.heldBy === null
      ? null
      : read(
          (until) =>
            client
              .from('request_leases')
              .select('holder')
              .eq('request_id', id)
              .retry(false)
              .abortSignal(until),
          parseHolder,
        ),
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
  read: <T>(send: Send, parse: (answer: unknown) => T) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<Asked> {
  if (contactSubmissionId !== null)
    return read(
      (until) =>
        client
          .from('contact_submissions')
          .select('phone, sender, inquiry_type, check_in, check_out, guests, properties(name)')
          .eq('id', contactSubmissionId)
          .retry(false)
          .abortSignal(until),
      parseInquiry,
    );
  if (serviceBookingId !== null)
    return read(
      (until) =>
        client
          .from('service_bookings')
          .select('phone, sender, service_title, service_price, preferred_date, guests')
          .eq('id', serviceBookingId)
          .retry(false)
          .abortSignal(until),
      parseService,
    );
  const id = reservationId ?? '';
  const [stay, phone, payments, nameOf] = await Promise.all([
    read(
      (until) =>
        client
          .from('reservations')
          .select(
            'id, code, property_id, check_in, check_out, guests, status, closed_as, quote, total_cents, hold_until, version',
          )
          .eq('id', id)
          .retry(false)
          .abortSignal(until),
      parseDeskStay,
    ),
    read(
      (until) =>
        client
          .from('reservation_contacts')
          .select('phone')
          .eq('reservation_id', id)
          .retry(false)
          .abortSignal(until),
      parsePhone,
    ),
    readPayments(client, id, signal),
    read((until) => client.from('properties').select('id, name').retry(false).abortSignal(until), parseNames),
  ]);
  return { ...stay, phone, property: nameOf.get(stay.propertyId) ?? stay.propertyId, payments };
}
