import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { termsVersion } from '../../remote-public/src/texts/terms-version';
import { asStaff, makeAccount, type StoredSession } from '../support/api';
import { inFreeWeek, type Week } from '../support/days';

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

/** A new guest with stays that no other test sees. */
export async function makeGuest(request: APIRequestContext): Promise<OwnGuest> {
  const guest = await makeAccount(request);
  const staff = await asStaff(request);

  const ask = async (week: Week): Promise<Asked> => {
    const stay = { property_id: 'lagoon-apt-harmony', ...week, guests: 2 };
    const [{ quote_hash }] = await guest.call<[{ quote_hash: string }]>('quote_stay', stay);
    return guest.call<Asked>('request_stay', {
      ...stay,
      message: 'We look forward to it.',
      quote_hash,
      request_key: randomUUID(),
      agreed_version: termsVersion,
    });
  };
  // Tests that run side by side look for nights from different days on.
  const start = 130 + Math.floor(Math.random() * 300);
  const pending = await inFreeWeek(start, ask);
  const confirmed = await inFreeWeek(start + 20, ask);
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
