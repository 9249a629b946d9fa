import { isOpen, type StayDays } from '@marisma/area-kit/booking';
import {
  StayCalendar,
  StaySheet,
  type ChosenDays,
  type StayCalendarProps,
} from '@marisma/area-kit/booking/calendar';
import { Button, Note, Spinner } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { booking as texts } from '../../texts/en/booking';
import type { Stay } from '../../parts/stay';

interface DaysSheetProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while the nights are loading. */
  days: StayDays | undefined;
  more: StayCalendarProps['more'];
  stay: Stay;
  onStay: (stay: Stay) => void;
  /** Whether the request follows. */
  goesOn: boolean;
}

/** The calendar of a house in a dialog; the dates are taken over by its button. */
export function DaysSheet({ open, onClose, days, more, stay, onStay, goesOn }: DaysSheetProps) {
  const [changed, setChanged] = useState<ChosenDays>();
  if (!open && changed) setChanged(undefined);
  const { checkIn, checkOut } = stay;
  const given: ChosenDays =
    days && checkIn && checkOut && isOpen(days, checkIn, checkOut) ? { checkIn, checkOut } : {};
  const chosen = changed ?? given;
  return (
    <StaySheet
      wide
      open={open}
      onClose={onClose}
      title={texts.chooseDates}
      actions={
        <>
          <Button variant="quiet" onClick={() => setChanged({})} disabled={!chosen.checkIn}>
            {texts.clear}
          </Button>
          <Button
            variant="gradient"
            disabled={!chosen.checkOut}
            onClick={() => onStay({ checkIn: chosen.checkIn, checkOut: chosen.checkOut })}
          >
            {goesOn ? texts.goOn : texts.useDates}
          </Button>
        </>
      }
    >
      {days ? (
        <>
          {!days.priced && <Note tone="warning">{texts.withoutService}</Note>}
          <StayCalendar
            days={days}
            chosen={chosen}
            onChoose={setChanged}
            more={days.priced ? more : undefined}
            focusOnOpen
          />
        </>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </StaySheet>
  );
}
