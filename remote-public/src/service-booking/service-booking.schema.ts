import type { TablesInsert } from '@marisma/area-kit/data';
import { dateFrom, emailRule, guestsRule, messageRule, nameRule, phoneRule } from '@marisma/area-kit/forms';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/zod';
import type { BookedService } from '../parts/booked-service';

/**
 * A visitor's entries in the booking form.
 * @param today from `useHouseDay`: the date is not before it
 */
export const bookingRequestSchema = (today: PlainDate) =>
  z.object({
    name: nameRule,
    email: emailRule,
    phone: phoneRule,
    date: dateFrom(today),
    guests: guestsRule,
    stay: z.string(),
    message: messageRule,
  });

export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

/** The form's initial values, in visual order. */
export const emptyRequest = { name: '', email: '', phone: '', stay: '', date: '', guests: '1', message: '' };

/**
 * The table row of a request.
 * @param reservation_id the guest's own stay to which it belongs
 */
export const requestRow = (
  service: BookedService,
  { name, email, phone, date, guests, message }: BookingRequest,
  reservation_id?: string,
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
  ...(reservation_id && { reservation_id }),
});
