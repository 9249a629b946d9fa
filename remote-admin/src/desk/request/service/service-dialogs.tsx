import { dayAtHouse } from '@marisma/area-kit/format';
import { Checkbox, Note, SelectField, Spinner, Text, useTextDraft, useToday } from '@marisma/area-kit/ui';
import { type ReactNode, useState } from 'react';
import { formatNights } from '../../../lib/format';
import { formatPrice, formatWhen } from '../../../lib/services';
import { t } from '../../../texts';
import type { Arrangement, ServiceBooking } from '../queries';
import { useOpenRequest } from '../request-context';
import { StepDialog } from '../stay/step-dialog';
import { amountOf, useAmount, useDay, useReason } from '../stay/step-fields';
import { useGuestStays } from './queries';
import { TextAreaField, TextField } from '../../../lib/text-field';

/** A change of a service that has been begun; `again` is a new offer, and `callOff` declines what was agreed. */
export type ServiceStep = keyof typeof t.deskService.actions;

export interface ServiceDialogsProps {
  service: ServiceBooking;
  arrangement: Arrangement;
  step: ServiceStep;
  onClose: () => void;
}

type Props = Omit<ServiceDialogsProps, 'step'>;

const serviceVersion = ({ request_id, version }: Arrangement) => ({ request_id, expected_version: version });

/** The dialog of a change of a service. */
export default function ServiceDialogs({ step, ...props }: ServiceDialogsProps) {
  switch (step) {
    case 'offer':
    case 'again':
      return <OfferDialog {...props} />;
    case 'decline':
    case 'callOff':
      return <CloseDialog {...props} step={step} />;
    default:
      return <SimpleDialog {...props} step={step} />;
  }
}

/** Day, hour, price and stay; the price is that of the catalog until it is typed. */
function OfferDialog({ service, arrangement, onClose }: Props) {
  const texts = t.deskService.offer;
  const { request } = useOpenRequest();
  const today = useToday(dayAtHouse);
  const agreed = arrangement.status === 'accepted' || arrangement.status === 'arranged';
  const wished = arrangement.on_day ?? service.preferred_date;
  const catalog = catalogCents(service.service_price, service.guests);
  const first = arrangement.price_cents ?? catalog;
  const day = useDay({
    label: texts.day,
    first: wished < today ? today : wished,
    min: today,
    wrong: texts.wrongDay,
  });
  const price = useAmount({
    label: texts.price,
    hint: catalog === undefined ? undefined : texts.byCatalog(service.service_price, service.guests),
    first: first === undefined ? '' : amountOf(first),
    wrong: texts.wrongPrice,
    possible: (cents) => cents <= 9_999_999,
  });
  const [hour, setHour] = useState(arrangement.at_time ?? '');
  const [note, write] = useTextDraft(`desk.service.${arrangement.request_id}`);
  const [stay, setStay] = useState(arrangement.reservation_id ?? '');
  const stays = useGuestStays(request);
  return (
    <StepDialog
      texts={texts}
      rpc={(client) =>
        client.rpc('offer_service', {
          ...serviceVersion(arrangement),
          on_day: day.day,
          at_time: hour,
          price_cents: price.cents ?? 0,
          note: note.trim(),
          // What is generated from SQL knows no arguments that may be null.
          reservation_id: (stay || null) as string,
        })
      }
      parts={[day, price, { forget: () => write('') }]}
      disabled={stays.isPending}
      onClose={onClose}
    >
      <Text>{agreed ? texts.leadAgain : texts.lead}</Text>
      {day.field}
      <TextField label={texts.hour} type="time" value={hour} onChange={setHour} />
      {price.field}
      {stays.isPending ? (
        <Spinner label={texts.loading} />
      ) : stays.isError ? (
        <Note tone="warning">{texts.failedStays}</Note>
      ) : (
        <SelectField
          label={t.deskService.stay}
          hint={texts.stayHint}
          value={stay}
          onChange={setStay}
          options={[
            ['', t.deskService.noStay],
            ...stays.data.map(
              ({ id, code, properties, check_in, check_out }) =>
                [id, texts.option(properties.name, formatNights(check_in, check_out), code)] as const,
            ),
          ]}
        />
      )}
      <TextAreaField
        label={t.deskService.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={write}
      />
    </StepDialog>
  );
}

/** Declines what is asked or offered, or calls off what was agreed, with a reason. */
function CloseDialog({ arrangement, step, onClose }: Props & { step: 'decline' | 'callOff' }) {
  const texts = t.deskService[step];
  const [forGuest, setForGuest] = useState(false);
  const reason = useReason(`desk.service.close.${arrangement.request_id}`, { needed: !forGuest });
  return (
    <StepDialog
      texts={texts}
      rpc={(client) =>
        client.rpc('decline_service', {
          ...serviceVersion(arrangement),
          reason: reason.reason,
          for_guest: forGuest,
        })
      }
      parts={[reason]}
      onClose={onClose}
    >
      <Checkbox
        label={t.deskService.forGuest}
        checked={forGuest}
        onChange={({ target }) => setForGuest(target.checked)}
      />
      <Text>{forGuest ? t.deskService.leadForGuest[step] : texts.lead}</Text>
      {reason.field}
    </StepDialog>
  );
}

const SIMPLE = { accept: 'accept_service', finish: 'finish_service' } as const;

/** A change that needs nothing but a yes; what is arranged may have a note for the guest. */
function SimpleDialog({ arrangement, step, onClose }: Props & { step: 'accept' | 'arrange' | 'finish' }) {
  const texts = t.deskService[step];
  const { note: label, noteHint: hint } = t.deskService.arrange;
  const note = useReason(`desk.service.arrange.${arrangement.request_id}`, { label, hint, needed: false });
  const version = serviceVersion(arrangement);
  return (
    <StepDialog
      texts={texts}
      rpc={(client) =>
        step === 'arrange'
          ? client.rpc('arrange_service', { ...version, note: note.reason })
          : client.rpc(SIMPLE[step], version)
      }
      parts={step === 'arrange' ? [note] : []}
      onClose={onClose}
    >
      <Terms arrangement={arrangement}>{texts.lead}</Terms>
      {step === 'arrange' && note.field}
    </StepDialog>
  );
}

function Terms({ arrangement, children }: { arrangement: Arrangement; children: ReactNode }) {
  const { status, on_day, at_time, price_cents, stay } = arrangement;
  return (
    <>
      <Text>{children}</Text>
      {on_day !== null && price_cents !== null && (
        <Text $strong>
          {formatWhen(on_day, at_time)} · {formatPrice(price_cents)}
        </Text>
      )}
      {status === 'offered' && stay && price_cents !== null && price_cents > 0 && (
        <Text>{t.deskService.accept.onBill(formatPrice(price_cents), stay.code)}</Text>
      )}
    </>
  );
}

/**
 * What the catalog's price makes for so many guests, in US cents: 'From $120/person' counts each of them, '$95 per
 * hour' does not; undefined where the text names no amount.
 */
export function catalogCents(text: string, guests: number): number | undefined {
  const [, amount] = /\$\s?(\d[\d,]*(?:\.\d{1,2})?)/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const cents = Math.round(Number(amount.replaceAll(',', '')) * 100);
  return /(\/|\bper\s|\beach\s)\s*(person|guest)|\/persona|por persona/i.test(text) ? cents * guests : cents;
}
