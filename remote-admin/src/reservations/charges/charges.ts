import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import type { Answer, Charge, HouseRules } from '@marisma/area-kit/data';
import { addDays, formatDateRange, formatPercent } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { intlLocale } from '@marisma/area-kit/texts';
import { formatDay } from '../../lib/format';
import { charges as texts } from '../../texts/en/charges';
import { describeSides } from '../settings/changes';
import { type Drafted, rowStatus, keyed, rowsOf } from '../settings/drafted-rows';

export type Charges = Answer<'house_charges'>;
type ChargeChange = Charges['history'][number];

export type DraftCharge = Drafted<Charge>;

export interface Draft {
  /** Null for all houses. */
  house: HouseRules | null;
  /** The charges of the house itself, or of all houses. */
  charges: DraftCharge[];
}

/** What is edited: a charge of the draft, a new one, perhaps like another, or the rules of the house. */
export type Edited = { charge: DraftCharge } | { like: Charge | undefined } | 'house';

/** What each charge is counted on, by its name; pages have words for these. */
export const KINDS: Record<string, Pick<Charge, 'kind' | 'base'>> = {
  cleaning: { kind: 'fee', base: 'stay' },
  extra_guest: { kind: 'fee', base: 'guest_night' },
  pet: { kind: 'fee', base: 'pet' },
  lodging_tax: { kind: 'tax', base: 'nights' },
  iva: { kind: 'tax', base: 'subtotal' },
};

const text = z.catch<string | null>(z.string(), null);
const int = z.catch<number | null>(z.int(), null);
const draftShape = z.object({
  house: z.catch<HouseRules | null>(z.object({ max_pets: z.int(), damage_deposit_cents: z.int() }), null),
  charges: z.array(
    z.object({
      id: text,
      name: z.string(),
      kind: z.enum(['fee', 'tax']),
      base: z.enum(['stay', 'guest_night', 'pet', 'nights', 'subtotal']),
      basis_points: int,
      amount_cents: int,
      included_guests: int,
      for_owner: z.boolean(),
      from_day: text,
      to_day: text,
      sample: z.boolean(),
      gone: z.optional(z.boolean()),
    }),
  ),
});

/** Reads a draft that was draftShape in this tab. */
export function readDraft(stored: unknown): Draft {
  const { house, charges } = draftShape.parse(stored);
  return { house, charges: charges.map(({ gone, ...one }) => ({ ...keyed(one), ...(gone && { gone }) })) };
}

/** The stored charges that this page changes: those of the house or, without one, of all houses. */
const ownOf = ({ house, charges }: Charges): Charge[] =>
  charges.filter(({ common }) => !house || !common).map(({ common: _, ...charge }) => charge);

export const draftOf = (stored: Charges): Draft => ({
  house: stored.house,
  charges: ownOf(stored).map(keyed),
});

/** The charges of all houses that apply to a house as well. */
export const commonOf = ({ house, charges }: Charges): Charge[] =>
  house ? charges.filter(({ common }) => common) : [];

/** The charges from today on, as they are stored. */
export const planOf = ({ house, charges }: Draft) => ({ house, charges: rowsOf(charges) });

/** What saving the draft does to a charge. */
export const chargeStatus = (charge: DraftCharge, stored: Charges) => rowStatus(charge, ownOf(stored));

export const isSameHouse = (one: HouseRules | null, other: HouseRules | null): boolean =>
  one?.max_pets === other?.max_pets && one?.damage_deposit_cents === other?.damage_deposit_cents;

/** Whether the draft says something else than what is stored. */
export const isChanged = (draft: Draft, stored: Charges): boolean =>
  !isSameHouse(draft.house, stored.house) || draft.charges.some((charge) => chargeStatus(charge, stored));

type Days = Pick<Charge, 'from_day' | 'to_day'>;

const meet = (one: Days, other: Days): boolean =>
  (one.from_day ?? '') < (other.to_day ?? '~') && (other.from_day ?? '') < (one.to_day ?? '~');

/** Whether a charge of the house takes the place of this one of all houses on all its days. */
export const isReplaced = ({ charges }: Draft, common: Charge): boolean =>
  charges.some(
    (own) =>
      !own.gone &&
      own.name === common.name &&
      (own.from_day ?? '') <= (common.from_day ?? '') &&
      (own.to_day ?? '~') >= (common.to_day ?? '~'),
  );

/** The first charge of the draft, but this one, that has the same name and some of these days. */
export const overlapWith = (
  { charges }: Draft,
  days: Days & { name: string },
  key: number | undefined,
): DraftCharge | undefined =>
  charges.find((other) => !other.gone && other.key !== key && other.name === days.name && meet(other, days));

/** The name of a charge as guests read it in a quote. */
export const chargeName = ({ name, kind }: Pick<Charge, 'name' | 'kind'>): string =>
  stayTexts.quote.charges[name] ?? stayTexts.quote.otherCharge[kind];

/** What a charge asks for: '$240 a stay', '16% of nights and fees'. */
export function formatAmount({ base, basis_points, amount_cents, included_guests }: Charge): string {
  if (base === 'guest_night')
    return texts.amount.guest_night(formatCents(amount_cents ?? 0), String(included_guests));
  return texts.amount[base](
    basis_points === null
      ? formatCents(amount_cents ?? 0)
      : formatPercent(basis_points / 10_000, intlLocale(), 2),
  );
}

export function formatDays({ from_day, to_day }: Pick<Charge, 'from_day' | 'to_day'>): string {
  const last = to_day && addDays(to_day, -1);
  if (from_day && last) return formatDateRange(from_day, last, intlLocale());
  if (from_day) return texts.from(formatDay(from_day));
  return last ? texts.until(formatDay(last)) : texts.anyDay;
}

type Side = Charge | HouseRules;

/** What a change did: 'Cleaning: $240 a stay → $260 a stay'. */
export const describeChange = ({ old, new: now }: ChargeChange): string =>
  describeSides<Side>(
    old,
    now,
    (side) => ('kind' in side ? chargeName(side) : texts.house.title),
    (side) =>
      'kind' in side
        ? [
            formatAmount(side),
            formatDays(side),
            side.for_owner ? texts.forOwner : '',
            side.sample ? texts.sampled : '',
          ]
        : [texts.house.petsOf(side.max_pets), texts.house.damageOf(formatCents(side.damage_deposit_cents))],
  );
