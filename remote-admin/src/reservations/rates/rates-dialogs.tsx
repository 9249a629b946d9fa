import { errorText } from '@marisma/area-kit/booking/calendar';
import { asDataError, change, type NightPrice, type Season } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { dateFrom, FormDateField, FormField, useWatch, useZodForm } from '@marisma/area-kit/forms';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { space } from '@marisma/area-kit/theme';
import {
  Button,
  Checkbox,
  Dialog,
  ErrorText,
  Field,
  Grid,
  Input,
  Stack,
  Subheading,
  Text,
} from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { ChangeError } from '../../lib/new-stay/form-parts';
import { t } from '../../texts';
import { rates } from '../../texts/en/rates';
import { withRow } from '../settings/drafted-rows';
import { DraftDialog, hundredthsOf, leastRule, priceRule } from '../settings/form-parts';
import type { FieldsProps } from '../settings/setting-page';
import {
  COPIES,
  describeChange,
  lastNightOf,
  nameInWords,
  nightsInWords,
  overlapWith,
  SEASON_NAMES,
  useCopyPreview,
  type Draft,
  type Edited,
  type Rates,
} from './rates';

const { faults, form: texts } = rates;

export type DialogsProps = FieldsProps<Rates, Draft, Edited>;

/** The dialog of what is edited. */
export default function RatesDialogs(props: DialogsProps) {
  const { edited, edit, house, houses } = props;
  if (edited === 'copy') return <CopyDialog {...{ house, houses }} onClose={() => edit(undefined)} />;
  return edited === 'base' ? <BaseDialog {...props} /> : <SeasonDialog {...props} />;
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

const baseSchema = z.object({ nightly: priceRule, least: leastRule });

/** Edits the price of nights outside all seasons. */
function BaseDialog({ draft, apply, edit }: DialogsProps) {
  const form = useZodForm(baseSchema, { defaultValues: typedPrice(draft.base) });
  return (
    <DraftDialog
      title={texts.base}
      form={form}
      hint={texts.doneHint}
      onDone={(typed) => apply((before) => ({ ...before, base: readPrice(typed) }))}
      onClose={() => edit(undefined)}
    >
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormField form={form} name="nightly" label={texts.price} inputMode="decimal" required />
        <FormField form={form} name="least" label={texts.least} inputMode="numeric" required />
      </Grid>
    </DraftDialog>
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
      refuse(inside ? 'first' : 'last', faults.overlap(nameInWords(other), nightsInWords(other)));
    });

const SHORTEST_COMPARED = 7;

/** Adds or edits a season of the draft, and proposes a stay in it to compare. */
function SeasonDialog({ draft, apply, stored: { today }, edited, edit, propose }: DialogsProps) {
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
        options={[...names].map((name) => [name, nameInWords({ name })])}
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

/** Copies the saved rates of a house to others, after it has said what that changes there. */
function CopyDialog({
  house,
  houses,
  onClose,
}: Pick<DialogsProps, 'house' | 'houses'> & { onClose: () => void }) {
  const texts = rates.copy;
  const { notify } = useShell();
  const [targets, setTargets] = useState<string[]>([]);
  const [percent, setPercent] = useState('0');
  const good = /^ *[-+]?\d{1,3} *$/.test(percent) && Number(percent) > -100;
  const copy = { property_id: house?.id ?? '', targets, percent: Number(percent) };
  const ready = good && targets.length > 0;
  const preview = useCopyPreview(copy, ready);
  const { data: rows = [], error: fault, isFetching } = preview;
  const { busy, error, send } = useChange((client) => {
    const seen = rows.flatMap((row) => [
      [copy.property_id, row.source_version],
      [row.house, row.version],
    ]);
    return change(client.rpc('copy_rates', { ...copy, versions: Object.fromEntries(seen) }));
  }, COPIES);
  const save = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: texts.done(targets.length) });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title(house?.name ?? '')}
      onClose={() => !busy && onClose()}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {rates.form.back}
          </Button>
          <Button
            busy={busy}
            busyLabel={rates.saving}
            disabled={!ready || isFetching || rows.every(({ changes }) => changes.length === 0)}
            onClick={() => void save()}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Text $muted>{texts.lead}</Text>
        <div role="group" aria-label={texts.to}>
          <Text>{texts.to}</Text>
          {houses.map(
            ({ id, name }) =>
              id !== house?.id && (
                <Checkbox
                  key={id}
                  label={name}
                  disabled={busy}
                  onChange={({ target }) =>
                    setTargets([...targets.filter((one) => one !== id), ...(target.checked ? [id] : [])])
                  }
                />
              ),
          )}
        </div>
        <Field label={texts.percent} hint={texts.percentHint} error={good ? undefined : texts.noPercent}>
          <Input
            value={percent}
            autoComplete="off"
            disabled={busy}
            onChange={({ target }) => setPercent(target.value)}
          />
        </Field>
        <div role="status">
          {ready && (
            <Loaded
              query={preview}
              loading={texts.asking}
              failed={texts.failed}
              hint={fault ? errorText(asDataError(fault).code) : undefined}
              level={3}
            >
              {(found) =>
                found.map(({ house: of, changes }) => (
                  <div key={of}>
                    <Subheading>{houses.find(({ id }) => id === of)?.name}</Subheading>
                    {(changes.length ? changes.map(describeChange) : [texts.same]).map((words, at) => (
                      <Text key={at} $size="sm">
                        {words}
                      </Text>
                    ))}
                  </div>
                ))
              }
            </Loaded>
          )}
        </div>
        <ChangeError error={error} />
      </Stack>
    </Dialog>
  );
}
