import { change, type Answer } from '@marisma/area-kit/data';
import { FARTHEST_ARRIVAL, MOST_NIGHTS } from '@marisma/area-kit/booking';
import { stayPolicy } from '@marisma/area-kit/houses';
import * as z from '@marisma/area-kit/shape';
import { Field, Grid, Input, Note, Select } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { HouseOptions } from '../../lib/house-options';
import { paths } from '../../paths';
import { t } from '../../texts';
import { bookingRules as texts } from '../../texts/en/booking-rules';
import { settingPage, type FieldsProps, type PreviewProps } from '../settings/setting-page';
import { StayComparison } from '../settings/stay-comparison';

export const title = t.common.title(texts.title);

type Rule = keyof typeof texts.fields;
type Stored = Answer<'booking_rules'>;
/** As it is typed. */
type Draft = Record<string, string>;

/** What the database accepts, and what texts of the site that nobody can change here say. */
const LIMITS: Record<Rule, { least: number; most: number; stated?: number }> = {
  deposit_percent: { least: 0, most: 100, stated: stayPolicy.depositPercent },
  hold_hours: { least: 1, most: 168, stated: stayPolicy.holdHours },
  balance_days: { least: 31, most: 365, stated: stayPolicy.balanceDays },
  lead_days: { least: 0, most: 60 },
  most_nights: { least: 1, most: MOST_NIGHTS, stated: MOST_NIGHTS },
  farthest_days: { least: 30, most: FARTHEST_ARRIVAL, stated: FARTHEST_ARRIVAL },
  most_holds: { least: 1, most: 50 },
};
const RULES = Object.keys(LIMITS) as Rule[];

const draftOf = ({ rules }: Stored): Draft =>
  Object.fromEntries(Object.entries(rules).map(([rule, value]) => [rule, String(value)]));
const planOf = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).map(([rule, typed]) => [rule, Number(typed)]));

const rulesIn = (draft: object): Rule[] => RULES.filter((rule) => rule in draft);
const isWrong = (rule: Rule, typed = ''): boolean => {
  const { least, most } = LIMITS[rule];
  return !/^\d+$/.test(typed.trim()) || Number(typed) < least || Number(typed) > most;
};

function RulesFields({ draft, setDraft, busy, faults }: FieldsProps<Stored, Draft>) {
  const untold = rulesIn(draft).filter(
    (rule) =>
      !isWrong(rule, draft[rule]) && (LIMITS[rule].stated ?? Number(draft[rule])) !== Number(draft[rule]),
  );
  return (
    <>
      <Grid $min="14rem" $max={2} $gap={4}>
        {rulesIn(draft).map((rule) => (
          <Field key={rule} label={texts.fields[rule]} hint={texts.hints[rule]} error={faults[rule]}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={draft[rule]}
              disabled={busy}
              onChange={({ target }) => setDraft((before) => ({ ...before, [rule]: target.value }))}
            />
          </Field>
        ))}
      </Grid>
      {untold.map((rule) => (
        <Note key={rule} tone="warning">
          {texts.stated(texts.fields[rule], String(LIMITS[rule].stated))}
        </Note>
      ))}
    </>
  );
}

/** The payments and conditions of a stay that is asked for now, and with the draft. */
function RulesPreview({ house, houses, stored, draft, ...days }: PreviewProps<Stored, Draft>) {
  const [chosen, choose] = useState(houses[0]?.id ?? '');
  const asked = { property_id: house?.id ?? chosen, guests: 1, draft: planOf(draft), common: !house };
  return (
    <StayComparison
      comparison={{
        key: asked,
        request: (client, stay) => client.rpc('preview_booking_rules', { ...asked, ...stay }),
      }}
      today={stored.today}
      {...days}
    >
      {!house && (
        <Field label={texts.comparedHouse}>
          <Select value={chosen} onChange={({ target }) => choose(target.value)}>
            <HouseOptions houses={houses} />
          </Select>
        </Field>
      )}
    </StayComparison>
  );
}

/** What holds for new stays in all houses or in one: payments, holds, and how soon, how far ahead and how long. */
export default settingPage<Stored, Draft>({
  name: 'rules',
  texts,
  path: paths.rules,
  all: texts.all,
  panel: texts.list,
  request: (client, house) => client.rpc('booking_rules', house === undefined ? {} : { property_id: house }),
  save: (client, house, draft, expected_version) =>
    change(
      client.rpc('set_booking_rules', {
        ...(house !== undefined && { property_id: house }),
        draft: planOf(draft),
        expected_version,
      }),
    ),
  draftOf,
  read: (kept) => z.record(z.string(), z.string()).parse(kept),
  isChanged: (draft, { rules }) => rulesIn(rules).some((rule) => draft[rule] !== String(rules[rule])),
  faultsOf: (draft) =>
    Object.fromEntries(
      rulesIn(draft)
        .filter((rule) => isWrong(rule, draft[rule]))
        .map((rule) => [rule, texts.fault(LIMITS[rule].least, LIMITS[rule].most)]),
    ),
  Fields: RulesFields,
  Preview: RulesPreview,
  describeChange: ({ old, new: now }) =>
    rulesIn(now ?? {})
      .filter((rule) => old?.[rule] !== now?.[rule])
      .map((rule) => texts.change(texts.fields[rule], String(old?.[rule] ?? '–'), String(now?.[rule])))
      .join('; '),
});
