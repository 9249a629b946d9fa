import type { PlainDate } from '@marisma/shared/format';
import { DateField } from '@marisma/shared/ui';
import { firstCheckOut, withCheckIn, type Stay } from './stay';
import { t } from '../texts';

type StayFieldsProps = {
  stay: Stay;
  /** The visitor's day; undefined until it is known. */
  today: PlainDate | undefined;
  onStay: (stay: Stay) => void;
};

/** Arrival and departure: no day gone by, and no leaving before arriving. */
export function StayFields({ stay, today, onStay }: StayFieldsProps) {
  const { checkIn, checkOut, pickDate } = t.listing;
  return (
    <>
      <DateField
        label={checkIn}
        value={stay.checkIn ?? ''}
        min={today}
        placeholder={pickDate}
        onChange={(day) => onStay(withCheckIn(stay, day || undefined))}
      />
      <DateField
        label={checkOut}
        value={stay.checkOut ?? ''}
        min={today && firstCheckOut(stay, today)}
        placeholder={pickDate}
        onChange={(day) => onStay({ ...stay, checkOut: day || undefined })}
      />
    </>
  );
}
