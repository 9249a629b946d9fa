import { addDays, formatClock, formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { homeOf } from '../homes';
import { t } from '../texts';
import type { Stay } from '../parts/own';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(3)};
`;

const Step = styled.li`
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

/** What is arranged for a stay, in order; times are the home's. Only a sample has more than arrival and departure. */
function stepsOf({ property_id, check_in, check_out, sample }: Stay) {
  const home = homeOf(property_id);
  const arrival = { id: 'arrival', date: check_in, time: home.checkIn } as const;
  const departure = { id: 'departure', date: check_out, time: home.checkOut } as const;
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
 * The itinerary of a stay, by date.
 * @param arrives what the guest has said of the arrival
 */
export function Itinerary({ stay, arrives }: { stay: Stay; arrives?: string }) {
  const { steps } = t.bookings.stay;
  return (
    <List>
      {stepsOf(stay).map(({ id, date, time }) => (
        <Step key={id}>
          <When dateTime={`${date}T${time}`}>
            {formatDate(date, intlLocale(), 'short')}, {formatClock(time, intlLocale())}
          </When>
          <div>
            <Text $strong>{steps[id].title}</Text>
            <Text $size="sm" $muted>
              {steps[id].detail}
            </Text>
            {id === 'arrival' && arrives && <Text $size="sm">{arrives}</Text>}
          </div>
        </Step>
      ))}
    </List>
  );
}
