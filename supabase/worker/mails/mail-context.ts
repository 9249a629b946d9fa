import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import { formatDate } from '../../../shared/src/format/format-date';
import { formatAtHouse, formatClock } from '../../../shared/src/format/house-moment';
import { formatMoney } from '../../../shared/src/format/money';
import { nightsBetween } from '../../../shared/src/format/plain-date';
import { stays as english } from '../../../shared/src/texts/en/stays';
import { stays as spanish } from '../../../shared/src/texts/es/stays';
import { INTL_LOCALE, type Locale, withLocale } from '../../../shared/src/texts/locale';
import type { Block, MaybeRow } from './mail-content';
import { manyLines, oneLine } from './plain-text';
import { en, type Texts } from './texts/en';
import { es } from './texts/es';

const TEXTS: Record<Locale, Texts> = { en, es };
const QUOTE_TEXTS = { en: english.quote, es: spanish.quote } satisfies Record<Locale, typeof english.quote>;

/** What a mail is written from: its facts, the texts of one language, and how values are formatted in it. */
export class MailContext {
  readonly texts: Texts;
  /** The site's own texts for the lines of a price. */
  readonly quoteTexts: typeof english.quote;
  /** The name of the house, as it can stand in a sentence. */
  readonly villa: string;
  readonly code: string;
  /** What kind of request it is about; a statement is about none. */
  readonly kind: NonNullable<MailFacts['kind']>;
  readonly #intl: string;

  constructor(
    readonly facts: MailFacts,
    readonly locale: Locale,
    private readonly siteUrl: string,
  ) {
    this.texts = TEXTS[locale];
    this.quoteTexts = QUOTE_TEXTS[locale];
    this.villa = oneLine(facts.property);
    this.code = facts.code ?? '';
    this.kind = facts.kind ?? 'stay';
    this.#intl = INTL_LOCALE[locale];
  }

  /** Formats a day: 'Wednesday, February 3, 2027', or 'Feb 3, 2027'. */
  day(day = '', style: 'full' | 'medium' | 'month' = 'full'): string {
    return formatDate(day, this.#intl, style);
  }

  /** Formats US cents. */
  money(cents = 0): string {
    return formatMoney(cents / 100, this.#intl);
  }

  /** Formats a moment in the time of the houses; undefined for none. */
  moment(time: string | undefined): string | undefined {
    if (time === undefined) return undefined;
    const shown = (options: Intl.DateTimeFormatOptions): string =>
      formatAtHouse(new Date(time), this.#intl, options);
    const day = shown({ weekday: 'long', month: 'long', day: 'numeric' });
    const clock = shown({ hour: 'numeric', minute: '2-digit' });
    return this.texts.houseTime(this.texts.moment(day, clock));
  }

  /** A button to a page, in the reader's language. */
  button(label: string, path: string): { label: string; url: string } {
    return { label, url: this.siteUrl + withLocale(path, this.locale) };
  }

  /** The page with the reader's own requests. */
  home = (): string => (this.facts.owner ? '/owner/messages' : '/dashboard');

  /** A message under a title; undefined for an empty one. */
  quote(title: string, body = this.facts.body): Block | undefined {
    const text = manyLines(body);
    return text ? { kind: 'quote', title, text } : undefined;
  }

  /** The request in short, for a subject: 'MR-7K2M · Villa Paradise'. */
  title(): string {
    const { facts, villa } = this;
    if (facts.kind === 'stay') return [facts.code, villa].filter(Boolean).join(' · ');
    return facts.kind === 'service' ? oneLine(facts.service) : villa;
  }

  /** What a total is called: only one with a line of tax has taxes in it. */
  totalLabel(): string {
    const isTaxed = this.facts.lines?.some(({ kind }) => kind === 'tax');
    return isTaxed ? this.texts.money.totalWithTaxes : this.texts.facts.total;
  }

  /** The facts of the request, as rows of a table. */
  rows({ total = true } = {}): MaybeRow[] {
    const { facts, villa } = this;
    const t = this.texts.facts;
    const isStay = facts.kind === 'stay';
    const edge = (
      day: string | undefined,
      time: string | undefined,
      say: (day: string, clock: string) => string,
    ) => day && (isStay && time ? say(this.day(day), formatClock(time, this.#intl)) : this.day(day));
    return [
      [t.reference, facts.code],
      [t.service, oneLine(facts.service)],
      [t.date, facts.date && this.day(facts.date)],
      [t.villa, villa],
      [t.arrival, edge(facts.check_in, facts.check_in_time, t.from)],
      [t.departure, edge(facts.check_out, facts.check_out_time, t.until)],
      [t.nights, isStay ? `${nightsBetween(facts.check_in ?? '', facts.check_out ?? '')}` : undefined],
      [t.guests, villa && facts.guests ? `${facts.guests}` : undefined],
      [
        this.totalLabel(),
        total && facts.total_cents !== undefined ? this.money(facts.total_cents) : undefined,
      ],
    ];
  }
}
