import { DateField, Field, Grid, Input } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import type { MoneyView } from './money-view';

interface MoneyFiltersProps {
  view: MoneyView;
  /** The search as it is typed. */
  typed: string;
  onChange: (name: 'q' | 'from' | 'to', value: string) => void;
}

/** The search and, for what was received, its days. */
export function MoneyFilters({ view: { group, from, to }, typed, onChange }: MoneyFiltersProps) {
  const texts = t.money;
  return (
    <Grid $min="12rem" $max={3} $gap={4}>
      <Field label={texts.search}>
        <Input
          type="search"
          value={typed}
          placeholder={texts.searchHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={({ target }) => onChange('q', target.value)}
        />
      </Field>
      {group === 'received' && (
        <>
          <DateField label={texts.from} value={from} onChange={(day) => onChange('from', day)} />
          <DateField
            label={texts.to}
            value={to}
            error={from && to && to < from ? texts.wrongDays : undefined}
            onChange={(day) => onChange('to', day)}
          />
        </>
      )}
    </Grid>
  );
}
