import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  ErrorState,
  Field,
  KeyValueList,
  Spinner,
  Text,
  TextArea,
  useDraft,
} from '@marisma/area-kit/ui';
import { cancellationSteps } from '@marisma/area-kit/stays/calendar';
import { useQuery } from '@tanstack/react-query';
import { useStayDates } from '../../parts/stay-facts';
import { t } from '../../texts';
import { ChangeDialog } from './change-dialog';
import { cancelStay, readRefund } from './changes.data';
import type { StepProps } from './step-props';
import { useChange } from './use-change';
import { useLive } from './use-live';
import { moneyInWords } from './moments';

/** Asks before a confirmed stay is canceled; says first what goes back under the agreed conditions. */
export function CancelDialog({ booking, live, onDone, onClose }: StepProps) {
  const { cancel } = t.stay;
  const { notify, supabase } = useShell();
  const dates = useStayDates();
  const [reason, write] = useDraft(`cancel.${live.id}`);
  const paid = usePaid(booking.id);
  const refund = useQuery({
    // Another version may have other payments or conditions.
    queryKey: ['refund', live.id, live.version, paid],
    queryFn: async () => readRefund(await supabase(), live.id),
    staleTime: 0,
    meta: { during: 'reading a refund' },
  });
  const { busy, problem, send } = useChange((client) => cancelStay(client, live, reason), {
    once: true,
  });
  const back = refund.data;

  const confirm = async () => {
    if (!(await send())) return;
    write('');
    notify({ kind: 'success', title: back ? cancel.doneWith(moneyInWords(back)) : cancel.done });
    onClose();
  };

  return (
    <ChangeDialog
      title={cancel.title}
      onClose={onClose}
      instead={
        <Button variant="outline" onClick={onDone} disabled={busy}>
          {cancel.keep}
        </Button>
      }
      confirm={back ? cancel.confirmWith(moneyInWords(back)) : cancel.confirm}
      busyLabel={cancel.busy}
      busy={busy}
      disabled={back === undefined}
      problem={problem}
      onConfirm={() => void confirm()}
    >
      <Text>{cancel.lead(t.homes[booking.property].title, dates(booking))}</Text>
      {refund.isError ? (
        <ErrorState
          level={3}
          title={cancel.failed}
          onRetry={() => void refund.refetch()}
          busy={refund.isFetching}
        />
      ) : back === undefined ? (
        <Spinner label={cancel.counting} />
      ) : paid === 0 ? (
        <Text $strong>{cancel.nothingPaid}</Text>
      ) : (
        <KeyValueList
          items={[
            { key: cancel.paid, value: moneyInWords(paid) },
            { key: cancel.refund, value: <strong>{moneyInWords(back)}</strong> },
            { key: cancel.kept, value: moneyInWords(paid - back) },
          ]}
        />
      )}
      {live.quote && (
        <div>
          <Text $size="sm" $strong>
            {cancel.rule}
          </Text>
          {cancellationSteps(live.quote).map((step) => (
            <Text key={step} $size="sm" $muted>
              {step}
            </Text>
          ))}
        </div>
      )}
      <Field label={cancel.reason}>
        <TextArea rows={3} maxLength={1000} value={reason} onChange={(event) => write(event.target.value)} />
      </Field>
    </ChangeDialog>
  );
}

/** What the guest has paid for a stay, less what has come back. */
function usePaid(code: string): number {
  const { data } = useLive();
  return (data?.payments ?? [])
    .filter(({ booking, status }) => booking.id === code && (status === 'paid' || status === 'refunded'))
    .reduce((sum, { amount }) => sum + amount, 0);
}
