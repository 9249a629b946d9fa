import {
  emailRule,
  nameRule,
  optionalDateRule,
  optionalGuestsWithin,
  optionalPhoneRule,
  requiredMessageRule,
} from '@marisma/shared/forms';
import { today } from '@marisma/shared/format';
import * as z from '@marisma/shared/zod';
import { inquiryTypes } from '../content/contact';
import { firstCheckOut } from '../parts/stay';
import { t } from '../texts';

const person = { name: nameRule, email: emailRule, phone: optionalPhoneRule, message: requiredMessageRule };

const stayInquiry = z
  .object({
    ...person,
    inquiryType: z.literal('booking'),
    checkIn: optionalDateRule,
    checkOut: optionalDateRule,
    guests: optionalGuestsWithin(1, 12),
  })
  .check(
    z.refine(
      ({ checkIn, checkOut }) =>
        !checkOut || checkOut >= firstCheckOut({ checkIn: checkIn ?? undefined }, today()),
      {
        error: t.contact.errors.checkOutAfterCheckIn,
        path: ['checkOut'],
        // Checked together with the other fields, not after they are valid.
        when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'checkIn' || path?.[0] === 'checkOut'),
      },
    ),
  );

const otherInquiry = z.object({
  ...person,
  inquiryType: z.enum(inquiryTypes.filter((type) => type !== 'booking')),
});

/** An inquiry. Dates and guests are read only for an inquiry about a stay. */
export const inquirySchema = z.discriminatedUnion('inquiryType', [stayInquiry, otherInquiry]);

export type Inquiry = z.infer<typeof inquirySchema>;

/** The values of the form's fields. */
export type InquiryEntries = z.input<typeof inquirySchema>;

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
