import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { DateField } from '@marisma/area-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { firstCheckOut, withCheckIn, type Stay } from './stay';
import { t } from '../texts';

const Fields = styled.div`
  display: contents;
`;

type StayFieldsProps = {
  stay: Stay;
  /** Undefined until it is known. */
  today: PlainDate | undefined;
  /** A visitor points at a field or focuses it. */
  onReach: () => void;
  onStay: (stay: Stay) => void;
};

/** The typed date if it is valid and not before `earliest`. */
const offered = (typed: string, earliest = ''): PlainDate | undefined =>
  parsePlainDate(typed) && typed >= earliest ? typed : undefined;

/** Arrival and departure to search by: no past dates, and no departure before arrival. */
export function StayFields({ stay, today, onReach, onStay }: StayFieldsProps) {
  const { checkIn, checkOut, pickDate } = t.listing;
  const departure = useRef<HTMLInputElement>(null);
  const earliestCheckOut = today && firstCheckOut(stay, today);
  return (
    <Fields onFocus={onReach} onPointerEnter={onReach}>
      <DateField
        label={checkIn}
        value={stay.checkIn ?? ''}
        min={today}
        placeholder={pickDate}
        // Who has chosen the arrival chooses the departure next.
        onChosen={(day) => (stay.checkOut ?? '') <= day && departure.current?.click()}
        onChange={(typed) => {
          const day = offered(typed, today);
          if (day !== stay.checkIn) onStay(withCheckIn(stay, day));
        }}
      />
      <DateField
        ref={departure}
        label={checkOut}
        value={stay.checkOut ?? ''}
        min={earliestCheckOut}
        placeholder={pickDate}
        onChange={(typed) => {
          const day = offered(typed, earliestCheckOut);
          if (day !== stay.checkOut) onStay({ ...stay, checkOut: day });
        }}
      />
    </Fields>
  );
}
