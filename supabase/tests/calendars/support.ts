import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';

import { call, callRows, day } from '../stays/support';
import { type Actor, OWNED } from '../support/people';
import { columnOf, query, type Row } from '../support/sql-session';
import { callAsWorker } from '../support/schema';

export type Said = [uid: string, from: string, to: string, kind?: 'booked' | 'unsure' | 'blocked'];
type Calendars = { property_id: string; links: Row[]; feeds: Row[]; conflicts: Row[] };

const hash = (uid: string): string => createHash('sha256').update(uid).digest('hex').slice(0, 32);

/** What a link's token opens; undefined for a token that opens nothing. */
export const read = async (token: string) =>
  (await callAsWorker<{ name: string; nights: Row[] }>('read_calendar($1)', [token]))[0];

/** Makes a link of the house; returns its token. */
export const make = (actor: Actor = 'owner', channel = 'Vrbo', replaces?: unknown) =>
  call<string>(actor, 'make_calendar_link', {
    property_id: OWNED,
    channel,
    ...(replaces !== undefined && { replaces }),
  });

/** The id of the house's link for a channel. */
export const linkFor = async (channel = 'Vrbo') =>
  (await shown())?.links.find((link) => link['channel'] === channel)?.['id'];

export const save = (change: object = {}, actor: Actor = 'admin') =>
  call<string>(actor, 'save_feed', {
    feed_id: null,
    property_id: OWNED,
    name: 'Airbnb',
    url: 'https://feeds.test/a.ics',
    active: true,
    expected_version: 0,
    ...change,
  });

export const claim = (): Promise<Row[]> => callAsWorker<Row>('claim_feeds()');

export const settle = async (feed: unknown, key: unknown, outcome: object, unreadable = 0) =>
  (
    await callAsWorker<{ settle_feed: boolean }>('settle_feed($1, $2, $3, $4)', [
      feed,
      key,
      JSON.stringify(outcome),
      unreadable,
    ])
  )[0]?.settle_feed;

export const rows = (said: Said[]) =>
  said.map(([uid, from, to, kind = 'booked']) => [hash(uid), from, to, kind]);

/** Has a feed read again, with these events or another outcome. */
export async function hear(
  feed: string,
  said: Said[] | null,
  { unreadable, ...more }: { unreadable?: number; error?: string; unchanged?: boolean } = {},
): Promise<void> {
  await query('update private.feed_reads set next_read = now() where feed_id = $1', [feed]);
  const claimed = (await claim()).find((row) => row['feed_id'] === feed);
  const outcome = { events: said && rows(said), ...more };
  assert.ok(await settle(feed, claimed?.['claim'], outcome, unreadable));
}

/** The nights that feeds take. */
export async function taken(): Promise<string[]> {
  const found = await columnOf<string>(
    `select nights::text from public.occupancy where kind = 'feed' and released_at is null order by nights`,
  );
  return found;
}

export const nights = (from: number, to: number): string => `[${day(from)},${day(to)})`;

export const shown = async (actor: Actor = 'admin') =>
  (await callRows<Calendars>(actor, 'house_calendars', {})).find((one) => one.property_id === OWNED);
