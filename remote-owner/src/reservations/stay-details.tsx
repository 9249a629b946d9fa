import {
  formatDate,
  formatMoney,
  formatNumber,
  HOUSE_ZONE,
  nightsBetween,
  readTimestamp,
} from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { ButtonLink, Dialog, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { writeMonth } from '../lib/months';
import type { House } from '../lib/read-houses.data';
import type { PaymentSums } from '../lib/read-payment-sums.data';
import type { Stay } from '../lib/read-stays.data';
import { paths } from '../paths';
import { t } from '../texts';
import { StayState } from './stays-table';

interface StayDetailsProps {
  stay: Stay;
  /** Undefined until they are read. */
  sums: PaymentSums | undefined;
  houses: readonly House[];
  onClose: () => void;
}

/** What an owner may know of a stay. */
export function StayDetails({ stay, sums, houses, onClose }: StayDetailsProps) {
  const texts = t.ownerStays;
  const locale = intlLocale();
  const held = readTimestamp(stay.holdUntil);
  const money = (cents: number) => formatMoney(cents / 100, locale);
  const items = [
    { key: t.reservations.property, value: houses.find(({ id }) => id === stay.propertyId)?.name },
    { key: t.calendar.form.from, value: formatDate(stay.checkIn, locale, 'full') },
    { key: t.calendar.form.to, value: formatDate(stay.checkOut, locale, 'full') },
    { key: t.reservations.stay, value: t.calendar.nights(nightsBetween(stay.checkIn, stay.checkOut)) },
    { key: texts.guests, value: formatNumber(stay.guests, locale) },
    { key: t.reservations.status, value: <StayState stay={stay} /> },
    { key: texts.total, value: money(stay.totalCents) },
    sums !== undefined && { key: texts.payments, value: texts.received(money(sums.receivedCents)) },
    sums !== undefined &&
      sums.dueCents > 0 && {
        key: texts.stillDue,
        value: sums.nextDueOn
          ? texts.dueBy(money(sums.dueCents), formatDate(sums.nextDueOn, locale))
          : money(sums.dueCents),
      },
    sums !== undefined && sums.refundedCents > 0 && { key: texts.refunded, value: money(sums.refundedCents) },
    held !== null && {
      key: texts.heldUntil,
      value: new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: HOUSE_ZONE,
      }).format(held),
    },
  ];
  return (
    <Dialog
      open
      title={`${texts.reservation} ${stay.code}`}
      onClose={onClose}
      actions={
        stay.status !== 'cancelled' && (
          <ButtonLink
            variant="outline"
            to={`${paths.calendar}?house=${stay.propertyId}&month=${writeMonth(stay.checkIn)}`}
          >
            {texts.inCalendar}
          </ButtonLink>
        )
      }
    >
      <Stack $gap={4}>
        <KeyValueList items={items.filter((item) => item !== false)} />
        <Text $size="sm" $muted>
          {texts.privacy}
        </Text>
      </Stack>
    </Dialog>
  );
}
