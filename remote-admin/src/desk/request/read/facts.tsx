import { mailTo, telephone } from '@marisma/area-kit/format';
import { KeyValueList, TextLink } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { t } from '../../../texts';
import { useOpenRequest } from '../request-context';
import { dayInWords, nightsInWords } from '../../../lib/moments';
import { Part, PartTitle } from './parts.styles';
import type { Inquiry, ServiceBooking } from './request';

/** Who asks. */
export function Who() {
  const { request, asked } = useOpenRequest();
  const { who } = t.request;
  const title = useId();
  const { phone } = asked;
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
            value: request.guestId === null ? who.noAccount : sender ? who.senders[sender] : who.hasAccount,
          },
          { key: who.language, value: who.languages[request.locale] },
        ]}
      />
    </Part>
  );
}

const inquiryFacts = ({ about, property, checkIn, checkOut, guests }: Inquiry) => {
  const { asked: texts } = t.request;
  const days = checkIn && checkOut ? nightsInWords(checkIn, checkOut) : checkIn && dayInWords(checkIn);
  return [
    { key: texts.about, value: about ? texts.inquiries[about] : texts.notSaid },
    ...(property ? [{ key: texts.house, value: property }] : []),
    { key: checkIn && !checkOut ? texts.arrival : texts.nights, value: days ?? texts.notSaid },
    { key: texts.guests, value: guests === null ? texts.notSaid : texts.guestCount(guests) },
  ];
};

const serviceFacts = ({ title, price, day, guests }: ServiceBooking) => {
  const { asked: texts } = t.request;
  return [
    { key: texts.service, value: title },
    { key: texts.day, value: dayInWords(day) },
    { key: texts.guests, value: texts.guestCount(guests) },
    { key: texts.price, value: price },
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
