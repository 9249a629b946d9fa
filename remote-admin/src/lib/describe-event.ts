import type { Tables } from '@marisma/area-kit/data';
import { readByMail, readStayEvent } from '@marisma/area-kit/booking';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { t } from '../texts';
import { dayInWords, momentInWords, nightsInWords } from './moments';
import { priceInWords, whenInWords } from './services';

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
  /** How it looks: what the guest or the house wrote, what only staff read, or what happened. */
  look: 'guest' | 'house' | 'note' | 'log';
  words: string;
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

type Told = Pick<HistoryLine, 'look' | 'words' | 'request' | 'mail'>;
const log = (words: string, more: Pick<HistoryLine, 'request' | 'mail'> = {}): Told => ({
  look: 'log',
  words,
  ...more,
});

function describeState({ of, new: now = null }: Change, who: string): Told | undefined {
  const texts = t.request.story;
  if (of === 'merged') return log(texts.mergedHere(who), now === null ? {} : { request: now });
  if (of === 'merged_into')
    return now === null ? log(texts.unmerged(who)) : log(texts.mergedAway(who), { request: now });
  if (of === 'guest') return log(texts.joined(who));
  if (of === 'snoozed_until')
    return now === null ? log(texts.awake) : log(texts.snoozed(who, momentInWords(now)));
  if (now === 'open' || now === 'waiting' || now === 'closed') return log(texts.states[now](who));
  return undefined;
}

function describeMessage({ data }: RequestEvent, guest: string): string {
  const { story } = t.request;
  const mail = readByMail(data);
  if (!mail) return story.wrote(guest);
  const { sender, attachments, cut } = mail;
  return [
    sender === undefined ? story.wroteByMail(guest) : story.wroteFrom(sender),
    attachments !== undefined && story.filesRefused(attachments),
    cut && story.shortened,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeStay(event: RequestEvent, who: string, guest: string): Told | undefined {
  const read = readStayEvent(event);
  if (!read) return undefined;
  const { story } = t.request;
  switch (read.what) {
    case 'message':
      return event.kind === 'message_in'
        ? { look: 'guest', words: describeMessage(event, guest) }
        : { look: 'house', words: story.answered(who) };
    case 'wish':
      return {
        look: 'guest',
        words: story.wish(guest, nightsInWords(read.checkIn, read.checkOut), formatCents(read.totalCents)),
      };
    case 'moved':
      return log(story.moved(who, nightsInWords(read.checkIn, read.checkOut), formatCents(read.totalCents)));
    case 'held':
      return log(story.held(who, momentInWords(read.until)));
    case 'repriced':
      return log(story.repriced(who, formatCents(read.totalCents)));
    case 'waived':
      return log(story.waived(who, formatCents(read.amountCents)));
    case 'paid':
      return log(story.paid[read.kind](formatCents(read.amountCents)));
    case 'reversed':
      return log(story.reversed(who, story.moneyOf[read.kind], formatCents(read.amountCents)));
    case 'added':
    case 'dropped':
      return log(story[read.what](who, read.named ?? '', formatCents(read.amountCents)));
    case 'released':
      return log(
        story.released(
          who,
          read.releasedCents > 0 ? formatCents(read.releasedCents) : undefined,
          read.claimCents > 0 ? formatCents(read.claimCents) : undefined,
        ),
      );
    case 'cardRefund':
      return log(story.cardRefund[read.outcome](formatCents(read.amountCents)));
    case 'dispute':
      return log(story.dispute[read.outcome](formatCents(read.amountCents)));
    case 'relet':
      return log(story.relet(who, formatCents(read.amountCents)));
    case 'kept':
      return log(story.kept(who, dayInWords(read.until)));
    case 'offer': {
      const { step, code, totalCents, request } = read;
      return log(story.offer[step](who, `${code}, ${formatCents(totalCents)}`), request ? { request } : {});
    }
    case 'reminded':
      return log(story.reminded(dayInWords(read.lapsesOn)));
    default:
      // Stays that came by phone or were imported have no account.
      if (read.what === 'asked' && event.actor === 'clock') return log(story.entered);
      return log(story.stay[read.what](who));
  }
}

/** The data of an event of kind service: what is agreed since (`private.service_facts`). */
interface ServiceChange {
  closed_by?: Tables<'service_arrangements'>['closed_by'];
  new: Pick<Tables<'service_arrangements'>, 'status' | 'on_day' | 'at_time' | 'price_cents'>;
}

function describeService({ actor, data }: RequestEvent, who: string): Told {
  const { closed_by, new: now } = data as unknown as ServiceChange;
  const { status, on_day, at_time, price_cents } = now;
  const { story, withStay, onPhone } = t.deskService;
  if (actor === 'house' && closed_by === 'guest') return log(onPhone(who));
  if (status === 'called_off' && actor === 'clock') return log(withStay);
  const terms =
    on_day === null || price_cents === null
      ? ''
      : `${whenInWords(on_day, at_time)}, ${priceInWords(price_cents)}`;
  return log(story[status](who, terms));
}

function describe(event: RequestEvent, names: Names): Told | undefined {
  const { story } = t.request;
  const { guest, staffName } = names;
  const who =
    event.actor === 'guest'
      ? guest
      : event.actor === 'house'
        ? (staffName(event.actor_id) ?? story.somebody)
        : story.clock;
  switch (event.kind) {
    case 'note':
      return { look: 'note', words: story.noted(who) };
    case 'state':
      return describeState(event.data as Change, who);
    case 'service':
      return describeService(event, who);
    case 'assignment': {
      const to = (event.data as Change).new ?? null;
      return log(to === null ? story.unassigned(who) : story.assigned(who, staffName(to) ?? story.somebody));
    }
    case 'mail': {
      const { template, outcome, to = 'guest', refused_as = 'tries' } = event.data as unknown as Mail;
      const about = story.templates[template] ?? story.otherMail;
      const words = story.mails[outcome](about, story.mailTo[to]);
      const why = outcome === 'given_up' ? ` ${story.mailFailures[refused_as]}` : '';
      return log(words + why, { mail: mailOf(event)?.mail_id });
    }
    default:
      return describeStay(event, who, guest);
  }
}

/** The history of a request in words, oldest first; what a newer database may add is left out. */
export function describeEvents(events: readonly RequestEvent[], names: Names): HistoryLine[] {
  // Only the latest word about a mail counts.
  const outcomes = new Map<string, { id: number; outcome: string }>();
  for (const event of events) {
    const mail = mailOf(event);
    if (mail) outcomes.set(mail.mail_id, { id: event.id, outcome: mail.outcome });
  }
  return events.flatMap((event) => {
    const told = describe(event, names);
    if (!told) return [];
    const outcome = told.mail === undefined ? undefined : outcomes.get(told.mail);
    const again = outcome?.id === event.id && outcome.outcome === 'given_up';
    return [
      {
        ...told,
        id: event.id,
        at: new Date(event.at),
        body: event.body ?? undefined,
        mail: again ? told.mail : undefined,
      },
    ];
  });
}
