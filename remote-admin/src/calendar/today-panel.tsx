import { Grid, Subheading, Text, TitledPanel } from '@marisma/area-kit/ui';
import { houseCalendar } from '../texts/en/house-calendar';
import { isStay, type CalendarRow, type HouseCalendar } from './queries';
import { Lines } from './timeline.styles';
import { dayInWords, whoInWords } from './words';

const texts = houseCalendar.day;

interface TodayPanelProps {
  calendar: HouseCalendar;
  onOpen: (row: CalendarRow) => void;
}

/** Who arrives and who leaves today, on the house's day. */
export function TodayPanel({ calendar, onOpen }: TodayPanelProps) {
  const { today, rows, houses } = calendar;
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const list = (title: string, none: string, found: readonly CalendarRow[]) => (
    <div>
      <Subheading>{title}</Subheading>
      {found.length === 0 && <Text $muted>{none}</Text>}
      <Lines>
        {found.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onOpen(row)}>
              {[
                nameOf.get(row.property_id),
                whoInWords(row),
                row.kind === 'pending' && houseCalendar.why.pending,
              ]
                .filter(Boolean)
                .join(' · ')}
            </button>
          </li>
        ))}
      </Lines>
    </div>
  );
  const stays = rows.filter(isStay);
  const arriving = stays.filter(({ from }) => from === today);
  const leaving = stays.filter(({ to, kind }) => to === today && kind === 'confirmed');
  return (
    <TitledPanel title={texts.title(dayInWords(today))}>
      <Grid $min="16rem" $max={2}>
        {list(texts.arrivals, texts.noArrivals, arriving)}
        {list(texts.departures, texts.noDepartures, leaving)}
      </Grid>
    </TitledPanel>
  );
}
