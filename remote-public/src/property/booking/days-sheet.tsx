import { isOpen, quoteStay, type StayDays, type StayQuery } from '@marisma/area-kit/booking';
import {
  formatCents,
  isTaxed,
  StayCalendar,
  type ChosenDays,
  type StayCalendarProps,
} from '@marisma/area-kit/booking/calendar';
import { Button, Dialog, Note, Spinner } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { common } from '../../texts/en/common';
import { booking as texts } from '../../texts/en/booking';
import type { Stay } from '../../parts/stay';
import { stayKey } from './request-draft';
import { useAnswer } from '../../parts/use-answer';

interface DaysSheetProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while the nights are loading. */
  days: StayDays | undefined;
  more: StayCalendarProps['more'];
  /** The house, guests and pets that the price is for. */
  party: Pick<StayQuery, 'propertyId' | 'guests' | 'pets'>;
  stay: Stay;
  onStay: (stay: Stay) => void;
  /** Whether the request opens after the calendar. */
  continues: boolean;
}

/** The calendar of a house in a dialog; its button applies the chosen dates. */
export function DaysSheet({ open, onClose, days, more, party, stay, onStay, continues }: DaysSheetProps) {
  const [changed, setChanged] = useState<ChosenDays>();
  if (!open && changed) setChanged(undefined);
  const { checkIn, checkOut } = stay;
  const initial: ChosenDays =
    days && checkIn && checkOut && isOpen(days, checkIn, checkOut) ? { checkIn, checkOut } : {};
  const chosen = changed ?? initial;
  const query: StayQuery | undefined =
    open && days?.hasPrices && chosen.checkIn && chosen.checkOut
      ? { ...party, checkIn: chosen.checkIn, checkOut: chosen.checkOut }
      : undefined;
  const { data: quote, waiting } = useAnswer(query && `total ${stayKey(query)}`, (client, signal) =>
    quoteStay(client, query!, signal),
  );
  const total =
    quote &&
    `${formatCents(quote.total_cents)} ${isTaxed(quote) ? common.includesTaxes : common.beforeTaxes}`;
  return (
    <Dialog
      sheet
      width="lg"
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
            {continues ? texts.goOn : texts.useDates}
          </Button>
        </>
      }
    >
      {days ? (
        <>
          {!days.hasPrices && <Note tone="warning">{texts.withoutService}</Note>}
          <StayCalendar
            days={days}
            chosen={chosen}
            onChoose={setChanged}
            total={waiting ? '' : total}
            more={days.hasPrices ? more : undefined}
          />
        </>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Dialog>
  );
}
