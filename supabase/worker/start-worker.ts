import { setTimeout as pause } from 'node:timers/promises';

import type { Answer } from '../../shared/src/data/database';
import { answerCalendar, type Handler } from './calendar/answer-calendar';
import { type DataService, dataServiceAt } from './data-service';
import { smtpDelivery, type Deliver } from './deliver/smtp-delivery';
import { reasonOf, refusedAs } from './deliver/failure';
import { folderDelivery } from './deliver/folder-delivery';
import { type ReplyAddresses, replyAddresses } from './inbound/reply-address';
import type { FeedNet } from './feeds/fetch-feed';
import { readFeeds } from './feeds/read-feeds';
import { writeMail } from './mails/write-mail';
import { codeOf, type Log } from './log';
import { answerPayments } from './payments/answer-payments';
import { stripeProvider } from './payments/stripe-provider';
import type { PaymentProvider } from './payments/provider';
import { refundCards } from './payments/refund-cards';
import type { Settings } from './settings';

export interface WorkerOptions {
  data: DataService;
  deliver: Deliver;
  /** Where mails without an address go. */
  desk: string;
  siteUrl: string;
  log: Log;
  /** Where guests' answers to a mail go; without them to the desk. */
  replies?: ReplyAddresses | undefined;
  /** Who takes cards; without it none are taken. */
  provider?: PaymentProvider | undefined;
  /** How calendars of other sites are reached; without it only public addresses, by https. */
  net?: FeedNet;
  /** Shorter pauses and deadlines, for tests. */
  times?: Partial<typeof TIMES>;
}

const TIMES = {
  /** Between two reads of the outbox. */
  claim: 5_000,
  /** Between two ticks. */
  tick: 60_000,
  /** Between two searches for calendars to read. */
  feeds: 5_000,
  /** Between two searches for refunds to cards. */
  cards: 5_000,
  /** The longest pause while the data service is away. */
  away: 60_000,
  /** How long one attempt to send may take. */
  send: 60_000,
  /** How long after its claim a mail may still be sent; below the five minutes after which another worker may claim it. */
  lease: 180_000,
  /** Between two attempts to note what became of a mail. */
  settle: 2_000,
};

/** Sent side by side: all of them are settled long before their claim is over. */
const SIDE_BY_SIDE = 5;
const SETTLE_TRIES = 6;

export interface Worker {
  /** Whether mails were claimed and the clock ticked recently, and cards were switched on or off. */
  health(): { ok: boolean; claimed_at: string | null; ticked_at: string | null };
  /** Takes no more mails, waits for those under way and for what became of them. */
  stop(): Promise<void>;
}

/** Sends the outbox, calls `tick`, reads calendars of other sites and sends refunds to cards, until it is stopped. Any number of workers can run beside each other. */
export function startWorker({
  data,
  deliver,
  desk,
  siteUrl,
  log,
  replies,
  provider,
  net,
  times,
}: WorkerOptions): Worker {
  const time = { ...TIMES, ...times };
  const stopping = new AbortController();
  const last = { claim: 0, tick: 0, feeds: 0, cards: 0 };

  /** Repeats work, at once when it returns true; without the data service with growing pauses. */
  async function repeat(name: keyof typeof last, work: () => Promise<unknown>): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      let again = false;
      try {
        again = (await work()) === true;
        last[name] = Date.now();
        failures = 0;
      } catch (error) {
        failures++;
        log('warn', `${name}_failed`, { code: codeOf(error), attempt: failures });
      }
      const wait = failures > 0 ? Math.min(time.claim * 2 ** failures, time.away) : time[name];
      if (!again) await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function sendDue(): Promise<boolean> {
    const claimedAt = Date.now();
    const mails = await data('claim_mail', { most: SIDE_BY_SIDE });
    await Promise.all(mails.map((mail) => send(mail, claimedAt)));
    return mails.length === SIDE_BY_SIDE;
  }

  async function send(mail: Answer<'claim_mail'>, claimedAt: number): Promise<void> {
    const about = { mail: mail.id, template: mail.template, attempt: mail.attempts + 1 };
    // The machine slept: the mail may be another worker's by now.
    if (Date.now() - claimedAt > time.lease) return log('warn', 'mail_left', about);
    const { id, template, locale, address, data: facts, earlier, answers } = mail;
    try {
      const { requestId, ...written } = writeMail(template, locale, facts, siteUrl);
      // Staff answer at the desk.
      const replyTo = address !== null && requestId !== undefined ? replies?.of(requestId) : undefined;
      const outgoing = { ...written, id, to: address ?? desk, replyTo, earlier, answers };
      await deliver(outgoing, AbortSignal.timeout(time.send));
    } catch (error) {
      log('warn', 'mail_failed', { ...about, code: codeOf(error) });
      return settle({ id, error: reasonOf(error), refused_as: refusedAs(error) });
    }
    log('info', 'mail_sent', about);
    await settle({ id });
  }

  /** Notes what became of a mail. Without the note it is sent again once its claim is over. */
  async function settle(outcome: { id: string; error?: string; refused_as?: string }): Promise<void> {
    for (let attempt = 1; attempt <= SETTLE_TRIES; attempt++) {
      try {
        await data('settle_mail', outcome);
        return;
      } catch (error) {
        log('warn', 'settle_failed', { mail: outcome.id, attempt, code: codeOf(error) });
        if (attempt < SETTLE_TRIES) await pause(time.settle * attempt);
      }
    }
  }

  const serveCards = async (): Promise<void> => {
    // Once, as soon as the data service answers.
    if (last.cards === 0) await data('switch_cards', { switched_on: provider !== undefined });
    if (provider) await refundCards(data, provider, log);
  };
  const loops = Promise.all([
    repeat('cards', serveCards),
    repeat('claim', sendDue),
    repeat('tick', () => data('tick', {})),
    repeat('feeds', () => readFeeds(data, log, net)),
  ]);
  const isoOrNull = (at: number): string | null => (at ? new Date(at).toISOString() : null);
  return {
    health: () => ({
      ok:
        Date.now() - last.claim < time.claim + 2 * time.send + time.away &&
        Date.now() - last.tick < 3 * time.tick &&
        last.cards > 0,
      claimed_at: isoOrNull(last.claim),
      ticked_at: isoOrNull(last.tick),
    }),
    stop: async () => {
      stopping.abort();
      await loops;
    },
  };
}

/** A worker, and what answers the links of calendars and payments; their addresses are the caller's to serve. */
export interface WorkerWithLinks {
  worker: Worker;
  data: DataService;
  calendar: Handler;
  payments: Handler;
}

/** Starts a worker with these settings. */
export function startWithLinks(settings: Settings, log: Log): WorkerWithLinks {
  const { supabaseUrl, secretKey, delivery, from, desk, siteUrl, cards, replies } = settings;
  const data = dataServiceAt(supabaseUrl, secretKey);
  const provider = cards && stripeProvider(cards);
  const deliver =
    'folder' in delivery
      ? folderDelivery(delivery.folder)
      : smtpDelivery({ url: delivery.smtpUrl, from, desk });
  const addresses = replies && replyAddresses(replies.domain, replies.key);
  return {
    worker: startWorker({ data, deliver, desk, siteUrl, log, replies: addresses, provider }),
    data,
    calendar: answerCalendar(data, log),
    payments: answerPayments(data, provider, siteUrl, log),
  };
}
