import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { DayService, DayStay } from '@marisma/area-kit/data';
import { formatClock, formatDate, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import { Badge, List, Small, Stack, Subheading, Text, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { t } from '../../texts';
import { ArrivalFacts } from './arrival-facts';
import { PhoneLink } from '../../lib/contact-links';

interface DayPanelProps {
  title: string;
  count: number;
  empty: string;
  children: readonly ReactNode[];
}

/** A list of the day with how many rows count, or that there are none. */
const DayPanel = ({ title, count, empty, children }: DayPanelProps) => (
  <TitledPanel title={title} aside={<Text $muted>{count}</Text>}>
    {children.length === 0 ? <Text $muted>{empty}</Text> : <List>{children}</List>}
  </TitledPanel>
);

/** The services that are agreed for a day, house by house. */
export function DayServices({ services }: { services: readonly DayService[] }) {
  const texts = t.deskService;
  const locale = intlLocale();
  return (
    <DayPanel title={texts.ofDay} count={services.length} empty={texts.noneOfDay}>
      {services.map(({ request_id, property, title, at_time, name, phone, guests, note, status }) => (
        <Row key={request_id}>
          <Subheading>{property ?? texts.byItself}</Subheading>
          <Stack $row $wrap $gap={2}>
            <strong>{at_time ? formatClock(at_time, locale) : texts.noHour}</strong>
            <TextLink to={paths.deskRequest(request_id)} aria-label={texts.openRequest(title, name)}>
              {title}
            </TextLink>
            <span>
              {name}, {plural(guests, t.arrivals.guests, locale)}
            </span>
            <PhoneLink to={phone} />
            {status === 'accepted' && <Badge $tone="warning">{texts.status.accepted}</Badge>}
          </Stack>
          {note && <Text $size="sm">{note}</Text>}
        </Row>
      ))}
    </DayPanel>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
  border-top: 1px solid ${token.color.line};
  overflow-wrap: anywhere;
  break-inside: avoid;

  > dl {
    margin-top: ${space(2)};
  }
`;

interface DayStaysProps {
  title: string;
  empty: string;
  stays: readonly DayStay[];
  /** What is shown of each: all of an arrival, the last day of who stays, and what must be ready behind who leaves. */
  show: 'arrival' | 'stay' | 'departure';
  /** Houses in which others arrive on the same day. */
  soon?: ReadonlySet<string>;
}

/** The stays that begin, go on or end on a day. */
export function DayStays({ title, empty, stays, show, soon }: DayStaysProps) {
  const texts = t.arrivals;
  const locale = intlLocale();
  return (
    <DayPanel title={title} count={stays.length} empty={empty}>
      {stays.map((stay) => {
        const name = stay.name ?? texts.unnamed;
        return (
          <Row key={stay.id}>
            <Subheading>{stay.property}</Subheading>
            <Stack $row $wrap $gap={2}>
              <strong>{name}</strong>
              <span>{plural(stay.guests, texts.guests, locale)}</span>
              {stay.request_id ? (
                <TextLink to={paths.deskRequest(stay.request_id)} aria-label={texts.request(stay.code, name)}>
                  {stay.code}
                </TextLink>
              ) : (
                stay.code
              )}
              <PhoneLink to={stay.phone} />
            </Stack>
            {show !== 'departure' && <Small>{texts.until(formatDate(stay.check_out, locale))}</Small>}
            {(show !== 'stay' || stay.owed_cents > 0) && (
              <Stack $row $wrap $gap={2}>
                {show === 'departure' && soon?.has(stay.property_id) && (
                  <Badge $tone="warning">{texts.soon}</Badge>
                )}
                <Badge $tone={stay.owed_cents > 0 ? 'danger' : 'success'}>
                  {stay.owed_cents > 0 ? texts.owed(formatCents(stay.owed_cents)) : texts.paid}
                </Badge>
              </Stack>
            )}
            {show === 'arrival' &&
              (stay.details ? <ArrivalFacts {...stay.details} /> : <Text $muted>{texts.noDetails}</Text>)}
            {show === 'stay' && stay.details?.diet && (
              <Text $size="sm">
                <strong>{texts.diet}:</strong> {stay.details.diet}
              </Text>
            )}
          </Row>
        );
      })}
    </DayPanel>
  );
}
