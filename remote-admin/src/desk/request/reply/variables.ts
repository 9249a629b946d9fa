import { formatDate, formatMoney } from '@marisma/area-kit/format';
import { INTL_LOCALE } from '@marisma/area-kit/texts';
import type { OpenRequest } from '../queries';

/** The most letters of a reply, saved or sent. */
export const LONGEST = 4000;

/** What a saved reply can name, in braces. */
export const VARIABLES = [
  'name',
  'property',
  'code',
  'check_in',
  'check_out',
  'guests',
  'total',
  'due',
  'amount',
  'service',
  'date',
] as const;
export type Variable = (typeof VARIABLES)[number];
type Values = Partial<Record<Variable, string>>;

const PLACE = /\{([a-z_]+)\}/g;

/** The values that a request has, in its guest's language. */
export function valuesOf({ request, subject }: Pick<OpenRequest, 'request' | 'subject'>): Values {
  const locale = INTL_LOCALE[request.locale];
  const day = (date: string | null) => (date === null ? undefined : formatDate(date, locale, 'long'));
  const money = (cents: number) => formatMoney(cents / 100, locale);
  const name = request.name || undefined;
  switch (subject.kind) {
    case 'inquiry':
      return {
        name,
        property: subject.properties?.name,
        check_in: day(subject.check_in),
        check_out: day(subject.check_out),
        guests: subject.guests?.toString(),
      };
    case 'service':
      return {
        name,
        service: subject.service_title,
        date: day(subject.preferred_date),
        guests: String(subject.guests),
      };
    case 'stay': {
      const due = subject.payments.find(({ received_at, kind }) => received_at === null && kind !== 'refund');
      return {
        name,
        property: subject.property,
        code: subject.code,
        check_in: day(subject.check_in),
        check_out: day(subject.check_out),
        guests: String(subject.guests),
        total: money(subject.total_cents),
        due: due && day(due.due_on),
        amount: due && money(due.amount_cents),
      };
    }
  }
}

/** A saved reply with its values; a place without a value stays as it is. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(PLACE, (place, key: string) => values[key as Variable] ?? place);

const placesIn = (text: string): string[] => [...new Set(text.match(PLACE) ?? [])];
const isVariable = (place: string): boolean => VARIABLES.some((known) => place === `{${known}}`);

/** The variables in a text that still stand for themselves, each once. */
export const gapsIn = (text: string): string[] => placesIn(text).filter(isVariable);

/** What looks like a variable in a text but is none, each once. */
export const unknownPlaces = (text: string): string[] => placesIn(text).filter((place) => !isVariable(place));
