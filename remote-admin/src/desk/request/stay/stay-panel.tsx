import { type PricedNights, readStayEvent } from '@marisma/area-kit/booking';
import { formatCents, QuoteLines } from '@marisma/area-kit/booking/calendar';
import { change } from '@marisma/area-kit/data';
import { dayAtHouse, type PlainDate } from '@marisma/area-kit/format';
import { withLocale } from '@marisma/area-kit/texts';
import {
  Button,
  deferred,
  Field,
  FormStatus,
  Input,
  KeyValueList,
  Note,
  Stack,
  StatusBadge,
  Text,
  useToday,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { RequestEvent } from '../../../lib/describe-event';
import { formatDay, formatMoment, formatNights } from '../../../lib/format';
import { NotLoaded } from '../../../lib/not-loaded';
import { t } from '../../../texts';
import type { DeskStay } from '../queries';
import { Part } from '../read/part';
import { useOpenRequest, useRequestChange } from '../request-context';
import { StayServices } from '../service/stay-services';
import { NearbyNights } from './nearby-nights';
import { PaymentList } from './payment-list';
import { useLapsesOn, useReletRefund } from './queries';
import type { Chosen, StepDialogsProps } from './step-dialogs';
import { SmallButton } from '../../../lib/small-button';

const tones = { pending: 'warning', confirmed: 'success', cancelled: 'danger' } as const;

/** A stay: its facts, its price as agreed, the nights around it, its payments, and what can be decided. */
export default function StayPanel({ stay }: { stay: DeskStay }) {
  const { events } = useOpenRequest();
  const texts = t.deskStay;
  const [chosen, choose] = useState<Chosen>();
  const today = useToday(dayAtHouse);
  const reason = events.find((event) => readStayEvent(event)?.what === stay.closed_as)?.body;
  const wish = stay.status === 'cancelled' ? undefined : latestWish(events, stay);
  const { guestCount } = t.request.asked;
  return (
    <Part title={texts.title}>
      <Stack $gap={6}>
        <Stack $row $wrap $gap={2}>
          <StatusBadge tone={tones[stay.status]}>
            {stay.closed_as ? texts.closedAs[stay.closed_as] : texts.status[stay.status]}
          </StatusBadge>
          <Decisions stay={stay} today={today} onChoose={choose} />
        </Stack>
        {wish && (
          <Note>
            <Text as="div">
              {texts.wish(formatNights(wish.checkIn, wish.checkOut), formatCents(wish.totalCents))}
            </Text>
            <SmallButton onClick={() => choose({ step: 'move', wish })}>{texts.toWish}</SmallButton>
          </Note>
        )}
        <KeyValueList
          items={[
            { key: texts.code, value: stay.code },
            { key: texts.house, value: stay.property },
            { key: texts.nights, value: formatNights(stay.check_in, stay.check_out) },
            { key: texts.guests, value: guestCount(stay.guests) },
            { key: texts.total, value: formatCents(stay.total_cents) },
            { key: t.bill.price.discounted(formatCents(stay.discount_cents)), value: stay.discount_reason },
            { key: texts.heldUntil, value: stay.hold_until && formatMoment(stay.hold_until) },
            { key: texts.reason, value: reason },
            {
              key: texts.terms,
              value: stay.agreement
                ? texts.agreed(
                    stay.agreement.version,
                    formatMoment(stay.agreement.agreed_at),
                    stay.agreement.locale,
                  )
                : texts.notAgreed,
            },
          ].filter(({ value }) => value)}
        />
        <QuoteLines quote={stay.quote} agreed={stay.status !== 'pending'} />
        {stay.offer && stay.status === 'pending' && <OfferNote stay={stay} offer={stay.offer} />}
        <MoneyNotes stay={stay} onChoose={choose} />
        {stay.payments.length > 0 && <PaymentList stay={stay} today={today} onChoose={choose} />}
        <StayServices stay={stay} />
        <NearbyNights stay={stay} />
      </Stack>
      {chosen && <Dialogs stay={stay} chosen={chosen} onClose={() => choose(undefined)} />}
    </Part>
  );
}

/** The nights that the guest last asked to move to, unless the stay has been moved since. */
function latestWish(events: readonly RequestEvent[], stay: DeskStay): PricedNights | undefined {
  let wish: PricedNights | undefined;
  for (const event of events) {
    const read = readStayEvent(event);
    if (read?.what === 'wish') wish = read;
    if (read?.what === 'moved') wish = undefined;
  }
  return wish && (wish.checkIn !== stay.check_in || wish.checkOut !== stay.check_out) ? wish : undefined;
}

interface DecisionsProps {
  stay: DeskStay;
  today: PlainDate;
  onChoose: (chosen: Chosen) => void;
}

function Decisions({ stay, today, onChoose }: DecisionsProps) {
  const { actions } = t.deskStay;
  const button = (step: Exclude<keyof typeof actions, 'takeBack'>) => (
    <Button
      key={step}
      size="sm"
      variant={step === 'confirm' ? 'primary' : 'outline'}
      onClick={() => onChoose({ step })}
    >
      {actions[step === 'decline' && stay.offer ? 'takeBack' : step]}
    </Button>
  );
  if (stay.status === 'cancelled') return null;
  if (stay.status === 'pending')
    return (['confirm', 'decline', 'hold', 'move', 'price'] as const).map(button);
  // On its last day a stay can be longer; what is over stays as it was.
  return [
    stay.check_out >= today && button('move'),
    button('price'),
    button('extra'),
    stay.check_out > today && button('cancel'),
  ];
}

/** What the clock will do to a stay that nobody has paid, and what nights that were let again have brought. */
function MoneyNotes({ stay, onChoose }: Omit<DecisionsProps, 'today'>) {
  const until = useLapsesOn(stay);
  const relet = useReletRefund(stay) ?? 0;
  const { keep, relet: again } = t.bill;
  return (
    <>
      {until && (
        <Note tone="warning">
          <Text as="div">{(until === stay.keep_until ? keep.kept : keep.note)(formatDay(until))}</Text>
          <SmallButton onClick={() => onChoose({ step: 'keep' })}>{keep.action}</SmallButton>
        </Note>
      )}
      {relet > 0 && (
        <Note>
          <Text as="div">{again.note(formatCents(relet))}</Text>
          <SmallButton onClick={() => onChoose({ step: 'relet' })}>{again.action}</SmallButton>
        </Note>
      )}
    </>
  );
}

// Loaded when something is decided.
const Dialogs = deferred<StepDialogsProps>(
  () => import(/* webpackChunkName: "decisions" */ './step-dialogs'),
  { Failed: NotLoaded },
);

interface OfferNoteProps {
  stay: DeskStay;
  offer: NonNullable<DeskStay['offer']>;
}

/** Whether the guest has opened an offer that is open, and a link to it for a guest whom no mail reaches. */
function OfferNote({ stay, offer }: OfferNoteProps) {
  const { request } = useOpenRequest();
  const texts = t.deskStay.offer;
  const [address, setAddress] = useState('');
  const [copied, setCopied] = useState(false);
  const { busy, problem, send } = useRequestChange(async (client) => {
    const token = await change(client.rpc('offer_link', { reservation_id: stay.id }));
    const link = `${window.location.origin}${withLocale('/offer', request.locale)}#${token}`;
    setAddress(link);
    setCopied(
      await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      ),
    );
  });
  return (
    <Note>
      <Stack $gap={3}>
        <Text as="div">{offer.opened_at ? texts.opened(formatMoment(offer.opened_at)) : texts.waits}</Text>
        <div>
          <SmallButton busy={busy} busyLabel={t.deskStay.busy} onClick={() => void send()}>
            {texts.link}
          </SmallButton>
        </div>
        {address && (
          <Field label={texts.address}>
            <Input readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
        )}
        <FormStatus tone="success">{address && (copied ? texts.copied : texts.notCopied)}</FormStatus>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Note>
  );
}
