import { read, type Database } from '@marisma/area-kit/data';
import {
  formatDateRange,
  formatMoney,
  nightsBetween,
  plural,
  readTimestamp,
  type PlainDate,
} from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { intlLocale } from '@marisma/area-kit/texts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { t } from '../texts';
import type { Notification } from './dashboard';
import type { House } from './read-houses.data';
import { stayClosing } from './read-stays.data';

type Client = SupabaseClient<Database>;

const MOST = 6;

const stayRows = z.array(
  z.object({
    code: z.string(),
    property_id: z.string(),
    check_in: z.string(),
    check_out: z.string(),
    status: z.enum(['pending', 'confirmed', 'cancelled']),
    closed_as: stayClosing,
    changed_at: z.string(),
    version: z.int(),
  }),
);
const payoutRows = z.array(
  z.object({
    id: z.string(),
    property_id: z.string(),
    month: z.string(),
    amount_cents: z.int(),
    noted_at: z.string(),
  }),
);

const moment = (text: string): Date => new Date(readTimestamp(text) ?? 0);

function ofStay(row: z.infer<typeof stayRows>[number], nameOf: ReadonlyMap<string, string>): Notification {
  const { live } = t.overview.notifications;
  const locale = intlLocale();
  const nights = plural(nightsBetween(row.check_in, row.check_out), t.reservations.nights, locale);
  const facts = `${nameOf.get(row.property_id) ?? ''}: ${nights}, ${formatDateRange(row.check_in, row.check_out, locale)} (${row.code}).`;
  return {
    // A stay that changes again is news again.
    id: `${row.code}.${row.version}`,
    type: row.status === 'cancelled' ? 'cancellation' : 'booking',
    title: live[row.status],
    message: row.closed_as ? `${facts} ${t.ownerStays.closedAs[row.closed_as]}.` : facts,
    at: moment(row.changed_at),
    read: false,
  };
}

function ofPayout(
  row: z.infer<typeof payoutRows>[number],
  nameOf: ReadonlyMap<string, string>,
  monthName: (month: PlainDate) => string,
): Notification {
  const { live } = t.overview.notifications;
  const amount = formatMoney(row.amount_cents / 100, intlLocale());
  return {
    id: row.id,
    type: 'payout',
    title: live.payout,
    message: live.paid(amount, nameOf.get(row.property_id) ?? '', monthName(row.month)),
    at: moment(row.noted_at),
    read: false,
  };
}

/**
 * What has changed last in houses: stays that were asked for, confirmed or called off, and payouts; newest first.
 * Row-level security gives an owner what belongs to the own time.
 * @throws DataError
 */
export async function readChanges(
  client: Client,
  houses: readonly House[],
  monthName: (month: PlainDate) => string,
  signal: AbortSignal,
): Promise<Notification[]> {
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const ids = [...nameOf.keys()];
  const [stays, payouts] = await Promise.all([
    read(
      client
        .from('reservations')
        .select('code, property_id, check_in, check_out, status, closed_as, changed_at, version')
        .in('property_id', ids)
        .order('changed_at', { ascending: false })
        .order('check_in', { ascending: false })
        .limit(MOST),
      signal,
    ).then((answer) => stayRows.parse(answer)),
    read(
      client
        .from('owner_payouts')
        .select('id, property_id, month, amount_cents, noted_at')
        .in('property_id', ids)
        .order('noted_at', { ascending: false })
        .limit(MOST),
      signal,
    ).then((answer) => payoutRows.parse(answer)),
  ]);
  return [
    ...stays.map((row) => ofStay(row, nameOf)),
    ...payouts.map((row) => ofPayout(row, nameOf, monthName)),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST);
}
