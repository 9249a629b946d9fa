import { formatClock, formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Booking } from '../lib/booking';
import { itineraryOf } from '../sample/itinerary';
import { t } from '../texts';

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

/** The itinerary of a stay, by date. */
export function Itinerary({ booking }: { booking: Booking }) {
  const { steps } = t.bookings.stay;
  const locale = intlLocale();
  return (
    <List>
      {itineraryOf(booking).map(({ id, date, time }) => (
        <Step key={id}>
          <When dateTime={`${date}T${time}`}>
            {formatDate(date, locale, 'short')}, {formatClock(time, locale)}
          </When>
          <div>
            <Text $strong>{steps[id].title}</Text>
            <Text $size="sm" $muted>
              {steps[id].detail}
            </Text>
          </div>
        </Step>
      ))}
    </List>
  );
}
