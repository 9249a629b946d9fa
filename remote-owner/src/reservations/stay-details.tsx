import { errorText } from '@marisma/area-kit/booking/calendar';
import { type Answer, change } from '@marisma/area-kit/data';
import {
  formatDate,
  formatNumber,
  formatPercent,
  HOUSE_ZONE,
  nightsBetween,
  type PlainDate,
} from '@marisma/area-kit/format';
import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  Button,
  ButtonLink,
  ChangeFault,
  Dialog,
  Field,
  Input,
  KeyValueList,
  Small,
  Stack,
  useTextDraft,
} from '@marisma/area-kit/ui';
import type { FormEvent } from 'react';
import { useIsStaff } from '../lib/houses';
import { writeMonth } from '../lib/months';
import { STATEMENTS } from '../lib/statements';
import type { Stay } from '../lib/stays';
import { StayState } from '../parts/stays-table';
import { paths } from '../paths';
import { t } from '../texts';
import { dollars } from '../lib/dollars';

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
  const items = [
    { key: t.reservations.property, value: stay.property },
    { key: t.calendar.form.from, value: formatDate(stay.check_in, locale, 'full') },
    { key: t.calendar.form.to, value: formatDate(stay.check_out, locale, 'full') },
    { key: t.reservations.stay, value: t.calendar.nights(nightsBetween(stay.check_in, stay.check_out)) },
    { key: texts.guests, value: formatNumber(stay.guests, locale) },
    { key: t.reservations.status, value: <StayState stay={stay} /> },
    { key: texts.total, value: dollars(stay.total_cents) },
    { key: texts.rent, value: dollars(stay.rent_cents) },
    { key: t.statement.percent.label, value: formatPercent(stay.commission_percent / 100, locale) },
    sums !== undefined && { key: texts.payments, value: texts.received(dollars(sums.received_cents)) },
    sums !== undefined &&
      sums.due_cents > 0 && {
        key: texts.stillDue,
        value: sums.next_due_on
          ? texts.dueBy(dollars(sums.due_cents), formatDate(sums.next_due_on, locale))
          : dollars(sums.due_cents),
      },
    sums !== undefined &&
      sums.refunded_cents > 0 && { key: texts.refunded, value: dollars(sums.refunded_cents) },
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

/** The percent of a guest whom the owner has brought. */
const OWN_GUEST_PERCENT = 10;

/** Staff say who has brought a guest, until the day of departure: it decides the commission. */
function CommissionForm({ stay }: { stay: Stay }) {
  const texts = t.statement.percent;
  const { notify } = useShell();
  const [reason, write] = useTextDraft(`commission.${stay.id}`);
  const percent = stay.commission_percent < COMMISSION_PERCENT ? COMMISSION_PERCENT : OWN_GUEST_PERCENT;
  const { busy, error, send } = useChange(
    (client) =>
      change(
        client.rpc('set_commission', {
          reservation_id: stay.id,
          percent,
          reason: reason.trim(),
          expected_version: stay.version,
        }),
      ),
    ['stays'],
    STATEMENTS,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send())) return;
    write('');
    notify({ kind: 'success', title: texts.done(percent) });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={3}>
        <Field
          label={`${percent === OWN_GUEST_PERCENT ? texts.own : texts.house}: ${texts.reason}`}
          hint={texts.reasonHint}
          required
        >
          <Input
            value={reason}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <ChangeFault error={error} inWords={({ code }) => errorText(code)} />
        <Button type="submit" variant="outline" busy={busy} busyLabel={texts.busy}>
          {texts.set(percent)}
        </Button>
      </Stack>
    </form>
  );
}
