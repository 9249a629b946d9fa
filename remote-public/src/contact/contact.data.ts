import type { Database, TablesInsert } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { checkStored, STORE_WITHIN_MS } from '../parts/submission-error';
import type { PropertyId } from '../content/properties';
import type { Inquiry } from './contact.schema';

const noStay = { check_in: null, check_out: null, guests: null };

/** The table row of an inquiry, with the house from whose page the visitor came. */
export const toRow = (inquiry: Inquiry, property?: PropertyId): TablesInsert<'contact_submissions'> => ({
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

/**
 * Stores an inquiry. Reads nothing back: visitors may insert inquiries but not select them.
 * @throws SubmissionError when the service refuses it or can't be reached
 */
export async function sendInquiry(
  client: SupabaseClient<Database>,
  inquiry: Inquiry,
  property?: PropertyId,
): Promise<void> {
  const signal = AbortSignal.timeout(STORE_WITHIN_MS);
  checkStored(await client.from('contact_submissions').insert(toRow(inquiry, property)).abortSignal(signal));
}
