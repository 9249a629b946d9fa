import type { Visitor } from './visitor';

export interface Journey {
  /** The site's publishable key, from its config.json. */
  key: string;
  /** Part of every e-mail address that this run writes, so that its rows can be counted. */
  run: string;
  /** Called for every row that the site has acknowledged, with the row's e-mail address. */
  acknowledged: (table: FormTable, email: string) => void;
}

export const FORM_TABLES = ['contact_submissions', 'service_bookings'] as const;
export type FormTable = (typeof FORM_TABLES)[number];

const PASSWORD = 'Marisma-load-1';
const PUBLIC_PAGES = [
  '/',
  '/properties',
  '/properties/ocean-villas',
  '/property/lagoon-villa-serenity',
  '/property/villa-paradise',
  '/concierge',
  '/about',
  '/contact',
  '/terms',
];

/** E-mail address of a row or an account of this run; its top-level domain is reserved for tests (RFC 2606). */
export const addressOf = (run: string, visitor: number | string, count: number | string): string =>
  `load-${run}-${visitor}-${count}@marisma.test`;

/** One visitor's loop until `isOver`: opens pages, sends a form, signs in, opens the dashboard. */
export async function travel(visitor: Visitor, journey: Journey, isOver: () => boolean): Promise<void> {
  const email = addressOf(journey.run, visitor.number, 'account');
  await signUp(visitor, journey, email);
  for (let round = 0; !isOver(); round += 1) {
    for (const page of pick(PUBLIC_PAGES, 3)) {
      await visitor.open(page);
      await think();
    }
    if (isOver()) return;
    await sendForm(visitor, journey, round);
    await think();
    const account = await signIn(visitor, journey, email);
    await visitor.open('/dashboard');
    if (account) await readOwn(visitor, journey, account);
    await think();
  }
}

interface Account {
  token: string;
  id: string;
}

async function signUp(visitor: Visitor, { key }: Journey, email: string): Promise<void> {
  const data = { first_name: 'Load', last_name: 'Visitor', role: 'client' };
  const body = { email, password: PASSWORD, data };
  await visitor.ask('sign up', '/auth/v1/signup', 200, { method: 'POST', headers: { apikey: key }, body });
}

async function signIn(visitor: Visitor, { key }: Journey, email: string): Promise<Account | null> {
  const body = { email, password: PASSWORD };
  const path = '/auth/v1/token?grant_type=password';
  const { status, text } = await visitor.ask('sign in', path, 200, {
    method: 'POST',
    headers: { apikey: key },
    body,
  });
  if (status !== 200) return null;
  const { access_token: token, user } = JSON.parse(text) as { access_token: string; user: { id: string } };
  return { token, id: user.id };
}

/** Sends the requests of shell and dashboard after a sign-in. */
async function readOwn(visitor: Visitor, { key }: Journey, { token, id }: Account): Promise<void> {
  const headers = { apikey: key, Authorization: `Bearer ${token}` };
  const own = `user_id=eq.${id}`;
  for (const query of [
    `user_roles?select=role&${own}`,
    `profiles?select=first_name,last_name,email&${own}`,
  ]) {
    await visitor.ask('read', `/rest/v1/${query}`, 200, { headers });
  }
}

async function sendForm(visitor: Visitor, { key, run, acknowledged }: Journey, round: number): Promise<void> {
  const email = addressOf(run, visitor.number, round);
  const table = FORM_TABLES[round % 2] ?? 'contact_submissions';
  const person = { name: 'Load Visitor', email };
  const rows = {
    contact_submissions: { ...person, phone: null, inquiry_type: 'general', message: `Round ${round}` },
    service_bookings: {
      ...person,
      phone: '+52 322 000 0000',
      service_title: 'Private Chef',
      service_category: 'Food',
      service_price: 'From $150',
      preferred_date: '2030-01-15',
      guests: 2,
      special_requests: null,
    },
  };
  const headers = { apikey: key, Prefer: 'return=minimal' };
  const { status } = await visitor.ask('form', `/rest/v1/${table}`, 201, {
    method: 'POST',
    headers,
    body: rows[table],
  });
  if (status === 201) acknowledged(table, email);
}

const pick = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => items[Math.floor(Math.random() * items.length)] as T);

/** Waits 0.3 to 1.5 seconds, as a fast reader would. */
const think = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
