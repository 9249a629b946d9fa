import { addDays, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { contains, monthAfter, MonthWeeks, useNightGrid } from '@marisma/area-kit/night-grid';
import { useNavigate } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainButton, space, token } from '@marisma/area-kit/theme';
import { Heading, Panel, Small, Stack, Text, VisuallyHidden } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { type House, type Houses, useIsStaff } from '../lib/houses';
import { writeMonth } from '../lib/months';
import { MonthName, MonthTools, useMonthAndHouse } from '../parts/month-tools';
import { Unread } from '../parts/unread';
import { paths } from '../paths';
import { t } from '../texts';
import { Legend } from './legend';
import { nightStates } from './month-grid.styles';
import { dayInWords, nightInWords, stateOf, whyOf } from './words';
import { type Figures, type TakenRow, useNights } from './queries';
import { dollars } from '../lib/dollars';

/** A year of one house: what is taken and why, night by night; a night leads to its month, where it is changed. */
export default function YearOfHouse({ today, houses }: Houses) {
  const calendar = t.calendar;
  const isStaff = useIsStaff();
  const place = useMonthAndHouse(houses, today);
  const house = place.shown[0];
  const year = place.month.slice(0, 4);
  const first = `${year}-01-01`;
  const query = useNights({ from: first, to: monthAfter(first, 12) });
  const { data, error } = query;
  if (!house) return null;
  const own = data?.taken.filter((row) => row.property_id === house.id);
  return (
    <Stack $gap={5}>
      <MonthTools {...place} house={house.id} houses={houses} today={today} withAll={false} step={12} />
      <Heading level={2} size="lg" aria-live="polite">
        {calendar.year.title(house.name, year)}
      </Heading>
      {error && !data ? (
        <Panel>
          <Unread of={query} loading={t.houses.loading} failed={t.houses.failed} />
        </Panel>
      ) : (
        <>
          <Text role="status" $size="sm">
            {data ? calendar.year.hint : t.houses.loading}
          </Text>
          <Legend isStaff={isStaff} letters />
          <YearGrid
            house={house}
            year={first}
            today={today}
            taken={own}
            figures={data?.figures.filter((row) => row.property_id === house.id) ?? []}
            isStaff={isStaff}
          />
        </>
      )}
    </Stack>
  );
}

interface YearGridProps {
  house: House;
  /** Its first day. */
  year: PlainDate;
  today: PlainDate;
  /** Undefined until it is read. */
  taken: readonly TakenRow[] | undefined;
  figures: readonly Figures[];
  isStaff: boolean;
}

/** Twelve months of a house in one grid of nights. Each mark is a letter as well as a pattern. */
function YearGrid({ house, year, today, taken, figures, isStaff }: YearGridProps) {
  const texts = t.calendar;
  const locale = intlLocale();
  const navigate = useNavigate();
  const period = { from: year, to: monthAfter(year, 12) };
  const grid = useNightGrid({
    period,
    start: { house: house.id, day: contains(period, today) ? today : year },
  });
  const night = (month: PlainDate, day: PlainDate) => {
    const state = stateOf({ house, taken: taken ?? [], today }, day);
    const why = state.taken && whyOf(state.taken);
    const label = [day === today && texts.cell.today, dayInWords(day), taken && nightInWords(state, isStaff)];
    return (
      <td role="gridcell">
        <Day
          type="button"
          {...grid.cellProps(house.id, { from: day, to: addDays(day, 1) })}
          data-mark={why}
          data-closed={state.closed}
          data-today={day === today ? '' : undefined}
          aria-label={label.filter(Boolean).join(', ')}
          onClick={() => void navigate(`${paths.calendar}?house=${house.id}&month=${writeMonth(month)}`)}
        >
          {Number(day.slice(8))}
        </Day>
        {why && <small aria-hidden="true">{texts.letters[why]}</small>}
      </td>
    );
  };
  return (
    <Year onKeyDown={grid.onKeyDown} aria-busy={!taken}>
      {Array.from({ length: 12 }, (_, place) => monthAfter(year, place)).map((month) => {
        const name = formatDate(month, locale, 'month');
        const row = figures.find((one) => one.month === month);
        return (
          <Month key={month}>
            <MonthName level={3} size="title">
              {name}
            </MonthName>
            <table role="grid" aria-label={texts.grid(name)}>
              <MonthWeeks month={month} letters={1} night={(day) => night(month, day)} />
            </table>
            <Small $size="xs">
              {row
                ? texts.figures(row.booked, row.nights, row.blocked, dollars(row.revenue_cents))
                : '\u00a0'}
            </Small>
          </Month>
        );
      })}
      <VisuallyHidden>{texts.year.keys}</VisuallyHidden>
    </Year>
  );
}

const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(6)};
`;

const Month = styled.section`
  table {
    width: 100%;
    margin-block: ${space(2)};
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }

  th {
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
    text-align: center;
  }

  td {
    position: relative;
    padding: 0;
  }

  /* The letter stands below the day, outside its button, whose name says the same in words. */
  td > small {
    position: absolute;
    inset: auto 0 0.125rem;
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
    pointer-events: none;
  }
`;

const Day = styled.button`
  ${plainButton}
  display: grid;
  align-content: center;
  justify-items: center;
  width: 100%;
  height: 2.75rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  font-size: ${token.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  ${nightStates}

  /* Between the hatched strip and the letter. */
  &[data-mark] {
    padding-block: 0.4375rem 0.9375rem;
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.text};
    }
  }
`;
