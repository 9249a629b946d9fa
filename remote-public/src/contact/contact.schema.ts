import {
  emailRule,
  nameRule,
  optionalDateFrom,
  optionalGuestsWithin,
  optionalPhoneRule,
  requiredMessageRule,
} from '@marisma/area-kit/forms';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/zod';
import { inquiryTypes } from '../content/contact';
import { firstCheckOut } from '../parts/stay';
import { t } from '../texts';

const person = { name: nameRule, email: emailRule, phone: optionalPhoneRule, message: requiredMessageRule };

const stayInquiry = (today: PlainDate) =>
  z
    .object({
      ...person,
      inquiryType: z.literal('booking'),
      checkIn: optionalDateFrom(today),
      checkOut: optionalDateFrom(today),
      guests: optionalGuestsWithin(1, 12),
    })
    .check(
      z.refine(
        ({ checkIn, checkOut }) =>
          !checkOut || checkOut >= firstCheckOut({ checkIn: checkIn ?? undefined }, today),
        {
          error: t.contact.errors.checkOutAfterCheckIn,
          path: ['checkOut'],
          // Checked together with the other fields, not after they are valid.
          when: ({ issues }) =>
            !issues.some(({ path }) => path?.[0] === 'checkIn' || path?.[0] === 'checkOut'),
        },
      ),
    );

const otherInquiry = z.object({
  ...person,
  inquiryType: z.enum(inquiryTypes.filter((type) => type !== 'booking')),
});

/**
 * An inquiry. Dates and guests are read only for an inquiry about a stay.
 * @param today from `useHouseDay`: no date is before it
 */
export const inquirySchema = (today: PlainDate) =>
  z.discriminatedUnion('inquiryType', [stayInquiry(today), otherInquiry]);

export type Inquiry = z.infer<ReturnType<typeof inquirySchema>>;

/** The values of the form's fields. */
export type InquiryEntries = z.input<ReturnType<typeof inquirySchema>>;

/** The form's initial values. */
export const emptyInquiry = {
  inquiryType: 'booking' as const,
  name: '',
  email: '',
  phone: '',
  message: '',
  checkIn: '',
  checkOut: '',
  guests: '2',
};
