import { contactDetails, whatsAppHref } from '@marisma/area-kit/brand';
import { space, token } from '@marisma/area-kit/theme';
import { Heading, Text, TextLink, VisuallyHidden } from '@marisma/area-kit/ui';
import { Clock, Mail, MapPin, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { OfficeHours } from './office-hours';

const List = styled.div`
  display: grid;
`;

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

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  min-width: 0;
`;

function ContactCard({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <Entry>
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <Words>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Words>
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
    <List>
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
    </List>
  );
}
