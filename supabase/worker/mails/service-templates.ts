import { formatClock } from '../../../shared/src/format/house-moment';
import { INTL_LOCALE } from '../../../shared/src/texts/locale';
import { oneLine } from './plain-text';
import { type Templates, toReader } from './template';
import type { MaybeRow } from './mail-content';
import type { MailContext } from './mail-context';

const nameOf = ({ facts, texts }: MailContext): string => oneLine(facts.service) || texts.services.aService;

/** The service, its day and hour, its price, and the stay to which it belongs. */
function rowsOf(context: MailContext): MaybeRow[] {
  const { facts, texts, locale, villa, code } = context;
  const t = texts.services;
  const day = context.day(facts.on_day);
  const cents = facts.price_cents ?? 0;
  return [
    [texts.facts.service, oneLine(facts.service)],
    [
      texts.facts.date,
      facts.on_day && (facts.at_time ? t.at(day, formatClock(facts.at_time, INTL_LOCALE[locale])) : day),
    ],
    [t.price, facts.on_day && (cents > 0 ? context.money(cents) : t.complimentary)],
    [t.forStay, [villa, code].filter(Boolean).join(' · ')],
  ];
}

/** Which services ended with their stay; false for none. */
export const endedServices = ({ facts: { services }, texts }: MailContext): string | false =>
  Boolean(services?.length) && texts.services.ended((services ?? []).map(oneLine));

/** Templates about a service. */
export const SERVICE_TEMPLATES = {
  /** Staff offer what the guest asked for: when, and at what price. */
  service_offered: toReader((context) => {
    const { facts, texts } = context;
    const { offered: t, note, button } = texts.services;
    const service = nameOf(context);
    return {
      subject: t.subject(service),
      heading: t.heading,
      before: [t.intro(service)],
      rows: rowsOf(context),
      after: [
        context.quote(note, facts.note),
        Boolean(facts.code && facts.price_cents) && t.onBill,
        facts.account ? t.accept : t.acceptByMail,
      ],
      button: facts.account ? context.button(button, '/dashboard') : undefined,
    };
  }),

  /** What the guest accepted is arranged. */
  service_arranged: toReader((context) => {
    const { facts, texts } = context;
    const { arranged: t, note } = texts.services;
    const service = nameOf(context);
    return {
      subject: t.subject(service),
      heading: t.heading,
      before: [t.intro(service)],
      rows: rowsOf(context),
      after: [context.quote(note, facts.note)],
    };
  }),

  /** Staff declined the service, or it was called off. */
  service_closed: toReader((context) => {
    const { facts, texts } = context;
    const { declined, calledOff, reason } = texts.services;
    const service = nameOf(context);
    if (facts.status === 'declined')
      return {
        subject: declined.subject(service),
        heading: declined.heading,
        before: [declined.intro(service), context.quote(reason)],
        rows: rowsOf(context),
      };
    return {
      subject: calledOff.subject(service),
      heading: calledOff.heading,
      before: [
        facts.by === 'guest' ? calledOff.byGuest(service) : calledOff.byOffice(service),
        Boolean(facts.code && facts.price_cents) && calledOff.money,
        facts.by !== 'guest' && context.quote(reason),
      ],
      rows: rowsOf(context),
    };
  }),
} satisfies Templates;
