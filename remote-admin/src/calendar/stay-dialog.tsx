import { change } from '@marisma/area-kit/data';
import { addDays, parsePlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { formatCents, QuoteLines } from '@marisma/area-kit/booking/calendar';
import {
  Button,
  DateField,
  Dialog,
  Grid,
  KeyValueList,
  Stack,
  Subheading,
  TextLink,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useStaffQuote } from '../lib/staff-quote';
import { formatMoment } from '../lib/format';
import { paths } from '../paths';
import { calendarDialogs } from '../texts/en/calendar-dialogs';
import { houseCalendar } from '../texts/en/house-calendar';
import { ChangeError, daysProblems, Price } from '../lib/new-stay/form-parts';
import { CALENDAR, type HouseCalendar, type StayRow } from './queries';
import { formatPeriod, formatGuests } from './labels';

const texts = calendarDialogs.stay;

interface StayDialogProps {
  calendar: HouseCalendar;
  stay: StayRow;
  /** Where a drag has put it. */
  nights?: Nights;
  onClose: () => void;
}

/** A stay: who, what, and other nights for it at a price that is read before. */
export function StayDialog({ calendar, stay, nights, onClose }: StayDialogProps) {
  const { notify } = useShell();
  const { property_id, reservation_id, code, guests, version, total_cents } = stay;
  const [from, setFrom] = useState(nights?.from ?? stay.from);
  const [to, setTo] = useState(nights?.to ?? stay.to);
  const problems = daysProblems(from, to);
  const isUnchanged = from === stay.from && to === stay.to;
  const canAsk = !problems.from && !problems.to && !isUnchanged;
  const moved = { property_id, check_in: from, check_out: to, guests, reservation_id };
  const price = useStaffQuote(CALENDAR, canAsk ? moved : undefined);
  const house = calendar.houses.find(({ id }) => id === property_id)?.name ?? property_id;
  // Canceled after arrival: its nights up to that day stay taken.
  const hasLeft = stay.status === 'cancelled';
  const { busy, variables, error, send } = useChange((client, step: 'confirm' | 'move') => {
    const target = { reservation_id, expected_version: version };
    if (step === 'confirm') return change(client.rpc('confirm_stay', target));
    const { check_in, check_out } = moved;
    const quote_hash = price.quote?.quote_hash ?? '';
    return change(client.rpc('move_stay', { ...target, check_in, check_out, quote_hash }));
  }, CALENDAR);
  const decide = async (step: 'confirm' | 'move', done: string) => {
    if (!(await send(step))) return;
    notify({ kind: 'success', title: done });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title(code)}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {calendarDialogs.back}
          </Button>
          {stay.kind === 'pending' && (
            <Button
              variant="outline"
              busy={busy && variables === 'confirm'}
              busyLabel={calendarDialogs.busy}
              disabled={busy}
              onClick={() => void decide('confirm', texts.confirmed(code))}
            >
              {texts.confirm}
            </Button>
          )}
          <Button
            busy={busy && variables === 'move'}
            busyLabel={calendarDialogs.busy}
            disabled={busy || hasLeft || !price.quote || price.reading}
            onClick={() => void decide('move', texts.moved(code))}
          >
            {price.quote?.set_aside ? texts.moveAside : texts.move}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <KeyValueList
          items={[
            { key: texts.state, value: hasLeft ? texts.left : houseCalendar.why[stay.kind] },
            { key: houseCalendar.house, value: house },
            { key: houseCalendar.list.dates, value: formatPeriod(stay) },
            { key: texts.guest, value: `${stay.name}, ${formatGuests(guests)}` },
            ...(stay.email ? [{ key: texts.email, value: stay.email }] : []),
            ...(stay.phone ? [{ key: texts.phone, value: stay.phone }] : []),
            { key: texts.total, value: formatCents(total_cents) },
            ...(stay.hold_until ? [{ key: texts.heldUntil, value: formatMoment(stay.hold_until) }] : []),
          ]}
        />
        <TextLink to={paths.deskRequest(stay.request_id)}>{texts.desk}</TextLink>
        <Subheading>{texts.nights}</Subheading>
        <Grid $min="9rem" $max={2} $gap={4}>
          <DateField
            label={calendarDialogs.form.checkIn}
            value={from}
            onChange={setFrom}
            today={calendar.today}
            error={problems.from}
          />
          <DateField
            label={calendarDialogs.form.checkOut}
            value={to}
            onChange={setTo}
            min={parsePlainDate(from) ? addDays(from, 1) : undefined}
            today={calendar.today}
            error={problems.to}
          />
        </Grid>
        <Price {...price} none={isUnchanged ? texts.unchanged : undefined}>
          {(quote) => (
            <>
              <QuoteLines quote={quote} agreed={stay.kind === 'confirmed'} />
              <KeyValueList
                items={[
                  { key: texts.now, value: formatCents(total_cents) },
                  { key: texts.then, value: <strong>{formatCents(quote.total_cents)}</strong> },
                ]}
              />
            </>
          )}
        </Price>
        <ChangeError error={error} />
      </Stack>
    </Dialog>
  );
}
