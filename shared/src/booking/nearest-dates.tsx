import styled from 'styled-components';
import type { DataError } from '../data';
import { addDays, formatDateRange } from '../format';
import { intlLocale } from '../texts';
import { stays } from '../texts/en/stays';
import { space } from '../theme';
import { Button, Text } from '../ui';
import { isOpen, nearestStays, type StayDays } from './stay-days';
import type { StayDates } from './stays.data';

const OFFERED = 3;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** Whether other dates could be had. */
export const isDateError = ({ code }: DataError): boolean =>
  code === 'taken' || code === 'min_nights' || code === 'arrival_day' || code === 'too_soon';

interface NearestDatesProps {
  refusal: DataError;
  stay: StayDates;
  /** The house's days, once they are known. */
  days: StayDays | undefined;
  onStay: (stay: StayDates) => void;
}

/** The nearest free stays to one that is refused for its dates, to choose from. */
export function NearestDates({ refusal, stay, days, onStay }: NearestDatesProps) {
  if (!days || !isDateError(refusal)) return null;
  const { least, near } = offer(refusal, stay, days);
  if (!near.length) return null;
  return (
    <div>
      <Text $size="sm">{least ? stays.nearest.longer : stays.nearest.same}</Text>
      <Choices>
        {near.map(({ checkIn, checkOut }) => (
          <Button key={checkIn} variant="outline" size="sm" onClick={() => onStay({ checkIn, checkOut })}>
            {formatDateRange(checkIn, checkOut, intlLocale(), 'short')}
          </Button>
        ))}
      </Choices>
    </div>
  );
}

/** The nearest stays that can be had: of the same length or, where that is too short, of the minimum stay. */
function offer({ code }: DataError, stay: StayDates, days: StayDays): { least?: number; near: StayDates[] } {
  // On a wrong day of arrival a stay may be too short as well.
  const least = code === 'taken' ? undefined : days.departure(stay.checkIn, stay.checkOut).minNights;
  if (!least) return { near: nearestStays(days, stay, OFFERED) };
  const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, least) };
  const now = isOpen(days, longer.checkIn, longer.checkOut) ? [longer] : [];
  return { least, near: [...now, ...nearestStays(days, longer, OFFERED - now.length)] };
}
