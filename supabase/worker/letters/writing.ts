import type { MailFacts } from '../../../shared/src/data/database';
import { formatDate } from '../../../shared/src/format/format-date';
import { formatAtHouse, formatClock } from '../../../shared/src/format/house-moment';
import { formatMoney } from '../../../shared/src/format/money';
import { nightsBetween } from '../../../shared/src/format/plain-date';
import { type HouseId, houses } from '../../../shared/src/houses';
import { INTL_LOCALE, type Locale, withLocale } from '../../../shared/src/texts/locale';
import type { Block } from './letter';
import { manyLines, oneLine } from './plain-text';
import { en, type Words } from './words/en';
import { es } from './words/es';

const WORDS: Record<Locale, Words> = { en, es };

/** All that a letter is written from: facts, and how they are said in one language. */
export class Writing {
  readonly words: Words;
  /** The house, as it can stand in a sentence. */
  readonly villa: string;
  readonly code: string;
  readonly #intl: string;

  constructor(
    readonly facts: MailFacts,
    readonly locale: Locale,
    private readonly siteUrl: string,
  ) {
    this.words = WORDS[locale];
    this.villa = oneLine(facts.property);
    this.code = facts.code ?? '';
    this.#intl = INTL_LOCALE[locale];
  }

  /** A day in words: 'Wednesday, February 3, 2027', or 'Feb 3, 2027'. */
  day(day = '', style: 'full' | 'medium' = 'full'): string {
    return formatDate(day, this.#intl, style);
  }

  /** US cents in words. */
  money(cents = 0): string {
    return formatMoney(cents / 100, this.#intl);
  }

  /** A moment in words, in the time of the houses; undefined for none. */
  moment(time: string | undefined): string | undefined {
    if (time === undefined) return undefined;
    const shown = (options: Intl.DateTimeFormatOptions): string =>
      formatAtHouse(new Date(time), this.#intl, options);
    const day = shown({ weekday: 'long', month: 'long', day: 'numeric' });
    const clock = shown({ hour: 'numeric', minute: '2-digit' });
    return this.words.houseTime(this.words.moment(day, clock));
  }

  /** A button to a page, in the reader's language. */
  button(label: string, path: string): { label: string; url: string } {
    return { label, url: this.siteUrl + withLocale(path, this.locale) };
  }

  /** What somebody wrote, under a title; undefined where nothing was written. */
  quote(title: string, body = this.facts.body): Block | undefined {
    const text = manyLines(body);
    return text ? { kind: 'quote', title, text } : undefined;
  }

  /** The request in a few words, for a subject: 'MR-7K2M · Villa Paradise'. */
  title(): string {
    const { facts, villa } = this;
    if (facts.kind === 'stay') return [facts.code, villa].filter(Boolean).join(' · ');
    return facts.kind === 'service' ? oneLine(facts.service) : villa;
  }

  /** What was asked for, as rows of a table. */
  rows(): [label: string, value: string][] {
    const { facts, villa } = this;
    const w = this.words.facts;
    const isStay = facts.kind === 'stay';
    const house = Object.hasOwn(houses, facts.property_id ?? '') && houses[facts.property_id as HouseId];
    const edge = (
      day: string | undefined,
      time: 'checkIn' | 'checkOut',
      say: (day: string, clock: string) => string,
    ) => {
      if (!day) return undefined;
      return isStay && house ? say(this.day(day), formatClock(house[time], this.#intl)) : this.day(day);
    };
    const rows: [string, string | undefined][] = [
      [w.reference, facts.code],
      [w.service, oneLine(facts.service)],
      [w.date, facts.date && this.day(facts.date)],
      [w.villa, villa],
      [w.arrival, edge(facts.check_in, 'checkIn', w.from)],
      [w.departure, edge(facts.check_out, 'checkOut', w.until)],
      [w.nights, isStay ? `${nightsBetween(facts.check_in ?? '', facts.check_out ?? '')}` : undefined],
      [w.guests, villa && facts.guests ? `${facts.guests}` : undefined],
      [w.total, facts.total_cents === undefined ? undefined : this.money(facts.total_cents)],
    ];
    return rows.filter((row): row is [string, string] => Boolean(row[1]));
  }
}
