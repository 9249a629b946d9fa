import { formatClock } from '../../../shared/src/format/house-moment';
import { INTL_LOCALE } from '../../../shared/src/texts/locale';
import { oneLine } from './plain-text';
import { toReader } from './compose';
import type { MaybeRow } from './letter';
import type { Writing } from './writing';

const nameOf = ({ facts, words }: Writing): string => oneLine(facts.service) || words.services.aService;

/** The service, its day and hour, its price, and the stay to which it belongs. */
function rowsOf(writing: Writing): MaybeRow[] {
  const { facts, words, locale, villa, code } = writing;
  const w = words.services;
  const day = writing.day(facts.on_day);
  const cents = facts.price_cents ?? 0;
  return [
    [words.facts.service, oneLine(facts.service)],
    [
      words.facts.date,
      facts.on_day && (facts.at_time ? w.at(day, formatClock(facts.at_time, INTL_LOCALE[locale])) : day),
    ],
    [w.price, facts.on_day && (cents > 0 ? writing.money(cents) : w.onTheHouse)],
    [w.forStay, [villa, code].filter(Boolean).join(' · ')],
  ];
}

/** Which services ended with their stay; false for none. */
export const endedServices = ({ facts: { services }, words }: Writing): string | false =>
  Boolean(services?.length) && words.services.ended((services ?? []).map(oneLine));

/** The house offers what she asked for: when, and at what price. */
export const serviceOffered = toReader((writing) => {
  const { facts, words } = writing;
  const { offered: w, note, button } = words.services;
  const service = nameOf(writing);
  return {
    subject: w.subject(service),
    heading: w.heading,
    before: [w.intro(service)],
    rows: rowsOf(writing),
    after: [
      writing.quote(note, facts.note),
      Boolean(facts.code && facts.price_cents) && w.onBill,
      facts.account ? w.accept : w.acceptByMail,
    ],
    button: facts.account ? writing.button(button, '/dashboard') : undefined,
  };
});

/** What she accepted is ready. */
export const serviceArranged = toReader((writing) => {
  const { facts, words } = writing;
  const { arranged: w, note } = words.services;
  const service = nameOf(writing);
  return {
    subject: w.subject(service),
    heading: w.heading,
    before: [w.intro(service)],
    rows: rowsOf(writing),
    after: [writing.quote(note, facts.note)],
  };
});

/** The house cannot do it, or it was called off. */
export const serviceClosed = toReader((writing) => {
  const { facts, words } = writing;
  const { declined, calledOff, reason } = words.services;
  const service = nameOf(writing);
  if (facts.status === 'declined')
    return {
      subject: declined.subject(service),
      heading: declined.heading,
      before: [declined.intro(service), writing.quote(reason)],
      rows: rowsOf(writing),
    };
  return {
    subject: calledOff.subject(service),
    heading: calledOff.heading,
    before: [
      facts.by === 'guest' ? calledOff.byGuest(service) : calledOff.byHouse(service),
      Boolean(facts.code && facts.price_cents) && calledOff.money,
      facts.by !== 'guest' && writing.quote(reason),
    ],
    rows: rowsOf(writing),
  };
});
