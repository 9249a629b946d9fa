import type { Tables } from '@marisma/area-kit/data';
import { formatDate, formatDateRange, formatMoney, nightsBetween, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import type { Notification } from './dashboard';

type StayChange = Pick<
  Tables<'reservations'>,
  'code' | 'property_id' | 'check_in' | 'check_out' | 'status' | 'closed_as' | 'changed_at' | 'version'
>;
type PaidOut = Pick<Tables<'owner_payouts'>, 'id' | 'property_id' | 'month' | 'amount_cents' | 'noted_at'>;

/** Stays that were asked for, confirmed or called off, and payouts, as notifications; newest first. */
export function asNotifications(
  stays: readonly StayChange[],
  payouts: readonly PaidOut[],
  nameOf: ReadonlyMap<string, string>,
): Notification[] {
  const { live } = t.overview.notifications;
  const locale = intlLocale();
  const ofStays = stays.map((stay): Notification => {
    const nights = plural(nightsBetween(stay.check_in, stay.check_out), t.reservations.nights, locale);
    const dates = formatDateRange(stay.check_in, stay.check_out, locale);
    const facts = `${nameOf.get(stay.property_id) ?? ''}: ${nights}, ${dates} (${stay.code}).`;
    return {
      // A stay that changes again is news again.
      id: `${stay.code}.${stay.version}`,
      type: stay.status === 'cancelled' ? 'cancellation' : 'booking',
      title: live[stay.status],
      message: stay.closed_as ? `${facts} ${t.ownerStays.closedAs[stay.closed_as]}.` : facts,
      at: new Date(stay.changed_at),
      read: false,
    };
  });
  const ofPayouts = payouts.map((payout): Notification => {
    const amount = formatMoney(payout.amount_cents / 100, locale);
    const month = formatDate(payout.month, locale, 'month');
    return {
      id: payout.id,
      type: 'payout',
      title: live.payout,
      message: live.paid(amount, nameOf.get(payout.property_id) ?? '', month),
      at: new Date(payout.noted_at),
      read: false,
    };
  });
  return [...ofStays, ...ofPayouts].sort((one, other) => other.at.getTime() - one.at.getTime());
}
