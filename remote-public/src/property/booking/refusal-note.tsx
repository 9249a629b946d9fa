import { type DataError } from '@marisma/area-kit/data';
import { addDays, formatDateRange } from '@marisma/area-kit/format';
import { space } from '@marisma/area-kit/theme';
import { isOpen, nearestStays, type StayDays, type StayQuery } from '@marisma/area-kit/booking';
import { errorText, stayTexts } from '@marisma/area-kit/booking/calendar';
import { Button, FormStatus, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { common } from '../../texts/en/common';
import { booking as texts } from '../../texts/en/booking';
import type { Stay } from '../../parts/stay';

const OFFERED = 3;

/** Whether other dates could be had. */
export const isOfDates = ({ code }: DataError): boolean =>
  code === 'taken' || code === 'min_nights' || code === 'arrival_day' || code === 'too_soon';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

const Near = styled.div`
  margin-top: ${space(4)};
`;

interface RefusalNoteProps {
  refusal: DataError | undefined;
  stay: StayQuery | undefined;
  /** The house's days, once they are known: the nearest free ones are offered. */
  days: StayDays | undefined;
  onStay: (stay: Stay) => void;
  onAgain: () => void;
}

/** Why a stay cannot be had, in words, and what can be done about it. */
export function RefusalNote({ refusal, stay, days, onStay, onAgain }: RefusalNoteProps) {
  const { least, near } =
    refusal && isOfDates(refusal) && stay && days ? offer(refusal, stay, days) : { near: [] };
  return (
    <div>
      <FormStatus tone={refusal?.code === 'price_changed' ? 'warning' : 'danger'}>
        {least ? stayTexts.calendar.closed.minNights(least) : refusal && errorText(refusal.code)}
      </FormStatus>
      {near.length > 0 && (
        <Near>
          <Text $size="sm">{least ? texts.nearestLonger : texts.nearest}</Text>
          <Choices>
            {near.map(({ checkIn, checkOut }) => (
              <Button key={checkIn} variant="outline" size="sm" onClick={() => onStay({ checkIn, checkOut })}>
                {formatDateRange(checkIn, checkOut, common.locale, 'short')}
              </Button>
            ))}
          </Choices>
        </Near>
      )}
      {refusal?.code === 'unavailable' && (
        <Choices>
          <Button variant="outline" size="sm" onClick={onAgain}>
            {texts.tryAgain}
          </Button>
        </Choices>
      )}
    </div>
  );
}

/** The nearest stays that can be had: of the same length or, where that is too short, of the minimum stay. */
function offer({ code }: DataError, stay: StayQuery, days: StayDays) {
  const least = code === 'min_nights' ? days.departure(stay.checkIn, stay.checkOut).minNights : undefined;
  if (!least) return { near: nearestStays(days, stay, OFFERED) };
  const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, least) };
  const now = isOpen(days, longer.checkIn, longer.checkOut) ? [longer] : [];
  return { least, near: [...now, ...nearestStays(days, longer, OFFERED - now.length)] };
}
