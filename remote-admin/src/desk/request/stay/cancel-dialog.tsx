import { read } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import { cancellationSteps, formatCents } from '@marisma/area-kit/booking/calendar';
import { ErrorState, KeyValueList, SelectField, Small, Spinner, Text, useToday } from '@marisma/area-kit/ui';
import { useRead } from '@marisma/area-kit/queries';
import { useState } from 'react';
import { owedCents, paidCents } from '../../../lib/payments';
import { formatWhen } from '../../../lib/services';
import { t } from '../../../texts';
import { DESK } from '../../queries';
import { useStayServices } from '../service/queries';
import { stayVersion, StepDialog, type StepProps } from './step-dialog';
import { useReason } from './step-fields';

/** How services stand that end with their stay. */
const ENDING = new Set(['asked', 'offered', 'accepted', 'arranged']);

/** Cancels a confirmed stay; says first what goes back, and what is still owed. */
export function CancelDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.cancel;
  const [by, setBy] = useState<'' | 'guest' | 'house'>('');
  const reason = useReason(`desk.cancel.${stay.id}`, {
    label: texts.reason,
    hint: texts.hint,
    needed: false,
  });
  const paid = paidCents(stay.payments);
  const owed = owedCents(stay.payments);
  const today = useToday(dayAtHouse);
  const begun = stay.check_in <= today;
  // Who leaves early had what was before.
  const services = (useStayServices(stay.id).data ?? []).filter(
    ({ status, on_day }) => ENDING.has(status) && (!begun || on_day === null || on_day > today),
  );
  const refund = useRead(
    'reading a refund',
    [...DESK, 'refund', stay.id, stay.version],
    (client, signal) => read(client.rpc('stay_refund', { reservation_id: stay.id }), signal),
    { staleTime: 0 },
  );
  const back = by === 'house' ? paid : by === 'guest' ? refund.data : undefined;
  return (
    <StepDialog
      texts={{
        ...texts,
        submit: back ? texts.submitWith(formatCents(back)) : texts.submit,
        done: texts.done(stay.code),
      }}
      rpc={(client) =>
        client.rpc('cancel_stay', { ...stayVersion(stay), reason: reason.reason, for_guest: by === 'guest' })
      }
      parts={[reason]}
      disabled={back === undefined}
      onClose={onClose}
    >
      <Text>{begun ? texts.leadBegun : texts.lead}</Text>
      <SelectField
        label={texts.by}
        required
        value={by}
        onChange={(value) => setBy(value as typeof by)}
        options={[
          ['', texts.choose],
          ['guest', texts.byGuest],
          ['house', texts.byHouse],
        ]}
      />
      <div role="status">
        {by === 'guest' && refund.isError ? (
          <ErrorState
            level={3}
            title={texts.failed}
            onRetry={() => void refund.refetch()}
            busy={refund.isFetching}
          />
        ) : by === 'guest' && back === undefined ? (
          <Spinner label={texts.counting} />
        ) : (
          back !== undefined && (
            <KeyValueList
              items={[
                { key: texts.paid, value: formatCents(paid) },
                { key: texts.refund, value: <strong>{formatCents(back)}</strong> },
                { key: texts.kept, value: formatCents(paid - back) },
                ...(owed > 0
                  ? [{ key: begun && by === 'guest' ? texts.owed : texts.ended, value: formatCents(owed) }]
                  : []),
              ]}
            />
          )
        )}
        {by === 'guest' && cancellationSteps(stay.quote).map((step) => <Small key={step}>{step}</Small>)}
      </div>
      {services.length > 0 && (
        <div>
          <Text $strong>{t.deskService.cancelsToo}</Text>
          <ul>
            {services.map(({ request_id, title, on_day, at_time }) => (
              <li key={request_id}>
                {title}
                {on_day !== null && `, ${formatWhen(on_day, at_time)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <>{reason.field}</>
    </StepDialog>
  );
}
