import type { DataError } from '@marisma/area-kit/data';
import type { StayDays, StayQuery } from '@marisma/area-kit/booking';
import { NearestDates, refusalText } from '@marisma/area-kit/booking/calendar';
import { Button, FormStatus } from '@marisma/area-kit/ui';
import { space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Stay } from '../../parts/stay';
import { booking as texts } from '../../texts/en/booking';

const Ways = styled.div`
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
  return (
    <div>
      <FormStatus tone={refusal?.code === 'price_changed' ? 'warning' : 'danger'}>
        {refusal && refusalText(refusal)}
      </FormStatus>
      {refusal && stay && (
        <Ways>
          <NearestDates refusal={refusal} stay={stay} days={days} onStay={onStay} />
          {refusal.code === 'unavailable' && (
            <Button variant="outline" size="sm" onClick={onAgain}>
              {texts.tryAgain}
            </Button>
          )}
        </Ways>
      )}
    </div>
  );
}
