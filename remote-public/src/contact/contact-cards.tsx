import { contactDetails, whatsAppHref } from '@marisma/area-kit/brand';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Stack, Text, TextLink, VisuallyHidden } from '@marisma/area-kit/ui';
import { Clock, Mail, MapPin, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { describeHours, usualHours, type OpenInterval } from '@marisma/area-kit/office-hours';
import { t } from '../texts';
import { useNearAnswer } from '../parts/use-near-answer';

/** When the office answers, and the days off that are near. */
interface Office {
  hours: readonly OpenInterval[];
  closed: readonly PlainDate[];
}

const FRESH_MS = 5 * 60_000;

let cached: Office = { hours: usualHours, closed: [] };
let cachedUntil = 0;

// Room for one line more than the usual hours have, so that another Saturday moves nothing.
const Lines = styled.ul`
  ${plainList}
  min-height: 4lh;
  font-variant-numeric: tabular-nums;
`;

/**
 * The office's hours of a week, those for emergencies, and the days off that are near: the usual hours until the service
 * has answered, which is asked at most every five minutes.
 */
function OfficeHours() {
  const frame = useRef<HTMLUListElement>(null);
  const answer = useNearAnswer(frame, async (client, read) => {
    if (Date.now() < cachedUntil) return cached;
    const [hours, closed] = await Promise.all([
      read(client.from('office_hours').select('weekday, opens, closes')),
      read(client.rpc('office_closed_days')),
    ]);
    cachedUntil = Date.now() + FRESH_MS;
    cached = { hours, closed };
    return cached;
  });
  const { hours, closed } = answer ?? cached;
  const { emergency, closedOn } = t.contact.hours;
  return (
    <Lines ref={frame}>
      {[
        ...describeHours(hours),
        emergency,
        ...closed.map((day) => closedOn(formatDate(day, t.common.locale, 'short'))),
      ].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

const Entry = styled.section`
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  gap: ${space(4)};
  padding-block: ${space(6)};
  border-top: 1px solid ${token.color.line};

  &:first-child {
    border-top-color: ${token.color.rule};
  }

  > svg {
    width: 1.375rem;
    height: 1.375rem;
    margin-top: 0.1rem;
    color: ${token.color.eyebrow};
  }
`;

type ContactCardProps = { icon: LucideIcon; title: string; children: ReactNode };

function ContactCard({ icon: Icon, title, children }: ContactCardProps) {
  return (
    <Entry>
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <Stack $gap={2} $align="start">
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Entry>
  );
}

const Address = styled.address`
  font-style: normal;
`;

/** Ways to reach us without the form, and the opening hours. */
export function ContactCards() {
  const { cards, hours, whatsApp } = t.contact;
  const { phone, email, address } = contactDetails;
  return (
    <div>
      <ContactCard icon={Phone} title={cards.phone.title}>
        <TextLink href={`tel:${phone.dialed}`}>{phone.shown}</TextLink>
      </ContactCard>
      <ContactCard icon={Mail} title={cards.email.title}>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </ContactCard>
      <ContactCard icon={MessageCircle} title={whatsApp.title}>
        <Text $muted>{whatsApp.text}</Text>
        <TextLink href={whatsAppHref(whatsApp.greeting)} target="_blank" rel="noopener noreferrer">
          {whatsApp.link}
          <VisuallyHidden> ({whatsApp.newTab})</VisuallyHidden>
        </TextLink>
      </ContactCard>
      <ContactCard icon={MapPin} title={cards.address.title}>
        <Address>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Address>
        <Text $size="sm" $muted>
          {cards.address.note}
        </Text>
      </ContactCard>
      <ContactCard icon={Clock} title={hours.title}>
        <Text $size="sm" $muted>
          {hours.promise}
        </Text>
        <OfficeHours />
      </ContactCard>
    </div>
  );
}
