import type { Answer } from '@marisma/area-kit/data';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@marisma/area-kit/booking';
import { houses, isHouseId, stayPolicy } from '@marisma/area-kit/houses';
import * as z from '@marisma/area-kit/shape';
import { Grid, Note } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { bookingRules as texts } from '../../texts/en/booking-rules';
import { settingPage, type FieldsProps, type PreviewProps } from '../settings/setting-page';
import { StayComparison } from '../settings/stay-comparison';
import { TextField } from '../../lib/text-field';

export const title = t.common.title(texts.title);

type Rule = keyof typeof texts.fields;
type Time = 'check_in_time' | 'check_out_time';
type Stored = Answer<'booking_rules'>;
/** As it is typed. */
type Draft = Record<string, string>;

/** What the database accepts, and what texts of the site that nobody can change here say. */
const LIMITS: Record<Exclude<Rule, Time>, { least: number; most: number; stated?: number }> = {
  deposit_percent: { least: 0, most: 100, stated: stayPolicy.depositPercent },
  hold_hours: { least: 1, most: 168, stated: stayPolicy.holdHours },
  balance_days: { least: 2, most: 365, stated: stayPolicy.balanceDays },
  deposit_days: { least: 1, most: 30, stated: stayPolicy.depositDays },
  lapse_days: { least: 0, most: 30, stated: stayPolicy.lapseDays },
  bank_fee_percent: { least: 0, most: 50, stated: stayPolicy.bankFeePercent },
  half_refund_days: { least: 1, most: 364, stated: stayPolicy.halfRefundDays },
  lead_days: { least: 0, most: 60 },
  most_nights: { least: 1, most: MAX_NIGHTS, stated: MAX_NIGHTS },
  farthest_days: { least: 30, most: MAX_DAYS_AHEAD, stated: MAX_DAYS_AHEAD },
  most_holds: { least: 1, most: 50 },
};
/** The times of day of a house, as the content names them. */
const TIMES = { check_in_time: 'checkIn', check_out_time: 'checkOut' } as const satisfies Record<
  Time,
  string
>;
const RULES = [...Object.keys(LIMITS), ...Object.keys(TIMES)] as Rule[];
const isTime = (rule: Rule): rule is Time => rule in TIMES;

const draftOf = ({ rules }: Stored): Draft =>
  Object.fromEntries(Object.entries(rules).map(([rule, value]) => [rule, String(value)]));
const planOf = (draft: Draft) =>
  Object.fromEntries(
    Object.entries(draft).map(([rule, typed]) => [rule, isTime(rule as Rule) ? typed : Number(typed)]),
  );

const rulesIn = (draft: object): Rule[] => RULES.filter((rule) => rule in draft);
function faultOf(rule: Rule, draft: Draft): string | undefined {
  const typed = draft[rule]?.trim() ?? '';
  if (isTime(rule)) return typed ? undefined : texts.timeFault;
  const { least, most } = LIMITS[rule];
  if (!/^\d+$/.test(typed) || Number(typed) < least || Number(typed) > most) return texts.fault(least, most);
  const late = rule === 'half_refund_days' && Number(typed) >= Number(draft['balance_days']);
  return late ? texts.halfFault : undefined;
}

/** What the site says, where it is not what is typed. */
function mismatchOf(rule: Rule, typed: string, house: string | undefined): string | undefined {
  const stated = isTime(rule) ? isHouseId(house) && houses[house][TIMES[rule]] : LIMITS[rule].stated;
  return stated && String(stated) !== typed.trim() ? String(stated) : undefined;
}

function RulesFields({ draft, setDraft, house, busy, faults }: FieldsProps<Stored, Draft>) {
  const mismatches = rulesIn(draft).flatMap((rule) => {
    const stated = faultOf(rule, draft) === undefined && mismatchOf(rule, draft[rule] ?? '', house?.id);
    return stated ? [{ rule, stated }] : [];
  });
  return (
    <>
      <Grid $min="14rem" $max={2} $gap={4}>
        {rulesIn(draft).map((rule) => (
          <TextField
            key={rule}
            label={texts.fields[rule]}
            hint={texts.hints[rule]}
            error={faults[rule]}
            {...(isTime(rule) ? { type: 'time' } : { inputMode: 'numeric' })}
            autoComplete="off"
            value={draft[rule]}
            disabled={busy}
            onChange={(text) => setDraft((before) => ({ ...before, [rule]: text }))}
          />
        ))}
      </Grid>
      {mismatches.map(({ rule, stated }) => (
        <Note key={rule} tone="warning">
          {texts.stated(texts.fields[rule], stated)}
        </Note>
      ))}
    </>
  );
}

function RulesPreview({ stored, draft, ...place }: PreviewProps<Stored, Draft>) {
  return (
    <StayComparison
      preview="preview_booking_rules"
      args={{ guests: 1, draft: planOf(draft), common: !place.house }}
      today={stored.today}
      {...place}
    />
  );
}

/** What holds for new stays in all houses or in one: payments, holds, and how soon, how far ahead and how long. */
export default settingPage<Stored, Draft>({
  texts,
  path: paths.rules,
  all: texts.all,
  panel: texts.list,
  reader: 'booking_rules',
  writer: 'set_booking_rules',
  draftOf,
  planOf,
  read: (stored) => z.record(z.string(), z.string()).parse(stored),
  isChanged: (draft, { rules }) => rulesIn(rules).some((rule) => draft[rule] !== String(rules[rule])),
  faultsOf: (draft) =>
    Object.fromEntries(
      rulesIn(draft).flatMap((rule) => {
        const fault = faultOf(rule, draft);
        return fault === undefined ? [] : [[rule, fault]];
      }),
    ),
  Fields: RulesFields,
  Preview: RulesPreview,
  describeChange: ({ old, new: now }) =>
    rulesIn(now ?? {})
      .filter((rule) => old?.[rule] !== now?.[rule])
      .map((rule) => texts.change(texts.fields[rule], String(old?.[rule] ?? '–'), String(now?.[rule])))
      .join('; '),
});
