import type { Answer } from '@marisma/area-kit/data';
import { plural } from '@marisma/area-kit/format';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge, Button, Dialog, Small, Stack, Subheading, Text, TextLink } from '@marisma/area-kit/ui';
import { useId, type ReactNode } from 'react';
import { formatDay, formatMoment, formatNights } from '../../../lib/format';
import { t } from '../../../texts';
import { useDesk } from '../../desk-context';
import { Loaded } from '../../../lib/loaded';
import { useGuestRecord } from '../queries';
import { useOpenRequest } from '../request-context';
import { LineList, Quote } from './parts.styles';
import { MailLink, PhoneLink } from '../../../lib/contact-links';

type Known = Answer<'guest_record'>;
type KnownRequest = Known['requests'][number];

/** All that is known of the guest of the open request, by account or address. */
export default function GuestRecord({ onClose }: { onClose: () => void }) {
  const { request } = useOpenRequest();
  const texts = t.guestRecord;
  return (
    <Dialog
      open
      title={texts.title(request.name || t.desk.noName)}
      onClose={onClose}
      actions={
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Loaded query={useGuestRecord(request)} level={3} loading={texts.loading} failed={texts.failed}>
        {(known) => <Sections known={known} open={request.id} onFollow={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface SectionsProps {
  known: Known;
  open: string;
  onFollow: () => void;
}

function Sections({ known: { requests, emails, phones, diets, notes }, open, onFollow }: SectionsProps) {
  const texts = t.guestRecord;
  const stays = requests.filter(({ kind }) => kind === 'stay');
  const others = requests.filter(({ kind, id }) => kind !== 'stay' && id !== open);
  const line = (request: KnownRequest) => <Known key={request.id} {...{ request, onFollow }} />;
  return (
    <Stack $gap={6}>
      <Section title={texts.stays} none={texts.noStays}>
        {stays.map(line)}
      </Section>
      <Section title={texts.diet} none={texts.noDiet}>
        {diets.map(({ check_in, diet, wishes }, at) => (
          <li key={at}>
            {diet && <strong>{diet}</strong>}
            {wishes && <span>{wishes}</span>}
            <Small as="span">{formatDay(check_in)}</Small>
          </li>
        ))}
      </Section>
      <Section title={texts.notes} none={texts.noNotes}>
        {notes.map(({ id, by, at, body }) => (
          <li key={id}>
            <Small as="span">{[by, formatMoment(at)].join(' · ')}</Small>
            <Quote $tone="note">{body}</Quote>
          </li>
        ))}
      </Section>
      <Section title={texts.requests} none={texts.noRequests}>
        {others.map(line)}
      </Section>
      <Section title={texts.contact} none={texts.noContact}>
        {phones.map((phone) => (
          <li key={phone}>
            <PhoneLink to={phone} />
          </li>
        ))}
        {emails.map((email) => (
          <li key={email}>
            <MailLink to={email} />
          </li>
        ))}
      </Section>
    </Stack>
  );
}

function Known({ request, onFollow }: { request: KnownRequest; onFollow: () => void }) {
  const { requestPath } = useDesk();
  const { id, kind, state, subject, opened_at, check_in, check_out, guests, total_cents, about, own } =
    request;
  return (
    <li>
      <TextLink to={requestPath(id)} onClick={onFollow}>
        {subject || t.desk.noSubject}
      </TextLink>
      <Badge>{kind === 'stay' && about ? t.desk.about[about] : t.desk.states[state]}</Badge>
      <Small as="span">
        {[
          check_in && check_out ? formatNights(check_in, check_out) : formatMoment(opened_at),
          guests !== null && plural(guests, t.desk.guests, intlLocale()),
          total_cents !== null && formatCents(total_cents),
          !own && t.guestRecord.sameAddress,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Small>
    </li>
  );
}

function Section({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Subheading id={id}>{title}</Subheading>
      {children.flat().length === 0 ? <Text $muted>{none}</Text> : <LineList>{children}</LineList>}
    </section>
  );
}
