import { asDataError } from '@marisma/area-kit/data';
import { parsePlainDate, telephone } from '@marisma/area-kit/format';
import { isOpen, loadMoveNights } from '@marisma/area-kit/booking';
import {
  NearestDates,
  QuoteLines,
  StayCalendar,
  useNights,
  type ChosenDays,
} from '@marisma/area-kit/booking/calendar';
import {
  ButtonLink,
  Dialog,
  ErrorState,
  Field,
  FormStatus,
  Heading,
  KeyValueList,
  Spinner,
  Stack,
  Text,
  TextArea,
  TextLink,
  useTextDraft,
  useRequestKey,
} from '@marisma/area-kit/ui';
import { describeHours, usualHours } from '@marisma/area-kit/office-hours';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../paths';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { ChangeDialog, ChangeError } from '../parts/change-dialog';
import { useDashboardPlace } from '../parts/dashboard-place';
import { OWN, type Stay } from '../parts/own';
import { useAskMove, useMoveQuote } from './queries';
import { hostOf } from '../parts/stay';

/** Says whom to ask for other dates of a sample, and how; its dates cannot be changed. */
export function SampleDatesDialog({ stay }: { stay: Stay }) {
  const { closeStay } = useDashboardPlace();
  const texts = t.bookings.changeDates;
  const { name, phone } = hostOf(stay);
  return (
    <Dialog
      open
      onClose={closeStay}
      title={texts.title}
      actions={
        <>
          <ButtonLink variant="outline" to={paths.contact}>
            {texts.write}
          </ButtonLink>
          <ButtonLink to={paths.messages(stay.request?.id)} preventScrollReset>
            {texts.messageHost}
          </ButtonLink>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{texts.lead(stay.house, datesInWords(stay))}</Text>
        <Text $muted>{texts.explain}</Text>
        <Heading level={3} size="lg">
          {texts.ask}
        </Heading>
        <KeyValueList
          items={[
            { key: texts.host(name), value: <TextLink href={telephone(phone)}>{phone}</TextLink> },
            { key: texts.team, value: describeHours(usualHours).join(', ') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

/** Asks for other nights of a stay, chosen in a calendar, after their price has been read. */
export function DatesDialog({ stay }: { stay: Stay }) {
  const { dates, actions } = t.stay;
  const [checkIn, setCheckIn] = useTextDraft(`dates.${stay.id}.in`);
  const [checkOut, setCheckOut] = useTextDraft(`dates.${stay.id}.out`);
  const [message, write] = useTextDraft(`dates.${stay.id}.message`);
  const request_key = useRequestKey([checkIn, checkOut, message]);
  const complete = [checkIn, checkOut].every((day) => parsePlainDate(day));
  const unchanged = checkIn === stay.check_in && checkOut === stay.check_out;
  const others = complete && !unchanged;

  const { days, refusal, more, retry } = useNights(
    stay.id,
    (client, range, signal) => loadMoveNights(client, stay.id, range, signal),
    complete ? checkOut : stay.check_out,
  );
  // The stay was changed elsewhere, and is shown as it is now.
  const queries = useQueryClient();
  const over = refusal?.code === 'not_allowed';
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: OWN });
  }, [over, queries]);
  const own: ChosenDays =
    days && isOpen(days, stay.check_in, stay.check_out)
      ? { checkIn: stay.check_in, checkOut: stay.check_out }
      : {};
  const chosen: ChosenDays = checkIn ? { checkIn, ...(checkOut && { checkOut }) } : own;
  const choose = (next: ChosenDays) => {
    setCheckIn(next.checkIn ?? '');
    setCheckOut(next.checkOut ?? '');
  };

  const nights = { check_in: checkIn, check_out: checkOut };
  const quote = useMoveQuote(stay, nights, others);
  const change = useAskMove(stay);
  const refused = change.error ?? (quote.error ? asDataError(quote.error) : undefined);
  const send = async () => {
    const quote_hash = quote.data?.quote_hash ?? '';
    const sent = await change.send({ ...nights, message, quote_hash, request_key });
    // The price may be the reason: it is read anew before anything is sent again.
    if (!sent) void quote.refetch();
    return sent;
  };
  return (
    <ChangeDialog
      wide
      title={dates.title}
      change={change}
      confirm={dates.confirm}
      busyLabel={dates.busy}
      disabled={!others || !quote.data}
      send={send}
      done={dates.done}
      onDone={() => [setCheckIn, setCheckOut, write].forEach((clear) => clear(''))}
      instead={
        stay.request && (
          <ButtonLink variant="outline" to={paths.messages(stay.request.id)} preventScrollReset>
            {actions.message}
          </ButtonLink>
        )
      }
    >
      <Text>{dates.lead(stay.house, datesInWords(stay))}</Text>
      {days ? (
        <StayCalendar days={days} chosen={chosen} onChoose={choose} more={more} />
      ) : refusal ? (
        <ErrorState level={3} title={dates.failed} reason={<ChangeError error={refusal} />} onRetry={retry} />
      ) : (
        <Spinner label={dates.loading} />
      )}
      <MovePrice
        stay={stay}
        quote={others ? quote : undefined}
        hint={checkIn && !unchanged ? dates.choose : dates.unchanged}
      />
      {others && refused && (
        <NearestDates refusal={refused} stay={{ checkIn, checkOut }} days={days} onStay={choose} />
      )}
      <Field label={dates.message}>
        <TextArea rows={3} maxLength={1000} value={message} onChange={(event) => write(event.target.value)} />
      </Field>
    </ChangeDialog>
  );
}

interface MovePriceProps {
  stay: Stay;
  /** The price at the other nights; undefined while none are chosen. */
  quote?: Pick<ReturnType<typeof useMoveQuote>, 'data' | 'error' | 'isFetching'>;
  /** What is to be done before there is a price. */
  hint: string;
}

/** What a stay would cost at other nights, beside what it costs now. */
function MovePrice({ stay, quote, hint }: MovePriceProps) {
  const { dates } = t.stay;
  return (
    <div role="status">
      {quote?.isFetching ? (
        <Spinner label={dates.counting} />
      ) : quote?.error ? (
        <FormStatus tone="warning">
          <ChangeError error={asDataError(quote.error)} />
        </FormStatus>
      ) : quote?.data ? (
        <Stack $gap={4}>
          <KeyValueList
            items={[
              { key: dates.now, value: moneyInWords(stay.total_cents) },
              {
                key: dates.then,
                value: (
                  <>
                    <strong>{moneyInWords(quote.data.total_cents)}</strong>,{' '}
                    {difference(quote.data.total_cents - stay.total_cents)}
                  </>
                ),
              },
            ]}
          />
          <QuoteLines quote={quote.data} agreed={stay.status === 'confirmed'} />
        </Stack>
      ) : (
        <Text $muted>{hint}</Text>
      )}
    </div>
  );
}

function difference(cents: number): string {
  const { more, less, same } = t.stay.dates;
  if (cents === 0) return same;
  return cents > 0 ? more(moneyInWords(cents)) : less(moneyInWords(-cents));
}
