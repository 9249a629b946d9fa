import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { List, Small, Stack, Text, TitledPanel } from '@marisma/area-kit/ui';
import { ChangeError } from '../lib/new-stay/form-parts';
import { calendarDialogs } from '../texts/en/calendar-dialogs';
import { CALENDAR, type CalendarRow, type HouseCalendar } from './queries';
import { formatPeriod, describeKind } from './labels';
import { SmallButton } from '../lib/small-button';

const texts = calendarDialogs.gaps;

/** The gaps of the period, each opened to guests by one press, and closed by another. */
export default function GapsPanel({ calendar: { houses, rows } }: { calendar: HouseCalendar }) {
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={4}>
        <Small>{texts.lead}</Small>
        <List $gap={3}>
          {rows
            .filter(({ kind }) => kind === 'gap')
            .map((row) => (
              <Gap
                key={`${row.property_id} ${row.from}`}
                row={row}
                house={houses.find(({ id }) => id === row.property_id)?.name ?? ''}
              />
            ))}
        </List>
      </Stack>
    </TitledPanel>
  );
}

function Gap({ row, house }: { row: CalendarRow; house: string }) {
  const { property_id, from: from_day, to: to_day, is_open: isOpen } = row;
  const { busy, error, send } = useChange(
    (client) => change(client.rpc('open_gap', { property_id, from_day, to_day, opened: !isOpen })),
    CALENDAR,
  );
  const named = `${house}, ${formatPeriod(row)}`;
  return (
    <li>
      <Stack $row $wrap $gap={3} $align="center" $justify="space-between">
        <Text role="status">{`${named}: ${describeKind(row)}`}</Text>
        <SmallButton
          busy={busy}
          aria-label={isOpen ? texts.closeNamed(named) : texts.openNamed(named)}
          onClick={() => void send()}
        >
          {isOpen ? texts.close : texts.open}
        </SmallButton>
      </Stack>
      <ChangeError error={error} />
    </li>
  );
}
