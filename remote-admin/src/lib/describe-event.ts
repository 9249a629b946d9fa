import type { Tables } from '@marisma/area-kit/data';
import { readByMail, readStayEvent } from '@marisma/area-kit/booking';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { t } from '../texts';
import { formatDay, formatMoment, formatNights } from './format';
import { formatPrice, formatWhen } from './services';

/** An event of a request, as it is stored. */
export type RequestEvent = Pick<
  Tables<'request_events'>,
  'id' | 'at' | 'actor_id' | 'actor' | 'kind' | 'body' | 'data'
>;
export const EVENT_COLUMNS = 'id, at, actor_id, actor, kind, body, data';

/** Who is named in the lines of a request's history. */
export interface Names {
  guest: string;
  staffName: (id: string | null) => string | undefined;
}

/** A line of a request's history, as the desk reads it. */
export interface HistoryLine {
  id: number;
  at: Date;
  /** How it is drawn: what the guest or staff wrote, what only staff read, or what happened. */
  tone: 'guest' | 'house' | 'note' | 'log';
  text: string;
  body?: string;
  /** Another request that the line speaks of. */
  request?: string;
  /** A mail that was given up and can be sent again. */
  mail?: string;
}

/** The data of an event that changed one thing. */
interface Change {
  of?: string;
  new?: string | null;
}

/** The data of an event of kind mail. */
interface Mail {
  mail_id: string;
  template: string;
  to?: 'guest' | 'house';
  outcome: 'sent' | 'given_up' | 'queued';
  refused_as?: 'address' | 'mailbox' | 'content' | 'policy';
}

const mailOf = ({ kind, data }: RequestEvent): Mail | undefined =>
  kind === 'mail' ? (data as unknown as Mail) : undefined;

type Line = Pick<HistoryLine, 'tone' | 'text' | 'request' | 'mail'>;
const log = (text: string, more: Pick<HistoryLine, 'request' | 'mail'> = {}): Line => ({
  tone: 'log',
  text,
  ...more,
});

function describeState({ of, new: now = null }: Change, who: string): Line | undefined {
  const texts = t.request.history;
  if (of === 'merged') return log(texts.mergedHere(who), now === null ? {} : { request: now });
  if (of === 'merged_into')
    return now === null ? log(texts.unmerged(who)) : log(texts.mergedAway(who), { request: now });
  if (of === 'guest') return log(texts.joined(who));
  if (of === 'snoozed_until')
    return now === null ? log(texts.awake) : log(texts.snoozed(who, formatMoment(now)));
  if (now === 'open' || now === 'waiting' || now === 'closed') return log(texts.states[now](who));
  return undefined;
}

function describeMessage({ data }: RequestEvent, guest: string): string {
  const { history } = t.request;
  const mail = readByMail(data);
  if (!mail) return history.wrote(guest);
  const { sender, attachments, cut } = mail;
  return [
    sender === undefined ? history.wroteByMail(guest) : history.wroteFrom(sender),
    attachments !== undefined && history.filesRefused(attachments),
    cut && history.shortened,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeStay(event: RequestEvent, who: string, guest: string): Line | undefined {
  const read = readStayEvent(event);
  if (!read) return undefined;
  const { history } = t.request;
  switch (read.what) {
    case 'message':
      return event.kind === 'message_in'
        ? { tone: 'guest', text: describeMessage(event, guest) }
        : { tone: 'house', text: history.answered(who) };
    case 'wish':
      return {
        tone: 'guest',
        text: history.wish(guest, formatNights(read.checkIn, read.checkOut), formatCents(read.totalCents)),
      };
    case 'moved':
      return log(history.moved(who, formatNights(read.checkIn, read.checkOut), formatCents(read.totalCents)));
    case 'held':
      return log(history.held(who, formatMoment(read.until)));
    case 'repriced':
      return log(history.repriced(who, formatCents(read.totalCents)));
    case 'waived':
      return log(history.waived(who, formatCents(read.amountCents)));
    case 'paid':
      return log(history.paid[read.kind](formatCents(read.amountCents)));
    case 'reversed':
      return log(history.reversed(who, history.moneyOf[read.kind], formatCents(read.amountCents)));
    case 'added':
    case 'dropped':
      return log(history[read.what](who, read.named ?? '', formatCents(read.amountCents)));
    case 'released':
      return log(
        history.released(
          who,
          read.releasedCents > 0 ? formatCents(read.releasedCents) : undefined,
          read.claimCents > 0 ? formatCents(read.claimCents) : undefined,
        ),
      );
    case 'cardRefund':
      return log(history.cardRefund[read.outcome](formatCents(read.amountCents)));
    case 'dispute':
      return log(history.dispute[read.outcome](formatCents(read.amountCents)));
    case 'relet':
      return log(history.relet(who, formatCents(read.amountCents)));
    case 'kept':
      return log(history.kept(who, formatDay(read.until)));
    case 'offer': {
      const { step, code, totalCents, request } = read;
      return log(history.offer[step](who, `${code}, ${formatCents(totalCents)}`), request ? { request } : {});
    }
    case 'reminded':
      return log(history.reminded(formatDay(read.lapsesOn)));
    default:
      // Stays that came by phone or were imported have no account.
      if (read.what === 'asked' && event.actor === 'clock') return log(history.entered);
      return log(history.stay[read.what](who));
  }
}

/** The data of an event of kind service: what is agreed since (`private.service_facts`). */
interface ServiceChange {
  closed_by?: Tables<'service_arrangements'>['closed_by'];
  new: Pick<Tables<'service_arrangements'>, 'status' | 'on_day' | 'at_time' | 'price_cents'>;
}

function describeService({ actor, data }: RequestEvent, who: string): Line {
  const { closed_by, new: now } = data as unknown as ServiceChange;
  const { status, on_day, at_time, price_cents } = now;
  const { history, withStay, onPhone } = t.deskService;
  if (actor === 'house' && closed_by === 'guest') return log(onPhone(who));
  if (status === 'called_off' && actor === 'clock') return log(withStay);
  const terms =
    on_day === null || price_cents === null
      ? ''
      : `${formatWhen(on_day, at_time)}, ${formatPrice(price_cents)}`;
  return log(history[status](who, terms));
}

function describe(event: RequestEvent, names: Names): Line | undefined {
  const { history } = t.request;
  const { guest, staffName } = names;
  const who =
    event.actor === 'guest'
      ? guest
      : event.actor === 'house'
        ? (staffName(event.actor_id) ?? history.somebody)
        : history.clock;
  switch (event.kind) {
    case 'note':
      return { tone: 'note', text: history.noted(who) };
    case 'state':
      return describeState(event.data as Change, who);
    case 'service':
      return describeService(event, who);
    case 'assignment': {
      const to = (event.data as Change).new ?? null;
      return log(
        to === null ? history.unassigned(who) : history.assigned(who, staffName(to) ?? history.somebody),
      );
    }
    case 'mail': {
      const { template, outcome, to = 'guest', refused_as = 'tries' } = event.data as unknown as Mail;
      const about = history.templates[template] ?? history.otherMail;
      const text = history.mails[outcome](about, history.mailTo[to]);
      const why = outcome === 'given_up' ? ` ${history.mailFailures[refused_as]}` : '';
      return log(text + why, { mail: mailOf(event)?.mail_id });
    }
    default:
      return describeStay(event, who, guest);
  }
}

/** The history of a request in text, oldest first; what a newer database may add is left out. */
export function describeEvents(events: readonly RequestEvent[], names: Names): HistoryLine[] {
  // Only the latest word about a mail counts.
  const outcomes = new Map<string, { id: number; outcome: string }>();
  for (const event of events) {
    const mail = mailOf(event);
    if (mail) outcomes.set(mail.mail_id, { id: event.id, outcome: mail.outcome });
  }
  return events.flatMap((event) => {
    const line = describe(event, names);
    if (!line) return [];
    const outcome = line.mail === undefined ? undefined : outcomes.get(line.mail);
    const again = outcome?.id === event.id && outcome.outcome === 'given_up';
    return [
      {
        ...line,
        id: event.id,
        at: new Date(event.at),
        body: event.body ?? undefined,
        mail: again ? line.mail : undefined,
      },
    ];
  });
}
