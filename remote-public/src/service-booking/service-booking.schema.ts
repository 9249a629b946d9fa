import { dateRule, emailRule, guestsRule, messageRule, nameRule, phoneRule } from '@marisma/shared/forms';
import * as z from '@marisma/shared/zod';

/** What a visitor says to have a service booked. */
export const bookingRequestSchema = z.object({
  name: nameRule,
  email: emailRule,
  phone: phoneRule,
  date: dateRule,
  guests: guestsRule,
  message: messageRule,
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** The form as it is before anything is typed. */
export const emptyRequest = { name: '', email: '', phone: '', date: '', guests: '1', message: '' };
