import { addDays, parsePlainDate } from '@marisma/area-kit/format';
import { DateField, useToday } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../texts';

/** Check-in and check-out: no past days, and no check-out before the day after check-in. */
export default function StayDates() {
  const { checkIn: checkInLabel, checkOut: checkOutLabel, pickDate } = t.dashboard.search;
  const [checkIn, setCheckIn] = useState('');
  const [checkOut, setCheckOut] = useState('');
  const departure = useRef<HTMLInputElement>(null);
  const today = useToday();
  return (
    <>
      <DateField
        label={checkInLabel}
        value={checkIn}
        min={today}
        onChange={(day) => {
          setCheckIn(day);
          if (parsePlainDate(day) && checkOut <= day) setCheckOut('');
        }}
        // Who has chosen the arrival chooses the departure next.
        onChosen={(day) => checkOut <= day && departure.current?.click()}
        placeholder={pickDate}
      />
      <DateField
        ref={departure}
        label={checkOutLabel}
        value={checkOut}
        min={addDays(parsePlainDate(checkIn) ? checkIn : today, 1)}
        onChange={setCheckOut}
        placeholder={pickDate}
      />
    </>
  );
}
