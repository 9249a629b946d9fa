import { parsePlainDate, type PlainDate } from '@marisma/shared/format';
import { DateField } from '@marisma/shared/ui';
import { firstCheckOut, withCheckIn, type Stay } from './stay';
import { t } from '../texts';

type StayFieldsProps = {
  stay: Stay;
  /** The visitor's date; undefined until it is known. */
  today: PlainDate | undefined;
  onStay: (stay: Stay) => void;
};

/** The typed date if it is valid and not before `earliest`. */
const offered = (typed: string, earliest = ''): PlainDate | undefined =>
  parsePlainDate(typed) && typed >= earliest ? typed : undefined;

/** Arrival and departure to search by: no past dates, and no departure before arrival. */
export function StayFields({ stay, today, onStay }: StayFieldsProps) {
  const { checkIn, checkOut, pickDate } = t.listing;
  const earliestCheckOut = today && firstCheckOut(stay, today);
  return (
    <>
      <DateField
        label={checkIn}
        value={stay.checkIn ?? ''}
        min={today}
        placeholder={pickDate}
        onChange={(typed) => {
          const day = offered(typed, today);
          if (day !== stay.checkIn) onStay(withCheckIn(stay, day));
        }}
      />
      <DateField
        label={checkOut}
        value={stay.checkOut ?? ''}
        min={earliestCheckOut}
        placeholder={pickDate}
        onChange={(typed) => {
          const day = offered(typed, earliestCheckOut);
          if (day !== stay.checkOut) onStay({ ...stay, checkOut: day });
        }}
      />
    </>
  );
}
