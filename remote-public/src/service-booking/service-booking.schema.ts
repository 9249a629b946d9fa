import { dateFrom, emailRule, guestsRule, messageRule, nameRule, phoneRule } from '@marisma/area-kit/forms';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/zod';

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
    message: messageRule,
  });

export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

/** The form's initial values. */
export const emptyRequest = { name: '', email: '', phone: '', date: '', guests: '1', message: '' };
