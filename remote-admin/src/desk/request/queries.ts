import { read, readOne } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EVENT_COLUMNS, type RequestEvent } from '../../lib/describe-event';
import { PAYMENT_COLUMNS } from '../../lib/payments';
import { DESK, fresh, type DeskRequest } from '../queries';
import type { Client } from '../../lib/client';

/** What was asked for: with a form, or as a stay. */
export type Inquiry = Awaited<ReturnType<typeof readInquiry>>;

export type ServiceBooking = Awaited<ReturnType<typeof readService>>;

/** How a service stands, and the stay to which it belongs. */
export type Arrangement = NonNullable<ServiceBooking['arrangement']>;

export type DeskStay = Awaited<ReturnType<typeof readStay>>;

/** Names a request as the caller has read it; another version is refused. */
export const requestVersion = ({ id, version }: DeskRequest) => ({
  request_id: id,
  expected_version: version,
});

/** Everything that the desk shows of one request. */
export interface OpenRequest {
  request: DeskRequest;
  subject: Inquiry | ServiceBooking | DeskStay;
  /** Oldest first. */
  events: readonly RequestEvent[];
  /** Whether there are events before these. */
  earlier: boolean;
  /** Requests that are answered in this one. */
  merged: readonly DeskRequest[];
  /** The account that is writing an answer. */
  holder: string | null;
}

const EVENTS = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A request with its latest events; null when there is none, or none that the caller may read. */
export function useRequest(id: string) {
  const [limit, setLimit] = useState(EVENTS);
  const query = useRead(
    'reading a request',
    [...DESK, 'request', id, limit],
    async (client, signal) => (UUID.test(id) ? readRequest(client, id, limit, signal) : null),
    { placeholderData: keepPreviousData, ...fresh },
  );
  return {
    query,
    readingEarlier: query.isPlaceholderData,
    showEarlier: () => setLimit(limit + EVENTS),
  };
}

/** What was read last of a request: after a change it is there a moment before it is drawn. */
export function useLatestRead(id: string): () => OpenRequest | undefined {
  const queries = useQueryClient();
  return () =>
    queries
      .getQueriesData<OpenRequest>({ queryKey: [...DESK, 'request', id] })
      .flatMap(([, open]) => open ?? [])
      .sort((one, other) => one.request.version - other.request.version)
      .at(-1);
}

async function readRequest(
  client: Client,
  id: string,
  limit: number,
  signal: AbortSignal,
): Promise<OpenRequest | null> {
  const [[request], latest, merged] = await Promise.all([
    read(client.from('desk_requests').select('*').eq('id', id), signal),
    read(
      client
        .from('request_events')
        .select(EVENT_COLUMNS)
        .eq('request_id', id)
        .order('id', { ascending: false })
        .limit(limit + 1),
      signal,
    ),
    read(client.from('desk_requests').select('*').eq('merged_into', id), signal),
  ]);
  if (!request) return null;
  const [subject, leases] = await Promise.all([
    readSubject(client, request, signal),
    request.held_by === null
      ? []
      : read(client.from('request_leases').select('holder').eq('request_id', id), signal),
  ]);
  return {
    request,
    subject,
    events: latest.slice(0, limit).reverse(),
    earlier: latest.length > limit,
    merged,
    holder: leases[0]?.holder ?? null,
  };
}

function readSubject(
  client: Client,
  request: DeskRequest,
  signal: AbortSignal,
): Promise<OpenRequest['subject']> {
  const { contact_submission_id, service_booking_id, reservation_id } = request;
  if (contact_submission_id !== null) return readInquiry(client, contact_submission_id, signal);
  if (service_booking_id !== null) return readService(client, request.id, service_booking_id, signal);
  return readStay(client, reservation_id ?? '', signal);
}

async function readInquiry(client: Client, id: string, signal: AbortSignal) {
  const columns = 'phone, sender, inquiry_type, check_in, check_out, guests, properties(id, name)';
  const row = await readOne(client.from('contact_submissions').select(columns).eq('id', id), signal);
  return { kind: 'inquiry' as const, ...row };
}

async function readService(client: Client, request_id: string, id: string, signal: AbortSignal) {
  const columns = 'phone, sender, service_title, service_price, preferred_date, guests';
  const [row, [arrangement]] = await Promise.all([
    readOne(client.from('service_bookings').select(columns).eq('id', id), signal),
    read(
      client
        .from('service_arrangements')
        .select(
          'request_id, reservation_id, status, on_day, at_time, price_cents, note, reason, closed_by, version',
        )
        .eq('request_id', request_id),
      signal,
    ),
  ]);
  const stayId = arrangement?.reservation_id;
  const stayColumns = 'code, check_in, check_out, properties!reservations_property_id_fkey(name)';
  const [stay, [ofStay]] = stayId
    ? await Promise.all([
        readOne(client.from('reservations').select(stayColumns).eq('id', stayId), signal),
        read(client.from('requests').select('id').eq('reservation_id', stayId), signal),
      ])
    : [null, []];
  return {
    kind: 'service' as const,
    ...row,
    arrangement: arrangement && { ...arrangement, stay, stayRequest: ofStay?.id },
  };
}

async function readStay(client: Client, id: string, signal: AbortSignal) {
  const stays = () => client.from('reservations');
  // Two reads: a request embeds no more tables than the data service allows.
  const [row, besides] = await Promise.all([
    readOne(
      stays()
        .select(
          `id, code, property_id, check_in, check_out, guests, status, closed_as, quote, total_cents, hold_until, version,
           discount_cents, discount_reason, keep_until, contact:reservation_contacts(phone),
           property:properties!reservations_property_id_fkey(name), payments(${PAYMENT_COLUMNS})`,
        )
        .eq('id', id)
        .is('payments.voided_at', null)
        .order('due_on', { referencedTable: 'payments' }),
      signal,
    ),
    readOne(
      stays()
        .select(
          `arrival:arrival_details(arrives_at, travel, flight, party, diet, wishes),
           agreement:agreements(version, agreed_at, locale), offer:offers(opened_at)`,
        )
        .eq('id', id),
      signal,
    ),
  ]);
  const { contact, property, ...stay } = row;
  return {
    kind: 'stay' as const,
    ...stay,
    ...besides,
    phone: contact?.phone ?? null,
    property: property.name,
  };
}

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
