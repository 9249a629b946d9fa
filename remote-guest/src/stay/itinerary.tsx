import { addDays, formatClock, formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { useOwn, type Stay } from '../parts/own';
import { isAgreed, serviceOf, type Service } from '../parts/service';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(3)};
`;

const StepRow = styled.li`
  display: grid;
  gap: ${space(0.5)};

  ${media.tablet} {
    grid-template-columns: 8rem 1fr;
    gap: ${space(4)};
  }
`;

const When = styled.time`
  color: ${token.color.eyebrow};
  font-size: ${token.size.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface Step {
  key: string;
  date: string;
  /** None for what has no hour yet. */
  time: string | null;
  title: string;
  detail: string | null;
}

/** What is arranged for a stay, in order; times are the home's. */
function stepsOf(stay: Stay, services: readonly Service[]): Step[] {
  const { steps } = t.bookings.stay;
  const own = services
    .filter(
      (service) => service.reservation_id === stay.id && (isAgreed(service) || service.status === 'done'),
    )
    .map(({ request_id, on_day, at_time, title, note, status }) => ({
      key: request_id,
      date: on_day ?? stay.check_in,
      time: at_time,
      title,
      detail: [status === 'accepted' && t.services.beingArranged, note].filter(Boolean).join(' '),
    }));
  const fixed = fixedSteps(stay).map(({ id, date, time }) => ({ key: id, date, time, ...steps[id] }));
  const order = ({ date, time }: Step) => `${date}T${time ?? '24'}`;
  return [...fixed, ...own].sort((a, b) => order(a).localeCompare(order(b)));
}

/** Arrival and departure; a sample has more. */
function fixedSteps({ check_in, check_in_time, check_out, check_out_time, sample }: Stay) {
  const arrival = { id: 'arrival', date: check_in, time: check_in_time } as const;
  const departure = { id: 'departure', date: check_out, time: check_out_time } as const;
  if (!sample) return [arrival, departure];
  return [
    { id: 'transfer', date: check_in, time: '13:30' },
    arrival,
    { id: 'chef', date: check_in, time: '19:30' },
    { id: 'kayaks', date: addDays(check_in, 1), time: '08:00' },
    departure,
  ] as const;
}

/**
 * The itinerary of a stay, by date: arrival, services, departure.
 * @param arrives what the guest has said of the arrival
 */
export function Itinerary({ stay, arrives }: { stay: Stay; arrives?: string }) {
  const { data } = useOwn();
  const services = data?.conversations.flatMap((each) => serviceOf(each) ?? []) ?? [];
  return (
    <List>
      {stepsOf(stay, services).map(({ key, date, time, title, detail }) => (
        <StepRow key={key}>
          <When dateTime={time ? `${date}T${time}` : date}>
            {formatDate(date, intlLocale(), 'short')}
            {time && `, ${formatClock(time, intlLocale())}`}
          </When>
          <div>
            <Text $strong>{title}</Text>
            {detail && (
              <Text $size="sm" $muted>
                {detail}
              </Text>
            )}
            {key === 'arrival' && arrives && <Text $size="sm">{arrives}</Text>}
          </div>
        </StepRow>
      ))}
    </List>
  );
}
