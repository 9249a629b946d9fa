import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { termsVersion } from '../../remote-public/src/texts/terms-version';
import { asStaff, inDays, makeAccount, type StoredSession } from '../support/api';

export interface OwnGuest {
  email: string;
  session: StoredSession;
  /** Codes of a stay that waits for an answer, and of one that is confirmed, with $1,000 paid. */
  pending: string;
  confirmed: string;
  /** Days of arrival and departure of the confirmed stay. */
  nights: { checkIn: string; checkOut: string };
}

interface Asked {
  id: string;
  code: string;
  check_in: string;
  check_out: string;
}

/**
 * A new guest with stays that no other test sees.
 * @param apart days from which the guest's nights are looked for; different for tests that run side by side
 */
export async function makeGuest(request: APIRequestContext, apart: number): Promise<OwnGuest> {
  const guest = await makeAccount(request);
  const staff = await asStaff(request);

  const ask = async (from: number): Promise<Asked> => {
    const stay = {
      property_id: 'lagoon-apt-harmony',
      check_in: inDays(from),
      check_out: inDays(from + 7),
      guests: 2,
    };
    try {
      const [{ quote_hash }] = await guest.call<[{ quote_hash: string }]>('quote_stay', stay);
      const request = {
        ...stay,
        message: 'We look forward to it.',
        quote_hash,
        request_key: randomUUID(),
        agreed_version: termsVersion,
      };
      return await guest.call<Asked>('request_stay', request);
    } catch (error) {
      // The nights may be taken, or in a season with days of arrival.
      if (from > apart + 110) throw error;
      return ask(from + 1);
    }
  };
  const pending = await ask(apart);
  const confirmed = await ask(apart + 20);
  await staff.call('confirm_stay', { reservation_id: confirmed.id, expected_version: 1 });
  await staff.call('record_payment', {
    reservation_id: confirmed.id,
    kind: 'deposit',
    amount_cents: 100_000,
    expected_version: 2,
  });
  const nights = { checkIn: confirmed.check_in, checkOut: confirmed.check_out };
  const { email, session } = guest;
  return { email, session, pending: pending.code, confirmed: confirmed.code, nights };
}
