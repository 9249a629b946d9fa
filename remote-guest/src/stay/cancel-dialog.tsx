import { cancellationSteps } from '@marisma/area-kit/booking/calendar';
import { Field, KeyValueList, Text, TextArea, useTextDraft } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { Awaited } from '../parts/awaited';
import { ChangeDialog } from '../parts/change-dialog';
import { sumsOf } from '../parts/money';
import { useOwn, type Stay } from '../parts/own';
import { isOpen, serviceOf, whenInWords } from '../parts/service';
import { useCancel, useRefund } from './queries';

/** Asks before a confirmed stay is canceled; says first what goes back under the agreed conditions. */
export function CancelDialog({ stay }: { stay: Stay }) {
  const texts = t.stay.cancel;
  const [reason, write] = useTextDraft(`cancel.${stay.id}`);
  const { price, extra, damage } = sumsOf(stay);
  const paid = price.paid;
  // Before arrival, when alone a guest can cancel.
  const besides = extra.paid + damage.paid;
  const refund = useRefund(stay, paid);
  const back = refund.data;
  const change = useCancel(stay);
  const { data: own } = useOwn();
  const services = (own?.conversations ?? [])
    .flatMap((each) => serviceOf(each) ?? [])
    .filter((service) => service.reservation_id === stay.id && isOpen(service));

  return (
    <ChangeDialog
      title={texts.title}
      change={change}
      confirm={back ? texts.confirmWith(moneyInWords(back)) : texts.confirm}
      busyLabel={texts.busy}
      disabled={back === undefined}
      send={() => change.send(reason)}
      done={back ? texts.doneWith(moneyInWords(back)) : texts.done}
      onDone={() => write('')}
      back={texts.keep}
    >
      <Text>{texts.lead(stay.house, datesInWords(stay))}</Text>
      {refund.isError || back === undefined ? (
        <Awaited query={refund} failed={texts.failed} reason={null} loading={texts.counting} />
      ) : paid === 0 ? (
        <Text $strong>{texts.nothingPaid}</Text>
      ) : (
        <KeyValueList
          items={[
            { key: texts.paid, value: moneyInWords(paid) },
            { key: texts.refund, value: <strong>{moneyInWords(back)}</strong> },
            { key: texts.kept, value: moneyInWords(paid - back) },
          ]}
        />
      )}
      {services.length > 0 && (
        <div>
          <Text>{t.services.cancelsToo}</Text>
          <ul>
            {services.map((service) => (
              <li key={service.request_id}>
                {[service.title, whenInWords(service)].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {besides > 0 && <Text>{texts.besides(moneyInWords(besides))}</Text>}
      {stay.quote && (
        <div>
          <Text $size="sm" $strong>
            {texts.rule}
          </Text>
          {cancellationSteps(stay.quote).map((step) => (
            <Text key={step} $size="sm" $muted>
              {step}
            </Text>
          ))}
          <Text $size="sm" $muted>
            {texts.relet}
          </Text>
        </div>
      )}
      <Field label={texts.reason}>
        <TextArea rows={3} maxLength={1000} value={reason} onChange={(event) => write(event.target.value)} />
      </Field>
    </ChangeDialog>
  );
}
