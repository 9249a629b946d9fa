import { nightsBetween } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { unblockNights } from '@marisma/area-kit/stays';
import { Button, Dialog, FormStatus, KeyValueList, Stack, Text, SignInAgain } from '@marisma/area-kit/ui';
import { houseCalendar } from '../texts/en/house-calendar';
import type { HouseCalendar, Taken } from './calendar.data';
import { dropFeedNights } from './changes.data';
import { useCalendarChange } from './use-calendar';
import { datesInWords, refusalInWords } from './words';

const texts = houseCalendar.block;

interface BlockDialogProps {
  calendar: HouseCalendar;
  taken: Taken;
  onClose: () => void;
}

/** Blocked nights, or nights of another calendar, which can be given back from today on. */
export function BlockDialog({ calendar, taken, onClose }: BlockDialogProps) {
  const { notify } = useShell();
  const { busy, refusal, send } = useCalendarChange();
  const { id, propertyId, from, to, why, note } = taken;
  const house = calendar.houses.find((one) => one.id === propertyId)?.name ?? propertyId;
  const ofFeed = why === 'feed';
  const mayLift = to > calendar.today;
  const unblock = async () => {
    // Past nights stay as they were.
    const nights = { propertyId, from: from < calendar.today ? calendar.today : from, to };
    const count = await send('unblock', async (client) => {
      if (!ofFeed) return unblockNights(client, nights);
      await dropFeedNights(client, id);
      return nightsBetween(nights.from, nights.to);
    });
    if (count === undefined) return;
    notify({ kind: 'success', title: texts.unblocked(count, house) });
    onClose();
  };
  return (
    <Dialog
      open
      title={ofFeed ? texts.titleOfFeed : texts.title}
      onClose={onClose}
      width="sm"
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy !== undefined}>
            {houseCalendar.back}
          </Button>
          {mayLift && (
            <Button busy={busy !== undefined} busyLabel={houseCalendar.busy} onClick={() => void unblock()}>
              {ofFeed ? texts.drop : texts.unblock}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        <KeyValueList
          items={[
            { key: houseCalendar.house, value: house },
            { key: houseCalendar.list.dates, value: datesInWords(taken) },
            ...(ofFeed ? [] : [{ key: texts.reason, value: note ?? texts.none }]),
          ]}
        />
        {ofFeed && <Text $muted>{texts.feed}</Text>}
        {ofFeed && mayLift && <Text>{texts.dropHint}</Text>}
        {!ofFeed && !mayLift && <Text $muted>{texts.past}</Text>}
        <FormStatus tone="danger">
          {refusal && (
            <>
              {refusalInWords(refusal)}
              <SignInAgain after={refusal} />
            </>
          )}
        </FormStatus>
      </Stack>
    </Dialog>
  );
}
