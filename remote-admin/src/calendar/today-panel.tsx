import { Grid, Heading, Text, TitledPanel } from '@marisma/area-kit/ui';
import { houseCalendar } from '../texts/en/house-calendar';
import type { HouseCalendar, Taken } from './calendar.data';
import { Lines } from './timeline.styles';
import { dayInWords, whoInWords } from './words';

const texts = houseCalendar.day;

interface TodayPanelProps {
  calendar: HouseCalendar;
  onOpen: (taken: Taken) => void;
}

/** Who arrives and who leaves today, on the house's day. */
export function TodayPanel({ calendar, onOpen }: TodayPanelProps) {
  const { today, taken, houses } = calendar;
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const list = (title: string, none: string, found: readonly Taken[]) => (
    <div>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {found.length === 0 && <Text $muted>{none}</Text>}
      <Lines>
        {found.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onOpen(one)}>
              {[
                nameOf.get(one.propertyId),
                whoInWords(one),
                one.why === 'pending' && houseCalendar.why.pending,
              ]
                .filter(Boolean)
                .join(' · ')}
            </button>
          </li>
        ))}
      </Lines>
    </div>
  );
  const stays = taken.filter(({ stay }) => stay !== undefined);
  const leaving = stays.filter(({ to, why }) => to === today && why === 'confirmed');
  return (
    <TitledPanel title={texts.title(dayInWords(today))}>
      <Grid $min="16rem" $max={2}>
        {list(
          texts.arrivals,
          texts.noArrivals,
          stays.filter(({ from }) => from === today),
        )}
        {list(texts.departures, texts.noDepartures, leaving)}
      </Grid>
    </TitledPanel>
  );
}
