import { addDays, parsePlainDate } from '@marisma/shared/format';
import { DateField } from '@marisma/shared/ui';
import { useState } from 'react';
import { t } from '../texts';

/** Check-in and check-out. Nothing is refused, as the search is not available yet; check-out opens after check-in. */
export default function StayDates() {
  const { checkIn: checkInLabel, checkOut: checkOutLabel, pickDate } = t.dashboard.search;
  const [checkIn, setCheckIn] = useState('');
  const [checkOut, setCheckOut] = useState('');
  return (
    <>
      <DateField label={checkInLabel} value={checkIn} onChange={setCheckIn} placeholder={pickDate} />
      <DateField
        label={checkOutLabel}
        value={checkOut}
        onChange={setCheckOut}
        placeholder={pickDate}
        opensAt={parsePlainDate(checkIn) && addDays(checkIn, 1)}
      />
    </>
  );
}
