import type { NightPrice, Season } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { dateFrom, Form, FormDateField, useWatch, useZodForm } from '@marisma/area-kit/forms';
import { space } from '@marisma/area-kit/theme';
import { Checkbox, Dialog, ErrorText, Field, Grid, Input, Select } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useId, useMemo, type ComponentProps } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { rates } from '../../texts/en/rates';
import { AMOUNT, hundredthsOf } from '../settings/amounts';
import { DialogFoot } from '../settings/dialog-foot';
import { CopyDialog, type CopyDialogProps } from './copy-dialog';
import { lastNightOf, overlapWith, type Draft, type DraftSeason } from './rates-draft';
import { nameInWords, nightsInWords, SEASON_NAMES } from './words';

const { faults, form: texts } = rates;

/** What is edited: a season, a new one, or the price of all other nights; or that rates are copied. */
export type Edited = DraftSeason | 'new' | 'base' | 'copy';

export interface RatesDialogsProps extends CopyDialogProps {
  edited: Edited;
  draft: Draft;
  /** The day where the houses are. */
  today: string;
  onBase: (base: NightPrice) => void;
  onSeason: (season: Season, of: DraftSeason | undefined) => void;
}

/** The dialog of what is edited. */
export default function RatesDialogs(props: RatesDialogsProps) {
  const { edited, draft, today, house, houses, onBase, onSeason, onClose } = props;
  if (edited === 'copy') return <CopyDialog {...{ house, houses, onClose }} />;
  if (edited === 'base') return <BaseDialog base={draft.base} onDone={onBase} onClose={onClose} />;
  const season = edited === 'new' ? undefined : edited;
  return (
    <SeasonDialog
      draft={draft}
      season={season}
      today={today}
      onDone={(changed) => onSeason(changed, season)}
      onClose={onClose}
    />
  );
}

/** A price of nights as fields hold it. */
interface TypedPrice {
  nightly: string;
  least: string;
}

const typedPrice = ({ nightly_cents, min_nights }: NightPrice): TypedPrice => ({
  nightly: String(nightly_cents / 100),
  least: String(min_nights),
});

const readPrice = ({ nightly, least }: TypedPrice): NightPrice => ({
  nightly_cents: hundredthsOf(nightly),
  min_nights: Number(least),
});

/** Rules of a price's fields. */
const priceRules = {
  nightly: z.string().check(
    z.trim(),
    z.regex(AMOUNT, faults.price),
    z.refine<string>((typed) => hundredthsOf(typed) > 0, faults.price),
  ),
  least: z.string().check(z.trim(), z.regex(/^([1-9]|[12]\d|30)$/, faults.least)),
};

interface PriceFieldsProps {
  nightly: ComponentProps<typeof Input>;
  least: ComponentProps<typeof Input>;
  errors: Partial<Record<keyof TypedPrice, { message?: string }>>;
}

/** What a night costs, and how many nights a stay has at least. */
function PriceFields({ nightly, least, errors }: PriceFieldsProps) {
  return (
    <Grid $min="9rem" $max={2} $gap={4}>
      <Field label={texts.price} required error={errors.nightly?.message}>
        <Input {...nightly} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={texts.least} required error={errors.least?.message}>
        <Input {...least} inputMode="numeric" autoComplete="off" />
      </Field>
    </Grid>
  );
}

interface BaseDialogProps {
  base: NightPrice;
  onDone: (base: NightPrice) => void;
  onClose: () => void;
}

const baseSchema = z.object(priceRules);

/** Edits the price of nights outside all seasons. */
function BaseDialog({ base, onDone, onClose }: BaseDialogProps) {
  const form = useZodForm(baseSchema, { defaultValues: typedPrice(base) });
  const { register, formState } = form;
  return (
    <Dialog open title={texts.base} onClose={onClose} closeOnBackdrop={false}>
      <Form form={form} label={texts.base} onSubmit={(typed) => onDone(readPrice(typed))}>
        <PriceFields nightly={register('nightly')} least={register('least')} errors={formState.errors} />
        <DialogFoot hint={texts.doneHint} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

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
      ...priceRules,
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
      refuse(inside ? 'first' : 'last', faults.overlap(nameInWords(other), nightsInWords(other)));
    });

interface SeasonDialogProps {
  draft: Draft;
  /** The season to edit; without one a season is added. */
  season?: DraftSeason;
  today: PlainDate;
  onDone: (season: Season) => void;
  onClose: () => void;
}

/** Adds or edits a season of the draft. */
function SeasonDialog({ draft, season, today, onDone, onClose }: SeasonDialogProps) {
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
  const { errors } = formState;
  const first = useWatch({ control, name: 'first' });
  const names = new Set([...SEASON_NAMES, ...(season ? [season.name] : [])]);
  const title = season ? texts.edit : texts.add;
  return (
    <Dialog open title={title} onClose={onClose} closeOnBackdrop={false}>
      <Form
        form={form}
        label={title}
        onSubmit={({ name, en, es, first, last, days, ...price }) =>
          onDone({
            ...readPrice(price),
            id: season?.id ?? null,
            name,
            names: en ? { en, es } : null,
            from_day: first,
            to_day: addDays(last, 1),
            arrival_days: days.map(Number).sort((one, other) => one - other),
          })
        }
      >
        <Field label={texts.name}>
          <Select {...register('name')}>
            {[...names].map((name) => (
              <option key={name} value={name}>
                {nameInWords({ name })}
              </option>
            ))}
          </Select>
        </Field>
        <Grid $min="9rem" $max={2} $gap={4}>
          {(['en', 'es'] as const).map((language) => (
            <Field key={language} label={texts.names[language]} error={errors[language]?.message}>
              <Input {...register(language)} maxLength={40} autoComplete="off" />
            </Field>
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
        <PriceFields nightly={register('nightly')} least={register('least')} errors={errors} />
        <Days aria-describedby={errors.days ? daysError : undefined}>
          <legend>{texts.days}</legend>
          <div>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <Checkbox key={day} label={t.hours.days[day]} value={day} {...register('days')} />
            ))}
          </div>
          {errors.days && <ErrorText id={daysError}>{errors.days.message}</ErrorText>}
        </Days>
        <DialogFoot hint={texts.doneHint} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
