import { dateRule, emailRule, guestsRule, messageRule, nameRule, phoneRule } from '@marisma/shared/forms';
import * as z from '@marisma/shared/zod';

/** A visitor's entries in the booking form. */
export const bookingRequestSchema = z.object({
  name: nameRule,
  email: emailRule,
  phone: phoneRule,
  date: dateRule,
  guests: guestsRule,
  message: messageRule,
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** The form's initial values. */
export const emptyRequest = { name: '', email: '', phone: '', date: '', guests: '1', message: '' };
