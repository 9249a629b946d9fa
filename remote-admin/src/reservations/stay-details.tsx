import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { ListedStay } from '@marisma/area-kit/data';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Grid, Heading, KeyValueList, Small, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { describeEvents } from '../lib/describe-event';
import { formatDay, formatDayOf, formatMoment } from '../lib/format';
import { paymentName, type StayPayment } from '../lib/payments';
import { useStaff } from '../lib/use-staff';
import { paths } from '../paths';
import { t } from '../texts';
import { reservations } from '../texts/en/reservations';
import { useStayDetails } from './queries';
import { Loaded } from '../lib/loaded';
import { MailLink, PhoneLink } from '../lib/contact-links';

const Frame = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(4)} ${space(1)} ${space(6)};
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
  font-size: ${token.size.sm};
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={3}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Guest, payments and history of a stay. */
export default function StayDetails({ id, stay, house }: { id: string; stay: ListedStay; house: string }) {
  const texts = reservations;
  const { details } = texts;
  const day = (date: string) => formatDate(date, intlLocale(), 'full');
  return (
    <Frame id={id}>
      <Grid $min="16rem" $max={2} $gap={6}>
        <Part title={details.guest}>
          <KeyValueList
            items={[
              { key: texts.columns.name, value: stay.name ?? texts.noName },
              { key: texts.columns.email, value: <MailLink to={stay.email} none={details.notGiven} /> },
              { key: texts.columns.phone, value: <PhoneLink to={stay.phone} none={details.notGiven} /> },
            ]}
          />
        </Part>
        <Part title={details.stay}>
          <KeyValueList
            items={[
              { key: texts.house, value: house },
              { key: texts.columns.arrival, value: day(stay.check_in) },
              { key: texts.columns.departure, value: day(stay.check_out) },
              { key: texts.columns.guests, value: texts.guests(stay.guests) },
              ...(stay.closed_as ? [{ key: texts.state, value: texts.closedAs[stay.closed_as] }] : []),
              ...(stay.hold_until ? [{ key: details.heldUntil, value: formatMoment(stay.hold_until) }] : []),
            ]}
          />
        </Part>
      </Grid>
      <Loaded
        query={useStayDetails(stay)}
        level={2}
        loading={details.loading}
        failed={details.failed}
        hint={texts.failedHint}
      >
        {(data) => <Details details={data} stay={stay} />}
      </Loaded>
      <Stack $row $wrap $gap={5}>
        {stay.request_id && (
          <TextLink to={paths.deskRequest(stay.request_id)}>{details.openRequest}</TextLink>
        )}
        <TextLink to={`${paths.calendar}?house=${stay.property_id}&from=${stay.check_in}`}>
          {details.inCalendar}
        </TextLink>
      </Stack>
    </Frame>
  );
}

interface DetailsProps {
  details: NonNullable<ReturnType<typeof useStayDetails>['data']>;
  stay: ListedStay;
}

function Details({ details: { payments, events }, stay }: DetailsProps) {
  const { details, noName } = reservations;
  const staff = useStaff().data;
  const lines = describeEvents(events, {
    guest: stay.name ?? noName,
    staffName: (id) => staff?.find((one) => one.id === id)?.name,
  });
  return (
    <Grid $min="16rem" $max={2} $gap={6}>
      <Part title={details.payments}>
        {payments.length === 0 && <Text $muted>{details.noPayments}</Text>}
        <List>
          {payments.map((payment) => (
            <li key={payment.id}>{describePayment(payment)}</li>
          ))}
        </List>
      </Part>
      <Part title={details.history}>
        {lines.length === 0 && <Text $muted>{details.noHistory}</Text>}
        <List>
          {lines.map(({ id, text, at, body }) => (
            <li key={id}>
              <Text $size="sm">{text}</Text>
              <Small $size="xs">{formatMoment(at)}</Small>
              {body && <Text $size="sm">{body}</Text>}
            </li>
          ))}
        </List>
      </Part>
    </Grid>
  );
}

function describePayment(payment: StayPayment): string {
  const { details } = reservations;
  const { kind, amount_cents, due_on, received_at, received_on, method, reference } = payment;
  const refund = kind === 'refund';
  const name = `${paymentName(payment)} ${formatCents(amount_cents)}`;
  if (received_at === null) return `${name}, ${details[refund ? 'sendBy' : 'dueOn'](formatDay(due_on))}`;
  const day = received_on === null ? formatDayOf(received_at) : formatDay(received_on);
  return [
    name,
    details[refund ? 'sentOn' : 'receivedOn'](day),
    method && t.payments.methods[method].toLocaleLowerCase(intlLocale()),
    reference,
  ]
    .filter(Boolean)
    .join(', ');
}
