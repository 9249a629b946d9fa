import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { media, space, token } from '@marisma/area-kit/theme';
import { DateField, Field, Select, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { useRef } from 'react';
import { t } from '../texts';
import { SearchField } from '../parts/search-field';
import { maxBedrooms, type Filters } from './filters';
import { firstCheckOut, MOST_GUESTS, withCheckIn, type Stay } from '../parts/stay';

const Fields = styled.div`
  display: contents;
`;

type StayFieldsProps = {
  stay: Stay;
  /** Undefined until it is known. */
  today: PlainDate | undefined;
  /** A visitor points at a field or focuses it. */
  onReach: () => void;
  onStay: (stay: Stay) => void;
};

/** The typed date if it is valid and not before `earliest`. */
const validDay = (typed: string, earliest = ''): PlainDate | undefined =>
  parsePlainDate(typed) && typed >= earliest ? typed : undefined;

/** Arrival and departure to search by: no past dates, and no departure before arrival. */
function StayFields({ stay, today, onReach, onStay }: StayFieldsProps) {
  const { checkIn, checkOut, pickDate } = t.listing;
  const departure = useRef<HTMLInputElement>(null);
  const earliestCheckOut = today && firstCheckOut(stay, today);
  return (
    <Fields onFocus={onReach} onPointerEnter={onReach}>
      <DateField
        label={checkIn}
        value={stay.checkIn ?? ''}
        min={today}
        placeholder={pickDate}
        // Who has chosen the arrival chooses the departure next.
        onChosen={(day) => (stay.checkOut ?? '') <= day && departure.current?.click()}
        onChange={(typed) => {
          const day = validDay(typed, today);
          if (day !== stay.checkIn) onStay(withCheckIn(stay, day));
        }}
      />
      <DateField
        ref={departure}
        label={checkOut}
        value={stay.checkOut ?? ''}
        min={earliestCheckOut}
        placeholder={pickDate}
        onChange={(typed) => {
          const day = validDay(typed, earliestCheckOut);
          if (day !== stay.checkOut) onStay({ ...stay, checkOut: day });
        }}
      />
    </Fields>
  );
}

const Bar = styled.form`
  position: relative;
  display: grid;
  /* Dates share a row where both are in sight as a whole. */
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(4)} ${space(3)};
  margin-top: -${space(8)};
  padding: ${space(5)} ${space(4)};
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
    padding: ${space(6)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) repeat(2, minmax(0, 3fr)) repeat(2, minmax(8.25rem, 2fr));
    gap: ${space(4)};
    padding: ${space(7)} ${space(8)};

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Hint = styled(Text)`
  grid-column: 1 / -1;
`;

type FilterBarProps = {
  filters: Filters;
  today: PlainDate | undefined;
  onReachDates: () => void;
  /** What is known about the dates, below the fields. */
  note: string;
  onChange: (part: Partial<Filters>, replace?: boolean) => void;
};

const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** The filters: search, dates, guests, bedrooms. Before hydration a submit is a plain GET request. */
export function FilterBar({ filters, today, onReachDates, note, onChange }: FilterBarProps) {
  const texts = t.listing;
  return (
    <Bar role="search" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        search={filters.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      <StayFields
        stay={filters.stay}
        today={today}
        onReach={onReachDates}
        onStay={(stay) => onChange({ stay })}
      />
      <Field label={texts.guests}>
        <Select
          name="guests"
          value={filters.stay.guests ?? ''}
          onChange={(event) =>
            onChange({ stay: { ...filters.stay, guests: Number(event.target.value) || undefined } })
          }
        >
          <option value="">{texts.anyGuests}</option>
          {/* Not in the written page, where the choice does nothing yet. */}
          {today && numbersTo(MOST_GUESTS).map((count) => <option key={count}>{count}</option>)}
        </Select>
      </Field>
      <Field label={texts.bedrooms}>
        <Select
          name="bedrooms"
          value={filters.bedrooms}
          onChange={(event) => onChange({ bedrooms: Number(event.target.value) })}
        >
          <option value={0}>{texts.anyBedrooms}</option>
          {numbersTo(maxBedrooms).map((count) => (
            <option key={count} value={count}>
              {texts.atLeast(count)}
            </option>
          ))}
        </Select>
      </Field>
      <Hint $size="xs" $muted>
        {note}
      </Hint>
    </Bar>
  );
}
