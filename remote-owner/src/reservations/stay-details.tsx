import type { Answer } from '@marisma/area-kit/data';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  HOUSE_ZONE,
  nightsBetween,
  type PlainDate,
} from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { ButtonLink, Dialog, KeyValueList, Small, Stack } from '@marisma/area-kit/ui';
import { useIsStaff } from '../lib/houses';
import { writeMonth } from '../lib/months';
import type { Stay } from '../lib/stays';
import { StayState } from '../parts/stays-table';
import { paths } from '../paths';
import { t } from '../texts';
import { CommissionForm } from './commission-form';

interface StayDetailsProps {
  stay: Stay & { property: string };
  /** Undefined until they are read. */
  sums: Answer<'payment_sums'> | undefined;
  today: PlainDate;
  onClose: () => void;
}

/** What an owner may know of a stay. */
export function StayDetails({ stay, sums, today, onClose }: StayDetailsProps) {
  const texts = t.ownerStays;
  const locale = intlLocale();
  const isStaff = useIsStaff();
  const money = (cents: number) => formatMoney(cents / 100, locale);
  const items = [
    { key: t.reservations.property, value: stay.property },
    { key: t.calendar.form.from, value: formatDate(stay.check_in, locale, 'full') },
    { key: t.calendar.form.to, value: formatDate(stay.check_out, locale, 'full') },
    { key: t.reservations.stay, value: t.calendar.nights(nightsBetween(stay.check_in, stay.check_out)) },
    { key: texts.guests, value: formatNumber(stay.guests, locale) },
    { key: t.reservations.status, value: <StayState stay={stay} /> },
    { key: texts.total, value: money(stay.total_cents) },
    { key: texts.rent, value: money(stay.rent_cents) },
    { key: t.statement.percent.label, value: formatPercent(stay.commission_percent / 100, locale) },
    sums !== undefined && { key: texts.payments, value: texts.received(money(sums.received_cents)) },
    sums !== undefined &&
      sums.due_cents > 0 && {
        key: texts.stillDue,
        value: sums.next_due_on
          ? texts.dueBy(money(sums.due_cents), formatDate(sums.next_due_on, locale))
          : money(sums.due_cents),
      },
    sums !== undefined &&
      sums.refunded_cents > 0 && { key: texts.refunded, value: money(sums.refunded_cents) },
    stay.hold_until !== null && {
      key: texts.heldUntil,
      value: new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: HOUSE_ZONE,
      }).format(new Date(stay.hold_until)),
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
            to={`${paths.calendar}?house=${stay.property_id}&month=${writeMonth(stay.check_in)}`}
          >
            {texts.inCalendar}
          </ButtonLink>
        )
      }
    >
      <Stack $gap={4}>
        <KeyValueList items={items.filter((item) => item !== false)} />
        {isStaff && stay.status !== 'cancelled' && stay.check_out > today && <CommissionForm stay={stay} />}
        <Small>{texts.privacy}</Small>
      </Stack>
    </Dialog>
  );
}
