import { change } from '@marisma/area-kit/data';
import { nightsBetween } from '@marisma/area-kit/format';
import { maxDate, type Nights } from '@marisma/area-kit/night-grid';
import { Button, Dialog, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { ActionDialog } from '../lib/action-dialog';
import { errorMessage } from '../lib/new-stay/form-parts';
import { NewDialog } from '../lib/new-stay/new-dialog';
import { calendarDialogs } from '../texts/en/calendar-dialogs';
import { houseCalendar } from '../texts/en/house-calendar';
import { CALENDAR, type CalendarRow, type HouseCalendar, isStay } from './queries';
import { StayDialog } from './stay-dialog';
import { formatPeriod } from './labels';

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

const texts = calendarDialogs.block;

interface BlockDialogProps {
  calendar: HouseCalendar;
  row: CalendarRow;
  onClose: () => void;
}

/** Blocked nights, or nights of another calendar, which can be given back from today on. */
function BlockDialog({ calendar, row, onClose }: BlockDialogProps) {
  const { id, property_id, to, kind, note } = row;
  const house = calendar.houses.find((one) => one.id === property_id)?.name ?? property_id;
  const isFeed = kind === 'feed';
  const title = isFeed ? texts.titleOfFeed : texts.title;
  // Past nights stay as they were.
  const from = maxDate(row.from, calendar.today);
  const facts = (
    <KeyValueList
      items={[
        { key: houseCalendar.house, value: house },
        { key: houseCalendar.list.dates, value: formatPeriod(row) },
        ...(isFeed ? [] : [{ key: texts.reason, value: note ?? texts.none }]),
      ]}
    />
  );
  if (to <= calendar.today)
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        width="sm"
        actions={
          <Button variant="outline" onClick={onClose}>
            {calendarDialogs.back}
          </Button>
        }
      >
        <Stack $gap={4}>
          {facts}
          <Text $muted>{isFeed ? texts.feed : texts.past}</Text>
        </Stack>
      </Dialog>
    );
  return (
    <ActionDialog
      title={title}
      texts={{
        yes: isFeed ? texts.drop : texts.unblock,
        busy: calendarDialogs.busy,
        no: calendarDialogs.back,
      }}
      change={async (client) => {
        if (!isFeed) return change(client.rpc('unblock_nights', { property_id, from_day: from, to_day: to }));
        await change(client.rpc('drop_feed_nights', { occupancy_id: id ?? '' }));
        return nightsBetween(from, to);
      }}
      touches={CALENDAR}
      done={(nights) => texts.unblocked(nights, house)}
      errorMessage={errorMessage}
      onClose={onClose}
    >
      {facts}
      {isFeed && <Text $muted>{texts.feed}</Text>}
      {isFeed && <Text>{texts.dropHint}</Text>}
    </ActionDialog>
  );
}
