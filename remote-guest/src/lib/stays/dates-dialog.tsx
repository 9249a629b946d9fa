import { addDays, parsePlainDate, today } from '@marisma/shared/format';
import { useShell } from '@marisma/shared/shell';
import { asRefusal } from '@marisma/shared/stays';
import { QuoteLines, stayTexts } from '@marisma/shared/stays/calendar';
import {
  Button,
  ButtonLink,
  DateField,
  Dialog,
  Field,
  FormStatus,
  Grid,
  KeyValueList,
  Spinner,
  Stack,
  Text,
  TextArea,
} from '@marisma/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { threadPath } from '../dashboard-place';
import { useDraft } from '../use-draft';
import { useRequestKey } from '../use-request-key';
import { useStayDates } from '../../parts/stay-facts';
import { t } from '../../texts';
import { askMove, quoteMove } from './changes.data';
import type { StepProps } from './step-props';
import { refusalInWords, useChange } from './use-change';
import { moneyInWords } from './moments';

/** Asks for other nights of a stay, after their price has been read. */
export function DatesDialog({ booking, live, onDone, onClose }: StepProps) {
  const { dates, actions } = t.stay;
  const { notify, supabase } = useShell();
  const inWords = useStayDates();
  const formId = useId();
  const [checkIn, setCheckIn] = useDraft(`dates.${live.id}.in`);
  const [checkOut, setCheckOut] = useDraft(`dates.${live.id}.out`);
  const [message, write] = useDraft(`dates.${live.id}.message`);
  const requestKey = useRequestKey([checkIn, checkOut, message]);
  const arrival = parsePlainDate(checkIn) && checkIn;
  const departure = parsePlainDate(checkOut) && checkOut;
  const unchanged = checkIn === booking.checkIn && checkOut === booking.checkOut;
  const quote = useQuery({
    queryKey: ['move', live.id, checkIn, checkOut],
    queryFn: async () => quoteMove(await supabase(), live.id, { checkIn, checkOut }),
    enabled: arrival !== undefined && departure !== undefined && departure > arrival && !unchanged,
    staleTime: 0,
    retry: false,
    meta: { during: 'reading the price of other dates' },
  });
  const read = quote.data;
  const { busy, problem, send } = useChange(
    (client) =>
      askMove(client, live, { checkIn, checkOut, message, quoteHash: read?.quoteHash ?? '', requestKey }),
    { once: true },
  );

  const ask = async () => {
    if (!(await send())) {
      // The price may be the reason: it is read anew before anything is sent again.
      void quote.refetch();
      return;
    }
    for (const clear of [setCheckIn, setCheckOut, write]) clear('');
    notify({ kind: 'success', title: dates.done });
    onDone();
  };
  const difference = read ? read.totalCents / 100 - booking.total : 0;
  const hint = unchanged
    ? dates.unchanged
    : arrival !== undefined && departure !== undefined && departure <= arrival
      ? stayTexts.refusals.bad_dates
      : dates.choose;
  return (
    <Dialog
      open
      title={dates.title}
      onClose={onClose}
      actions={
        <>
          {live.thread && (
            <ButtonLink variant="outline" to={threadPath(live.thread)} preventScrollReset>
              {actions.message}
            </ButtonLink>
          )}
          <Button
            busy={busy}
            busyLabel={dates.busy}
            disabled={!read || unchanged}
            onClick={() => void ask()}
            aria-describedby={formId}
          >
            {dates.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Text>{dates.lead(t.homes[booking.property].title, inWords(booking))}</Text>
        <Grid $min="11rem" $max={2}>
          <DateField label={dates.checkIn} value={checkIn} onChange={setCheckIn} min={today()} />
          <DateField
            label={dates.checkOut}
            value={checkOut}
            onChange={setCheckOut}
            min={arrival === undefined ? today() : addDays(arrival, 1)}
          />
        </Grid>
        <div id={formId} role="status">
          {quote.isFetching ? (
            <Spinner label={dates.counting} />
          ) : quote.error ? (
            <FormStatus tone="warning">{refusalInWords(asRefusal(quote.error))}</FormStatus>
          ) : read ? (
            <Stack $gap={4}>
              <KeyValueList
                items={[
                  { key: dates.now, value: moneyInWords(booking.total) },
                  {
                    key: dates.then,
                    value: (
                      <>
                        <strong>{moneyInWords(read.totalCents / 100)}</strong>
                        {', '}
                        {difference > 0
                          ? dates.more(moneyInWords(difference))
                          : difference < 0
                            ? dates.less(moneyInWords(-difference))
                            : dates.same}
                      </>
                    ),
                  },
                ]}
              />
              <QuoteLines quote={read} />
            </Stack>
          ) : (
            <Text $muted>{hint}</Text>
          )}
        </div>
        <Field label={dates.message}>
          <TextArea
            rows={3}
            maxLength={1000}
            value={message}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
