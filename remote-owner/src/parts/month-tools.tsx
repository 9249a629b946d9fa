import type { PlainDate } from '@marisma/area-kit/format';
import { monthAfter } from '@marisma/area-kit/night-grid';
import { media, space } from '@marisma/area-kit/theme';
import {
  Button,
  ChipGroup,
  Heading,
  IconButton,
  SelectField,
  Stack,
  useAddressParams,
} from '@marisma/area-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { House } from '../lib/houses';
import { readMonth, writeMonth } from '../lib/months';
import { t } from '../texts';
import { houseOptions } from '../lib/houses';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};
  align-items: end;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 14rem;
    max-width: 22rem;
  }

  @media print {
    display: none;
  }

  ${media.phoneOnly} {
    > * {
      flex: 1 1 100%;
      max-width: none;
    }
  }
`;

type MonthToolsProps = Pick<MonthAndHouse, 'month' | 'house' | 'setMonth' | 'setHouse'> & {
  houses: readonly House[];
  today: PlainDate;
  /** Whether all houses can be chosen at once. */
  withAll?: boolean;
  /** Months that the arrows go: 12 in the view of a year. */
  step?: 1 | 12;
};

/** Chooses the house and the month. */
export function MonthTools({
  month,
  house,
  setMonth,
  setHouse,
  houses,
  today,
  withAll = true,
  step = 1,
}: MonthToolsProps) {
  const texts = t.calendar;
  return (
    <Tools>
      {houses.length > 1 ? (
        <SelectField
          label={texts.house}
          options={[...(withAll ? [['', texts.allHouses] as const] : []), ...houseOptions(houses)]}
          value={house}
          onChange={setHouse}
        />
      ) : (
        <strong>{houses[0]?.name}</strong>
      )}
      <Stack $row $gap={2}>
        <IconButton
          label={step === 12 ? texts.year.previous : texts.previous}
          icon={<ChevronLeft aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => setMonth(monthAfter(month, -step))}
        />
        <Button variant="outline" onClick={() => setMonth(monthAfter(today))}>
          {texts.today}
        </Button>
        <IconButton
          label={step === 12 ? texts.year.next : texts.next}
          icon={<ChevronRight aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => setMonth(monthAfter(month, step))}
        />
      </Stack>
    </Tools>
  );
}

interface MonthAndHouse {
  month: PlainDate;
  /** The chosen house; '' for all. */
  house: string;
  /** The houses to show. */
  shown: readonly House[];
  setMonth(month: PlainDate): void;
  setHouse(house: string): void;
}

/** The month and the house in the address; this month and all houses by default. */
export function useMonthAndHouse(houses: readonly House[], today: PlainDate): MonthAndHouse {
  const [params, , setParam] = useAddressParams();
  const chosen = houses.filter(({ id }) => id === params.get('house'));
  return {
    month: readMonth(params.get('month'), today),
    house: chosen[0]?.id ?? '',
    shown: chosen.length > 0 ? chosen : houses,
    setMonth: (month) => setParam('month', writeMonth(month), false),
    setHouse: (house) => setParam('house', house, false),
  };
}

/** A choice between a month and a year, kept in the address. */
export function useMonthOrYear(texts: Readonly<Record<'label' | 'month' | 'year', string>>) {
  const [params, , setParam] = useAddressParams();
  const view = params.get('view') === 'year' ? 'year' : 'month';
  const choice = (
    <ChipGroup
      label={texts.label}
      items={(['month', 'year'] as const).map((value) => ({ value, label: texts[value] }))}
      pressed={[view]}
      onToggle={(value) => setParam('view', value === 'year' ? value : '', true)}
    />
  );
  return { view, choice } as const;
}

/** A month as a heading: with a capital in Spanish, too, which writes months in lower case. */
export const MonthName = styled(Heading)`
  &::first-letter {
    text-transform: uppercase;
  }
`;
