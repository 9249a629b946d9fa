import { formatDate } from '../../../shared/src/format/format-date';
import { formatClock } from '../../../shared/src/format/house-moment';
import { nightsBetween } from '../../../shared/src/format/plain-date';
import { plural } from '../../../shared/src/format/plural';
import { type HouseId, houses } from '../../../shared/src/houses';
import { INTL_LOCALE, type Locale, withLocale } from '../../../shared/src/texts/locale';
import { manyLines, oneLine, type Facts } from './facts';
import type { Block } from './letter';
import { momentAtHouse, money } from './moments';
import { en, type Words } from './words/en';
import { es } from './words/es';

const WORDS: Record<Locale, Words> = { en, es };

/** All that a letter is written from. */
export interface Writing {
  facts: Facts;
  locale: Locale;
  words: Words;
  /** A page's full address in the reader's language. */
  link(path: string): string;
}

/** What letters are written from, in one language, for a site. */
export const writingOf = (facts: Facts, locale: Locale, siteUrl: string): Writing => ({
  facts,
  locale,
  words: WORDS[locale],
  link: (path) => siteUrl + withLocale(path, locale),
});

/** A day in words: 'Wednesday, February 3, 2027'. */
export const dayIn = (day: string | undefined, { locale }: Writing): string =>
  formatDate(day ?? '', INTL_LOCALE[locale], 'full');

/** A day in few words: 'Feb 3, 2027'. */
export const shortDayIn = (day: string | undefined, { locale }: Writing): string =>
  formatDate(day ?? '', INTL_LOCALE[locale]);

export const villaOf = ({ facts }: Writing): string => oneLine(facts.property);

/** What was asked for, as a table. */
export function factsOf(writing: Writing): Block {
  const { facts, words, locale } = writing;
  const w = words.facts;
  if (facts.kind !== 'stay') {
    const rows: [string, string][] = [];
    if (facts.service) rows.push([w.service, oneLine(facts.service)]);
    if (facts.date) rows.push([w.date, dayIn(facts.date, writing)]);
    if (facts.property) rows.push([w.villa, villaOf(writing)]);
    if (facts.check_in) rows.push([w.arrival, dayIn(facts.check_in, writing)]);
    if (facts.check_out) rows.push([w.departure, dayIn(facts.check_out, writing)]);
    if (facts.property && facts.guests) rows.push([w.guests, String(facts.guests)]);
    return { kind: 'facts', rows };
  }
  const { code = '', check_in: from = '', check_out: to = '', guests, total_cents: total } = facts;
  const house = Object.hasOwn(houses, facts.property_id ?? '') ? houses[facts.property_id as HouseId] : null;
  const clock = (time: string): string => formatClock(time, INTL_LOCALE[locale]);
  const rows: [string, string | null | undefined][] = [
    [w.reference, code],
    [w.villa, villaOf(writing)],
    [w.arrival, house ? w.from(dayIn(from, writing), clock(house.checkIn)) : dayIn(from, writing)],
    [w.departure, house ? w.until(dayIn(to, writing), clock(house.checkOut)) : dayIn(to, writing)],
    [w.nights, plural(nightsBetween(from, to), { one: '#', other: '#' }, INTL_LOCALE[locale])],
    [w.guests, guests === undefined ? null : String(guests)],
    [w.total, total === undefined ? null : money(total, locale)],
  ];
  return { kind: 'facts', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) };
}

/** The request in a few words, for a subject: 'MR-7K2M · Villa Paradise'. */
export function titleOf({ facts }: Writing): string {
  if (facts.kind === 'stay') return [facts.code, oneLine(facts.property)].filter(Boolean).join(' · ');
  return oneLine(facts.kind === 'service' ? facts.service : facts.property);
}

/** By when the house answers: the promise of the reply clock, or the site's general one. */
export function promiseOf({ facts, words, locale }: Writing): string {
  const due = momentAtHouse(facts.due_at, locale, words);
  return due ? words.answerBy(words.houseTime(due)) : words.answerSoon;
}

/** What somebody wrote, under a title; nothing where nothing was written. */
export function saidBy(title: string, body: string | undefined): Block | undefined {
  const text = manyLines(body);
  return text ? { kind: 'said', title, text } : undefined;
}

/** How letters to guests end. */
export const closingOf = ({ words }: Writing): string => `${words.answerHere}\n\n${words.signature}`;

/** The button to the dashboard, for guests with an account. */
export const dashboardButton = (writing: Writing, label = writing.words.dashboard) =>
  writing.facts.account ? { button: { label, url: writing.link('/dashboard') } } : {};

/** The button to the page of the villa. */
export const villaButton = (writing: Writing, label: string) =>
  writing.facts.property_id
    ? { button: { label, url: writing.link(`/property/${encodeURIComponent(writing.facts.property_id)}`) } }
    : {};
