import type { HouseCalendar, Nights, Taken } from './calendar.data';

/** What has been opened: free nights to fill, or what takes nights. */
export type Chosen =
  | { what: 'new'; house: string; nights: Nights }
  | { what: 'taken'; taken: Taken; nights?: Nights };

export interface ChosenDialogProps {
  chosen: Chosen;
  calendar: HouseCalendar;
  onClose: () => void;
}
