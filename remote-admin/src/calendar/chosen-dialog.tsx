import type { Nights } from '@marisma/area-kit/night-grid';
import { BlockDialog } from './block-dialog';
import { NewDialog } from '../lib/new-stay/new-dialog';
import { CALENDAR, isStay, type CalendarRow, type HouseCalendar } from './queries';
import { StayDialog } from './stay-dialog';

/** What has been opened: what takes nights, perhaps dragged to other nights, or free nights to fill. */
export type Chosen =
  | { row: CalendarRow; nights?: Nights }
  | { row?: undefined; house: string; nights: Nights };

export interface ChosenDialogProps {
  chosen: Chosen;
  calendar: HouseCalendar;
  onClose: () => void;
}

/** The dialog of what has been opened. */
export default function ChosenDialog({ chosen, calendar, onClose }: ChosenDialogProps) {
  if (!chosen.row) {
    const { houses, today } = calendar;
    const { house, nights } = chosen;
    return <NewDialog {...{ houses, today, house, nights, onClose }} changes={CALENDAR} />;
  }
  // As it is now: a change that was refused as stale has been read since.
  const { id } = chosen.row;
  const row = calendar.rows.find((one) => one.id === id) ?? chosen.row;
  return isStay(row) ? (
    <StayDialog calendar={calendar} stay={row} nights={chosen.nights} onClose={onClose} />
  ) : (
    <BlockDialog calendar={calendar} row={row} onClose={onClose} />
  );
}
