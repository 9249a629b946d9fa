import type { Tables } from '../../../shared/src/data/database';
import type { Quote as AnyQuote, QuoteLine } from '../../../shared/src/data/shapes/prices';
import { termsVersion } from '../../../remote-public/src/texts/terms-version';
import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Values } from '../matrix/row-plan';
import { stayOf, stayRow } from '../matrix/stay-rows';
import { type Actor, idOf, type Person } from '../support/people';
import { actAs } from '../support/schema';
import { insertRow, query, refusal, type Row, script, valueOf } from '../support/sql-session';

/** A status with the way it was closed, such as 'cancelled/declined'. */
export const STATES = [
  'pending',
  'confirmed',
  'cancelled/declined',
  'cancelled/withdrawn',
  'cancelled/expired',
  'cancelled/cancelled_by_guest',
  'cancelled/cancelled_by_house',
  'cancelled/unpaid',
] as const;
export type State = (typeof STATES)[number];

export function partsOf(state: State): { status: string; closed_as: string | null } {
  const [status = '', closed_as = null] = state.split('/');
  return { status, closed_as };
}

/** Inserts a person's stay in a state, as a superuser; its version is 1. */
export async function addStay(person: Person, state: State): Promise<string> {
  const row: Values = { ...stayRow(person), ...partsOf(state) };
  if (state !== 'pending') row['hold_until'] = null;
  await insertRow(query, 'public.reservations', row);
  return stayOf(person);
}

export async function stateOf(id: string): Promise<string> {
  await script('reset role');
  const [row] = await query(
    `select concat_ws('/', status, closed_as) as state from public.reservations where id = $1`,
    [id],
  );
  return String(row?.['state']);
}

/** The version of a stay that staff have seen. */
export async function versionOf(stay: string): Promise<number> {
  return Number(await valueOf('select version from public.reservations where id = $1', [stay]));
}

/** The request of a stay. */
export async function requestOf(stay: string): Promise<string> {
  return String(await valueOf('select id from public.requests where reservation_id = $1', [stay]));
}

/** Gives an account the name by which others read who it was. */
export const callAna = (person: Person): Promise<Row[]> =>
  query(`update public.profiles set first_name = 'Ana' where user_id = $1`, [idOf(person)]);

/** The machine word of a refusal; undefined when the statement succeeds, the SQLSTATE for any other error. */
export async function refusedWith(statement: () => Promise<unknown>): Promise<string | undefined> {
  const error = asPostgresError(await refusal(statement));
  return error && (error.code.startsWith('PT') ? error.detail : error.code);
}

/** Calls a function as an actor and returns its rows as the API answers them, each as JSON. */
export async function callRows<T = Row>(
  actor: Actor,
  name: string,
  args: Record<string, unknown> = {},
): Promise<T[]> {
  await actAs(actor);
  const names = Object.keys(args);
  const rows = await query(
    `select to_jsonb(outcome) as value from public.${name}(${names.map((arg, at) => `${arg} => $${at + 1}`).join(', ')}) as outcome`,
    Object.values(args),
  );
  await script('reset role');
  return rows.map(({ value }) => value as T);
}

/** Calls a function that answers one row or one value. */
export const call = async <T = Row>(
  actor: Actor,
  name: string,
  args: Record<string, unknown> = {},
): Promise<T> => (await callRows<T>(actor, name, args))[0] as T;

/** Calls a function about a stay in its present version. */
export const step = async <T = Row>(
  actor: Actor,
  name: string,
  stay: string,
  args: Record<string, unknown> = {},
): Promise<T> =>
  call<T>(actor, name, {
    reservation_id: stay,
    ...args,
    expected_version: await versionOf(stay),
  });

/** The first day of a free stay: a Wednesday in February, when neither season nor minimum is special. */
export function day(offset: number): string {
  const today = new Date();
  const february = new Date(Date.UTC(today.getUTCFullYear() + 1, 1, 3 + offset));
  return february.toISOString().slice(0, 10);
}

export const STAY = { property_id: 'villa-paradise', check_in: day(0), check_out: day(7), guests: 2 };

/** A quote where no charges stand: its lines are nights. */
export type Quote = Omit<AnyQuote, 'lines'> & { lines: Extract<QuoteLine, { kind: 'night' }>[] };
export type Stay = Tables<'reservations'>;

/** Staff give a stay other nights, at the price that they are shown. */
export async function moveStay(
  stay: string,
  check_in: string,
  check_out: string,
  actor: Actor = 'admin',
): Promise<Stay> {
  const to = { check_in, check_out };
  const { quote_hash } = await call<Quote>(actor, 'quote_move', { reservation_id: stay, ...to });
  return step<Stay>(actor, 'move_stay', stay, { ...to, quote_hash });
}

/** The terms that are in force, as the site's pages name them. */
export const TERMS = termsVersion;

let keys = 0;
export const newKey = (): string => `00000000-0000-4000-b000-${String(++keys).padStart(12, '0')}`;

/** Quotes a stay and asks for it. */
export async function ask(
  actor: Actor,
  change: Partial<
    typeof STAY & { message: string; quote_hash: string; request_key: string; agreed_version: number | null }
  > = {},
): Promise<Stay> {
  const { property_id, check_in, check_out, guests, ...rest } = { ...STAY, message: '', ...change };
  const stay = { property_id, check_in, check_out, guests };
  const quote_hash = rest.quote_hash ?? (await call<Quote>(actor, 'quote_stay', stay)).quote_hash;
  return call<Stay>(actor, 'request_stay', {
    ...stay,
    message: rest.message,
    quote_hash,
    request_key: rest.request_key ?? newKey(),
    agreed_version: rest.agreed_version === undefined ? TERMS : rest.agreed_version,
  });
}

/** A stay that the client asks for and staff confirm. */
export async function confirmedStay(change: Parameters<typeof ask>[1] = {}): Promise<Stay> {
  const { id } = await ask('client', change);
  return step<Stay>('management', 'confirm_stay', id);
}

export const guestId = idOf('client');
