import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { termsVersion } from '../../remote-public/src/texts/terms-version';

const PASSWORD = 'A-quiet-lagoon-9';
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** An account of the data service, with calls in its name. */
async function signInto(request: APIRequestContext, path: string, data: object) {
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  const post = async (to: string, body: object, token = supabaseKey): Promise<unknown> => {
    const headers = { apikey: supabaseKey, Authorization: `Bearer ${token}` };
    const response = await request.post(to, { headers, data: body });
    if (!response.ok()) throw new Error(`${to} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const session = (await post(path, data)) as { access_token: string };
  return (name: string, args: object) => post(`/rest/v1/rpc/${name}`, args, session.access_token);
}

export interface OwnGuest {
  email: string;
  password: string;
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

/** A new guest without stays, and the calls of the guest. */
export async function makeAccount(request: APIRequestContext) {
  const account = { email: `guest-${randomUUID()}@people.test`, password: PASSWORD };
  const guest = await signInto(request, '/auth/v1/signup', {
    ...account,
    data: { first_name: 'Irene', last_name: 'Solano', role: 'client' },
  });
  return { account, guest };
}

/** The calls of the house. */
export const asStaff = (request: APIRequestContext) =>
  signInto(request, '/auth/v1/token?grant_type=password', {
    email: 'management@marisma.test',
    password: 'Marisma-demo-1',
  });

/**
 * A new guest with stays that no other test sees.
 * @param apart days from which the guest's nights are looked for; different for tests that run side by side
 */
export async function makeGuest(request: APIRequestContext, apart: number): Promise<OwnGuest> {
  const { account, guest } = await makeAccount(request);
  const staff = await asStaff(request);

  const ask = async (from: number): Promise<Asked> => {
    const stay = {
      property_id: 'lagoon-apt-harmony',
      check_in: day(from),
      check_out: day(from + 7),
      guests: 2,
    };
    try {
      const [{ quote_hash }] = (await guest('quote_stay', stay)) as [{ quote_hash: string }];
      const request = {
        ...stay,
        message: 'We look forward to it.',
        quote_hash,
        request_key: randomUUID(),
        agreed_version: termsVersion,
      };
      return (await guest('request_stay', request)) as Asked;
    } catch (error) {
      // The nights may be taken, or in a season with days of arrival.
      if (from > apart + 110) throw error;
      return ask(from + 1);
    }
  };
  const pending = await ask(apart);
  const confirmed = await ask(apart + 20);
  await staff('confirm_stay', { reservation_id: confirmed.id, expected_version: 1 });
  await staff('record_payment', {
    reservation_id: confirmed.id,
    kind: 'deposit',
    amount_cents: 100_000,
    expected_version: 2,
  });
  const nights = { checkIn: confirmed.check_in, checkOut: confirmed.check_out };
  return { ...account, pending: pending.code, confirmed: confirmed.code, nights };
}

/** Signs in through the page. */
export async function signInAs(
  page: Page,
  { email, password }: Pick<OwnGuest, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/dashboard');
}
