import { asDataError } from '@marisma/area-kit/data';
import { parsePlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { isOpen, loadMoveNights } from '@marisma/area-kit/stays';
import { StayCalendar, useNights, type ChosenDays } from '@marisma/area-kit/stays/calendar';
import {
  ButtonLink,
  ErrorState,
  Field,
  Spinner,
  Text,
  TextArea,
  useDraft,
  useRequestKey,
} from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { threadPath } from '../dashboard-place';
import { useStayDates } from '../../parts/stay-facts';
import { t } from '../../texts';
import { ChangeDialog } from './change-dialog';
import { askMove, quoteMove } from './changes.data';
import { MovePrice } from './move-price';
import type { StepProps } from './step-props';
import { refusalInWords, useChange } from './use-change';

/** Asks for other nights of a stay, chosen in a calendar, after their price has been read. */
export function DatesDialog({ booking, live, onClose }: StepProps) {
  const { dates, actions } = t.stay;
  const { notify, supabase } = useShell();
  const inWords = useStayDates();
  const [checkIn, setCheckIn] = useDraft(`dates.${live.id}.in`);
  const [checkOut, setCheckOut] = useDraft(`dates.${live.id}.out`);
  const [message, write] = useDraft(`dates.${live.id}.message`);
  const requestKey = useRequestKey([checkIn, checkOut, message]);
  const complete = [checkIn, checkOut].every((day) => parsePlainDate(day));
  const unchanged = checkIn === booking.checkIn && checkOut === booking.checkOut;
  const asks = complete && !unchanged;

  const { days, refusal, more, again } = useNights(
    live.id,
    (client, range, signal) => loadMoveNights(client, live.id, range, signal),
    complete ? checkOut : booking.checkOut,
  );
  const own: ChosenDays =
    days && isOpen(days, booking.checkIn, booking.checkOut)
      ? { checkIn: booking.checkIn, checkOut: booking.checkOut }
      : {};
  const chosen: ChosenDays = checkIn ? { checkIn, ...(checkOut && { checkOut }) } : own;
  const choose = (next: ChosenDays) => {
    setCheckIn(next.checkIn ?? '');
    setCheckOut(next.checkOut ?? '');
  };

  const quote = useQuery({
    queryKey: ['move', live.id, checkIn, checkOut],
    queryFn: async () => quoteMove(await supabase(), live.id, { checkIn, checkOut }),
    enabled: asks,
    staleTime: 0,
    retry: false,
    meta: { during: 'reading the price of other dates' },
  });
  const read = asks ? quote.data : undefined;
  const { busy, problem, send } = useChange(
    (client) =>
      askMove(client, live, { checkIn, checkOut, message, quoteHash: read?.quote_hash ?? '', requestKey }),
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
    onClose();
  };
  return (
    <ChangeDialog
      wide
      title={dates.title}
      onClose={onClose}
      instead={
        live.thread && (
          <ButtonLink variant="outline" to={threadPath(live.thread)} preventScrollReset>
            {actions.message}
          </ButtonLink>
        )
      }
      confirm={dates.confirm}
      busyLabel={dates.busy}
      busy={busy}
      disabled={!read}
      problem={problem}
      onConfirm={() => void ask()}
    >
      <Text>{dates.lead(t.homes[booking.property].title, inWords(booking))}</Text>
      {days ? (
        <StayCalendar days={days} chosen={chosen} onChoose={choose} more={more} focusOnOpen />
      ) : refusal ? (
        <ErrorState level={3} title={dates.failed} reason={refusalInWords(refusal)} onRetry={again} />
      ) : (
        <Spinner label={dates.loading} />
      )}
      <MovePrice
        agreed={live.state === 'confirmed'}
        before={booking.total}
        quote={read}
        refusal={asks && quote.error ? asDataError(quote.error) : undefined}
        waiting={quote.isFetching}
        hint={checkIn && !unchanged ? dates.choose : dates.unchanged}
      />
      <Field label={dates.message}>
        <TextArea rows={3} maxLength={1000} value={message} onChange={(event) => write(event.target.value)} />
      </Field>
    </ChangeDialog>
  );
}
