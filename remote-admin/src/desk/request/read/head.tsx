import { useNavigationType } from '@marisma/area-kit/router';
import { media, space } from '@marisma/area-kit/theme';
import {
  Badge,
  deferred,
  Heading,
  KeyValueList,
  Note,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatDay, formatMoment, formatNights } from '../../../lib/format';
import { t } from '../../../texts';
import { ArrivalFacts } from '../../arrivals/arrival-facts';
import { useDesk, useDeskKeys } from '../../desk-context';
import type { DeskStay, Inquiry, ServiceBooking } from '../queries';
import { useOpenRequest } from '../request-context';
import { Part } from './part';
import { SmallButton } from '../../../lib/small-button';
import { MailLink, PhoneLink } from '../../../lib/contact-links';

const Back = styled.div`
  ${media.desktop} {
    display: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 2.75rem;
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** Leads to the list, where that is not beside the request. */
export function BackToList() {
  const { listPath } = useDesk();
  return (
    <Back>
      <TextLink to={listPath}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
        {t.request.back}
      </TextLink>
    </Back>
  );
}

/** Whose request it is, and where it stands. Following a link to it focuses its heading. */
export function Head() {
  const { request, merged, staffName } = useOpenRequest();
  const { requestPath } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType();
  const texts = t.request;
  const { name, subject, kind, state, assignee, merged_into, id, offer } = request;

  useEffect(() => {
    if (arrived === 'PUSH') heading.current?.focus();
  }, [arrived, id]);

  return (
    <Stack $gap={3}>
      <Heading level={1} size="title" ref={heading} tabIndex={-1}>
        {name || t.desk.noName}
      </Heading>
      {kind !== 'inquiry' && <Text $muted>{subject}</Text>}
      <Stack $row $wrap $gap={2}>
        <Badge>{t.desk.kinds[kind]}</Badge>
        {offer && <Badge $tone="gold">{t.desk.offers[offer]}</Badge>}
        <StatusBadge tone={state === 'open' ? 'accent' : 'neutral'}>{t.desk.states[state]}</StatusBadge>
        {assignee !== null && (
          <Badge $tone="gold">{texts.assignedTo(staffName(assignee) ?? texts.history.somebody)}</Badge>
        )}
      </Stack>
      <Turn />
      {merged_into !== null && (
        <Note>
          {texts.merged.into} <TextLink to={requestPath(merged_into)}>{texts.merged.open}</TextLink>
        </Note>
      )}
      {merged.length > 0 && (
        <Note>
          {texts.merged.here}:{' '}
          {merged.map((other, at) => (
            <span key={other.id}>
              {at > 0 && ', '}
              <TextLink to={requestPath(other.id)}>{other.subject || t.desk.noSubject}</TextLink>
            </span>
          ))}
        </Note>
      )}
    </Stack>
  );
}

/** Whose turn it is, and until when. */
function Turn() {
  const { request } = useOpenRequest();
  const texts = t.request;
  const { state, needs, due_at, overdue, snoozed_until, hold_until } = request;
  const lines: string[] = [];
  if (due_at !== null) lines.push((overdue ? texts.overdue : texts.due)(formatMoment(due_at)));
  if (hold_until !== null) lines.push(texts.heldUntil(formatMoment(hold_until)));
  if (snoozed_until !== null) lines.push(texts.snoozedUntil(formatMoment(snoozed_until)));
  else if (needs === 'guest' && state === 'waiting') lines.push(texts.waitsForGuest);
  return (
    <Text $size="sm" $muted={!overdue} $strong={overdue}>
      {lines.length > 0 ? [...lines, texts.houseTime].join(' · ') : texts.allHouseTime}
    </Text>
  );
}

const GuestRecord = deferred(() => import(/* webpackChunkName: "guest-record" */ './guest-record'));

/** Who asks. */
export function Who() {
  const { request, subject } = useOpenRequest();
  const { who } = t.request;
  const { phone } = subject;
  const [record, setRecord] = useState(false);
  useDeskKeys({ g: () => setRecord(true) });
  const sender = subject.kind === 'stay' ? null : subject.sender;
  return (
    <Part title={who.title}>
      <KeyValueList
        items={[
          { key: who.name, value: request.name || t.desk.noName },
          { key: who.email, value: <MailLink to={request.email} none={who.noPhone} /> },
          { key: who.phone, value: <PhoneLink to={phone} none={who.noPhone} /> },
          {
            key: who.account,
            value: request.guest_id === null ? who.noAccount : sender ? who.senders[sender] : who.hasAccount,
          },
          { key: who.language, value: who.languages[request.locale] },
        ]}
      />
      <SmallButton aria-keyshortcuts="g" onClick={() => setRecord(true)}>
        {t.guestRecord.open}
      </SmallButton>
      {record && <GuestRecord onClose={() => setRecord(false)} />}
    </Part>
  );
}

const inquiryFacts = ({ inquiry_type, properties, check_in, check_out, guests }: Inquiry) => {
  const { asked: texts } = t.request;
  const days = check_in && (check_out ? formatNights(check_in, check_out) : formatDay(check_in));
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
    { key: texts.day, value: formatDay(preferred_date) },
    { key: texts.guests, value: texts.guestCount(guests) },
    { key: texts.price, value: service_price },
  ];
};

/** What was asked for with a form; the message itself begins the history. */
export function FormFacts({ subject }: { subject: Inquiry | ServiceBooking }) {
  return (
    <Part title={t.request.asked.title}>
      <KeyValueList items={subject.kind === 'inquiry' ? inquiryFacts(subject) : serviceFacts(subject)} />
    </Part>
  );
}

/** How the guest of a stay arrives, and what must not be forgotten. */
export function Arrival({ stay: { arrival } }: { stay: DeskStay }) {
  return (
    <Part title={t.request.arrival}>
      {arrival ? <ArrivalFacts {...arrival} /> : <Text $muted>{t.arrivals.noDetails}</Text>}
    </Part>
  );
}
