import { addDays, parsePlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { formatCents } from '@marisma/area-kit/stays/calendar';
import {
  Button,
  DateField,
  Dialog,
  FormStatus,
  Grid,
  Heading,
  KeyValueList,
  Stack,
  Text,
  TextLink,
  SignInAgain,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { momentInWords, momentOf } from '../lib/moments';
import { paths } from '../paths';
import { houseCalendar } from '../texts/en/house-calendar';
import type { HouseCalendar, Nights, Stay, Taken } from './calendar.data';
import { confirmStay, moveStay } from './changes.data';
import { daysProblems, Price, useStaffQuote } from './form-parts';
import { useCalendarChange } from './use-calendar';
import { datesInWords, guestsInWords, refusalInWords } from './words';

const texts = houseCalendar.stay;

interface StayDialogProps {
  calendar: HouseCalendar;
  taken: Taken & { stay: Stay };
  /** Where a drag has put it. */
  nights?: Nights;
  onClose: () => void;
}

/** A stay: who, what, and other nights for it at a price that is read before. */
export function StayDialog({ calendar, taken, nights, onClose }: StayDialogProps) {
  const { stay, propertyId } = taken;
  const { notify } = useShell();
  const { busy, refusal, send } = useCalendarChange();
  const [from, setFrom] = useState(nights?.from ?? taken.from);
  const [to, setTo] = useState(nights?.to ?? taken.to);
  const problems = daysProblems(from, to);
  const unchanged = from === taken.from && to === taken.to;
  const canAsk = !problems.from && !problems.to && !unchanged;
  const price = useStaffQuote(canAsk ? { propertyId, from, to, guests: stay.guests } : undefined, stay.id);
  const house = calendar.houses.find(({ id }) => id === propertyId)?.name ?? propertyId;
  const done = async (name: string, change: Parameters<typeof send>[1], title: string) => {
    if ((await send(name, change)) === undefined) {
      // The price may be the reason: it is read anew before anything is sent again.
      if (canAsk) void price.readAgain();
      return;
    }
    notify({ kind: 'success', title });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title(stay.code)}
      onClose={() => busy === undefined && onClose()}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy !== undefined}>
            {houseCalendar.back}
          </Button>
          {taken.why === 'pending' && (
            <Button
              variant="outline"
              busy={busy === 'confirm'}
              busyLabel={houseCalendar.busy}
              disabled={busy !== undefined}
              onClick={() =>
                void done('confirm', (client) => confirmStay(client, stay), texts.confirmed(stay.code))
              }
            >
              {texts.confirm}
            </Button>
          )}
          <Button
            busy={busy === 'move'}
            busyLabel={houseCalendar.busy}
            disabled={busy !== undefined || stay.left || !price.quote || price.reading}
            onClick={() =>
              void done(
                'move',
                (client) => moveStay(client, stay, { from, to }, price.quote?.quote_hash ?? ''),
                texts.moved(stay.code),
              )
            }
          >
            {price.setAside ? texts.moveAside : texts.move}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <KeyValueList
          items={[
            { key: texts.state, value: stay.left ? texts.left : houseCalendar.why[taken.why] },
            { key: houseCalendar.house, value: house },
            { key: houseCalendar.list.dates, value: datesInWords(taken) },
            { key: texts.guest, value: `${stay.name}, ${guestsInWords(stay.guests)}` },
            ...(stay.email ? [{ key: texts.email, value: stay.email }] : []),
            ...(stay.phone ? [{ key: texts.phone, value: stay.phone }] : []),
            { key: texts.total, value: formatCents(stay.totalCents) },
            ...(stay.holdUntil
              ? [{ key: texts.heldUntil, value: momentInWords(momentOf(stay.holdUntil)) }]
              : []),
          ]}
        />
        <TextLink to={paths.deskRequest(stay.requestId)}>{texts.desk}</TextLink>
        <Heading level={3} size="md">
          {texts.nights}
        </Heading>
        <Grid $min="9rem" $max={2} $gap={4}>
          <DateField
            label={houseCalendar.form.checkIn}
            value={from}
            onChange={setFrom}
            today={calendar.today}
            error={problems.from}
          />
          <DateField
            label={houseCalendar.form.checkOut}
            value={to}
            onChange={setTo}
            min={parsePlainDate(from) ? addDays(from, 1) : undefined}
            today={calendar.today}
            error={problems.to}
          />
        </Grid>
        {unchanged ? (
          <Text $muted>{texts.unchanged}</Text>
        ) : (
          <Price {...price} agreed={taken.why === 'confirmed'} />
        )}
        {price.quote && (
          <KeyValueList
            items={[
              { key: texts.now, value: formatCents(stay.totalCents) },
              { key: texts.then, value: <strong>{formatCents(price.quote.total_cents)}</strong> },
            ]}
          />
        )}
        <FormStatus tone="danger">
          {refusal && (
            <>
              {refusalInWords(refusal)}
              <SignInAgain after={refusal} />
            </>
          )}
        </FormStatus>
      </Stack>
    </Dialog>
  );
}
