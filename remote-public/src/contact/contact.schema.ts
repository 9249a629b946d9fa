import type { TablesInsert } from '@marisma/area-kit/data';
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
import type { PropertyId } from '../content/properties';
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

/** The form's initial values, in visual order. */
export const emptyInquiry = {
  inquiryType: 'booking' as const,
  name: '',
  email: '',
  phone: '',
  checkIn: '',
  checkOut: '',
  guests: '2',
  message: '',
};

const noStay = { check_in: null, check_out: null, guests: null };

/** The table row of an inquiry, with the house from whose page the visitor came. */
export const inquiryRow = (inquiry: Inquiry, property?: PropertyId): TablesInsert<'contact_submissions'> => ({
  name: inquiry.name,
  email: inquiry.email,
  phone: inquiry.phone,
  inquiry_type: inquiry.inquiryType,
  message: inquiry.message,
  ...(inquiry.inquiryType === 'booking'
    ? { check_in: inquiry.checkIn, check_out: inquiry.checkOut, guests: inquiry.guests }
    : noStay),
  ...(property && { property_id: property }),
});
