import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { ChipGroup, DateField, Grid, SelectField, Stack } from '@marisma/area-kit/ui';
import type { Ref } from 'react';
import type { House } from '../lib/houses';
import { reservations } from '../texts/en/reservations';
import { houseOptions } from '../lib/houses';
import { SearchField } from '../lib/text-field';

interface StayFiltersProps {
  filter: StayFilter;
  typed: string;
  houses: readonly House[];
  searchRef: Ref<HTMLInputElement>;
  onChange: (name: Param, value: string) => void;
}

/** Which stays are listed. */
export function StayFilters({ filter, typed, houses, searchRef, onChange }: StayFiltersProps) {
  const texts = reservations;
  const { from, to } = filter;
  return (
    <Stack $gap={4}>
      <ChipGroup
        label={texts.show}
        items={SHOWS.map((value) => ({ value, label: texts.shows[value] }))}
        pressed={[filter.show]}
        onToggle={(value) => onChange('show', value === 'coming' ? '' : value)}
      />
      <Grid $min="12rem" $max={3} $gap={4}>
        <SearchField
          label={texts.search}
          ref={searchRef}
          value={typed}
          placeholder={texts.searchHint}
          onChange={(text) => onChange('q', text)}
        />
        <SelectField
          label={texts.house}
          value={filter.house}
          onChange={(value) => onChange('house', value)}
          options={[['', texts.allHouses], ...houseOptions(houses)]}
        />
        <SelectField
          label={texts.state}
          value={filter.state}
          onChange={(value) => onChange('state', value)}
          options={[['', texts.anyState], ...STATES.map((state) => [state, texts.states[state]] as const)]}
        />
        <SelectField
          label={texts.owed}
          value={filter.owed}
          onChange={(value) => onChange('owed', value)}
          options={[['', texts.anyOwed], ...OWES.map((owed) => [owed, texts.owes[owed]] as const)]}
        />
        <DateField label={texts.from} value={from} onChange={(day) => onChange('from', day)} />
        <DateField
          label={texts.to}
          value={to}
          error={from && to && to < from ? texts.wrongDays : undefined}
          onChange={(day) => onChange('to', day)}
        />
      </Grid>
    </Stack>
  );
}

const SHOWS = ['coming', 'past', 'all'] as const;
const STATES = ['pending', 'confirmed', 'cancelled'] as const;
const OWES = ['due', 'overdue', 'refund'] as const;

/** Which stays are listed; an empty text is no condition. */
export interface StayFilter {
  show: (typeof SHOWS)[number];
  house: string;
  state: (typeof STATES)[number] | '';
  owed: (typeof OWES)[number] | '';
  from: PlainDate;
  to: PlainDate;
  /** Parts of code or name. */
  words: string;
}

/** The names of the parameters in the address; `q` stands behind the '#'. */
export const PARAMS = ['show', 'house', 'state', 'owed', 'from', 'to', 'q'] as const;
export type Param = (typeof PARAMS)[number];

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);
const dayOrNone = (text: string | null): PlainDate => (text && parsePlainDate(text) ? text : '');

/** Reads a filter from an address; what it does not know counts as missing. */
export const readFilter = (params: URLSearchParams): StayFilter => ({
  show: oneOf(SHOWS, params.get('show')) ?? 'coming',
  house: params.get('house') ?? '',
  state: oneOf(STATES, params.get('state')) ?? '',
  owed: oneOf(OWES, params.get('owed')) ?? '',
  from: dayOrNone(params.get('from')),
  to: dayOrNone(params.get('to')),
  words: (params.get('q') ?? '').trim(),
});
