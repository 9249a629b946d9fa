import { mailTo, telephone } from '@marisma/area-kit/format';
import { Button, deferred, KeyValueList, Text, TextLink } from '@marisma/area-kit/ui';
import { useId, useState } from 'react';
import { t } from '../../../texts';
import { dayInWords, nightsInWords } from '../../../lib/moments';
import { ArrivalFacts } from '../../arrivals/arrival-facts';
import type { DeskStay, Inquiry, ServiceBooking } from '../queries';
import { useDeskKeys } from '../../use-desk-keys';
import { useOpenRequest } from '../request-context';
import { Part, PartTitle } from './parts.styles';

const GuestRecord = deferred(() => import(/* webpackChunkName: "guest-record" */ './guest-record'));

/** Who asks. */
export function Who() {
  const { request, asked } = useOpenRequest();
  const { who } = t.request;
  const title = useId();
  const { phone } = asked;
  const [record, setRecord] = useState(false);
  useDeskKeys({ g: () => setRecord(true) });
  const sender = asked.kind === 'stay' ? null : asked.sender;
  return (
    <Part aria-labelledby={title}>
      <PartTitle level={2} id={title}>
        {who.title}
      </PartTitle>
      <KeyValueList
        items={[
          { key: who.name, value: request.name || t.desk.noName },
          {
            key: who.email,
            value: request.email ? (
              <TextLink href={mailTo(request.email)}>{request.email}</TextLink>
            ) : (
              who.noPhone
            ),
          },
          {
            key: who.phone,
            value: phone ? <TextLink href={telephone(phone)}>{phone}</TextLink> : who.noPhone,
          },
          {
            key: who.account,
            value: request.guest_id === null ? who.noAccount : sender ? who.senders[sender] : who.hasAccount,
          },
          { key: who.language, value: who.languages[request.locale] },
        ]}
      />
      <Button variant="outline" size="sm" aria-keyshortcuts="g" onClick={() => setRecord(true)}>
        {t.guestRecord.open}
      </Button>
      {record && <GuestRecord onClose={() => setRecord(false)} />}
    </Part>
  );
}

const inquiryFacts = ({ inquiry_type, properties, check_in, check_out, guests }: Inquiry) => {
  const { asked: texts } = t.request;
  const days = check_in && (check_out ? nightsInWords(check_in, check_out) : dayInWords(check_in));
  return [
    { key: texts.about, value: texts.inquiries[inquiry_type] },
    ...(properties ? [{ key: texts.house, value: properties.name }] : []),
    { key: check_in && !check_out ? texts.arrival : texts.nights, value: days ?? texts.notSaid },
    { key: texts.guests, value: guests === null ? texts.notSaid : texts.guestCount(guests) },
  ];
};

const serviceFacts = ({ service_title, service_price, preferred_date, guests }: ServiceBooking) => {
  const { asked: texts } = t.request;
  return [
    { key: texts.service, value: service_title },
    { key: texts.day, value: dayInWords(preferred_date) },
    { key: texts.guests, value: texts.guestCount(guests) },
    { key: texts.price, value: service_price },
  ];
};

/** What was asked for with a form; the message itself begins the history. */
export function FormFacts({ asked }: { asked: Inquiry | ServiceBooking }) {
  const title = useId();
  return (
    <Part aria-labelledby={title}>
      <PartTitle level={2} id={title}>
        {t.request.asked.title}
      </PartTitle>
      <KeyValueList items={asked.kind === 'inquiry' ? inquiryFacts(asked) : serviceFacts(asked)} />
    </Part>
  );
}

/** How the guest of a stay arrives, and what must not be forgotten. */
export function Arrival({ stay: { arrival } }: { stay: DeskStay }) {
  const title = useId();
  return (
    <Part aria-labelledby={title}>
      <PartTitle level={2} id={title}>
        {t.request.arrival}
      </PartTitle>
      {arrival ? <ArrivalFacts {...arrival} /> : <Text $muted>{t.arrivals.noDetails}</Text>}
    </Part>
  );
}
