import type { Database, TablesInsert } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BookedService } from '../parts/booked-service';
import { checkStored, STORE_WITHIN_MS } from '../parts/submission-error';
import type { BookingRequest } from './service-booking.schema';

/** The table row of a request. */
export const toRow = (
  service: BookedService,
  { name, email, phone, date, guests, message }: BookingRequest,
): TablesInsert<'service_bookings'> => ({
  name,
  email,
  phone,
  service_title: service.title,
  service_category: service.category,
  service_price: service.priceFrom,
  preferred_date: date,
  guests,
  special_requests: message,
});

/**
 * Stores a request for a service. Reads nothing back: visitors may insert requests but not select them.
 * @throws SubmissionError when the service refuses it or can't be reached
 */
export async function requestService(
  client: SupabaseClient<Database>,
  service: BookedService,
  request: BookingRequest,
): Promise<void> {
  const signal = AbortSignal.timeout(STORE_WITHIN_MS);
  checkStored(await client.from('service_bookings').insert(toRow(service, request)).abortSignal(signal));
}
