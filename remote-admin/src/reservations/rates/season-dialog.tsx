import type { NightPrice, Season } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { dateFrom, FormDateField, FormField, useWatch, useZodForm } from '@marisma/area-kit/forms';
import { space } from '@marisma/area-kit/theme';
import { Checkbox, ErrorText, Grid } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { rates } from '../../texts/en/rates';
import { withRow } from '../settings/drafted-rows';
import { DraftDialog, hundredthsOf, leastRule, priceRule } from '../settings/form-parts';
import {
  lastNightOf,
  seasonName,
  formatSeason,
  overlapWith,
  SEASON_NAMES,
  type DialogsProps,
  type Draft,
} from './rates';

const { faults, form: texts } = rates;

interface TypedPrice {
  nightly: string;
  least: string;
}

/** Writes a price into fields. */
export const typedPrice = ({ nightly_cents, min_nights }: NightPrice): TypedPrice => ({
  nightly: String(nightly_cents / 100),
  least: String(min_nights),
});

/** Reads a price from fields. */
export const readPrice = ({ nightly, least }: TypedPrice): NightPrice => ({
  nightly_cents: hundredthsOf(nightly),
  min_nights: Number(least),
});

const Days = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space(1)};
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    column-gap: ${space(4)};
  }
`;

/** A season ends within ten years, by the database's rule. */
const FARTHEST_NIGHT = 3652;

const seasonSchema = (draft: Draft, key: number | undefined, begun: PlainDate, today: PlainDate) =>
  z
    .object({
      nightly: priceRule,
      least: leastRule,
      name: z.string(),
      en: z.string().check(z.trim()),
      es: z.string().check(z.trim()),
      first: dateFrom(begun),
      last: dateFrom(today).check(
        z.refine<string>((day) => day <= addDays(today, FARTHEST_NIGHT), faults.far),
      ),
      days: z.array(z.string()).check(z.minLength(1, faults.days)),
    })
    .check((check) => {
      const { first: firstNight, last: lastNight, en, es } = check.value;
      const refuse = (field: string, message: string) =>
        check.issues.push({ code: 'custom', path: [field], message, input: check.value });
      if (!en !== !es) return void refuse(en ? 'es' : 'en', faults.names);
      if (lastNight < firstNight) return void refuse('last', faults.order);
      const other = overlapWith(draft, { from_day: firstNight, to_day: addDays(lastNight, 1) }, key);
      if (!other) return;
      const inside = other.from_day <= firstNight;
      refuse(inside ? 'first' : 'last', faults.overlap(seasonName(other), formatSeason(other)));
    });

const SHORTEST_COMPARED = 7;

/** Adds or edits a season of the draft, and proposes a stay in it to compare. */
export function SeasonDialog({ draft, apply, stored: { today }, edited, edit, propose }: DialogsProps) {
  const season = typeof edited === 'object' ? edited : undefined;
  const daysError = useId();
  // The first night of a season that has begun may stay as it is.
  const begun = season && season.from_day < today ? season.from_day : today;
  const schema = useMemo(
    () => seasonSchema(draft, season?.key, begun, today),
    [draft, season?.key, begun, today],
  );
  const form = useZodForm(schema, {
    defaultValues: {
      ...typedPrice(season ?? draft.base),
      name: season?.name ?? SEASON_NAMES[0] ?? '',
      en: season?.names?.en ?? '',
      es: season?.names?.es ?? '',
      first: season?.from_day ?? '',
      last: season ? lastNightOf(season) : '',
      days: (season?.arrival_days ?? [1, 2, 3, 4, 5, 6, 7]).map(String),
    },
  });
  const { register, control, formState } = form;
  const fault = formState.errors.days?.message;
  const first = useWatch({ control, name: 'first' });
  const names = new Set([...SEASON_NAMES, ...(season ? [season.name] : [])]);
  const put = (row: Season) => {
    apply((before) => ({ ...before, seasons: withRow(before.seasons, row, season) }));
    const from = row.from_day < today ? today : row.from_day;
    propose({ from, to: addDays(from, Math.max(SHORTEST_COMPARED, row.min_nights)) });
  };
  return (
    <DraftDialog
      title={season ? texts.edit : texts.add}
      form={form}
      hint={texts.doneHint}
      onDone={({ name, en, es, first, last, days, ...price }) =>
        put({
          ...readPrice(price),
          id: season?.id ?? null,
          name,
          names: en ? { en, es } : null,
          from_day: first,
          to_day: addDays(last, 1),
          arrival_days: days.map(Number).sort((one, other) => one - other),
        })
      }
      onClose={() => edit(undefined)}
    >
      <FormField
        form={form}
        name="name"
        label={texts.name}
        options={[...names].map((name) => [name, seasonName({ name })])}
      />
      <Grid $min="9rem" $max={2} $gap={4}>
        {(['en', 'es'] as const).map((language) => (
          <FormField
            key={language}
            form={form}
            name={language}
            label={texts.names[language]}
            maxLength={40}
          />
        ))}
      </Grid>
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormDateField control={control} name="first" label={texts.first} min={begun} required />
        <FormDateField
          control={control}
          name="last"
          label={texts.last}
          min={first > today ? first : today}
          required
        />
      </Grid>
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormField form={form} name="nightly" label={texts.price} inputMode="decimal" required />
        <FormField form={form} name="least" label={texts.least} inputMode="numeric" required />
      </Grid>
      <Days aria-describedby={fault ? daysError : undefined}>
        <legend>{texts.days}</legend>
        <div>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Checkbox key={day} label={t.hours.days[day]} value={day} {...register('days')} />
          ))}
        </div>
        {fault && <ErrorText id={daysError}>{fault}</ErrorText>}
      </Days>
    </DraftDialog>
  );
}
