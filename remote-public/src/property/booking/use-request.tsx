import { asDataError, type DataError, type Quote } from '@marisma/area-kit/data';
import { useSession, useShell } from '@marisma/area-kit/shell';
import { findOwnStay, requestStay, type OwnStay, type StayQuery } from '@marisma/area-kit/booking';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { askAnswerDue } from '../../parts/answer-due';
import { contact } from '../../texts/en/contact';
import { termsVersion } from '../../texts/terms-version';
import { draftName } from '../booking-props';
import {
  keepRequestDraft,
  nameOf,
  parkRequestDraft,
  readRequestDraft,
  type RequestDraft,
} from './request-draft';
import { useAnswer } from '../../parts/use-answer';

const NOTHING: RequestDraft = { message: '' };

/** What became of the last attempt, for one stay. */
interface Outcome {
  of: string;
  sent?: OwnStay;
  /** Until when the office answers: in general, then the time once that is known. */
  answerDue?: ReactNode;
  refusal?: DataError;
}

/**
 * A guest's request for a stay, sent once however often it is pressed: the key is kept in this tab before it is sent, so
 * that a reload sends the same request again and gets the same stay.
 */
export function useRequest(propertyId: string, stay: StayQuery | undefined) {
  const { supabase, signOut } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const name = draftName(propertyId);
  const [owner, setOwner] = useState<string | null>(null);
  const [draft, setDraft] = useState(NOTHING);
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending, setSending] = useState(false);
  const [attempted, setAttempted] = useState<string>();
  const busy = useRef(false);

  // A session that the service no longer knew when the guest pressed Send leaves the message; a sign-out takes it along.
  const expired = userId === null && outcome?.refusal?.code === 'signed_out';
  if (userId !== owner && !expired) {
    setOwner(userId);
    setDraft(userId === null ? NOTHING : readRequestDraft(name, userId));
  }

  const change = (part: Partial<RequestDraft>): RequestDraft => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (userId !== null) keepRequestDraft(name, userId, next);
    return next;
  };

  // Other terms are accepted anew.
  const agreed = draft.agreed === String(termsVersion);

  // What this tab has sent may have been withdrawn since, and what a reload interrupted may have arrived: the database
  // knows.
  const of = stay && nameOf(stay);
  const begun = of !== undefined && draft.keyOf === of;
  const mayBeSent = userId !== null && attempted !== of && (begun || (stay && draft.sentFor === of));
  const own = useAnswer(mayBeSent ? `own ${of}` : undefined, (client, signal) =>
    findOwnStay(client, userId!, stay!, signal),
  );
  const current = outcome?.of === of ? outcome : undefined;
  const sent = current?.sent ?? (mayBeSent ? own.data : undefined);

  const close = useEffectEvent((sentFor: string) => {
    const next = { ...NOTHING, sentFor };
    setDraft(next);
    if (userId !== null) keepRequestDraft(name, userId, next);
  });
  const arrived = begun && own.data ? of : undefined;
  useEffect(() => {
    if (arrived !== undefined) close(arrived);
  }, [arrived]);

  const attempt = async (asked: StayQuery, quote: Quote, { message, key = '' }: RequestDraft, by: string) => {
    const client = await supabase();
    const ask = (requestKey: string) =>
      requestStay(client, {
        ...asked,
        message,
        quoteHash: quote.quote_hash,
        requestKey,
        agreedVersion: termsVersion,
      });
    try {
      const answer = await ask(key);
      // The key is that of a request which has been closed since: this is another one.
      return answer.status === 'cancelled' ? await ask(crypto.randomUUID()) : answer;
    } catch (error) {
      const refusal = asDataError(error);
      // The nights may be this guest's own, requested in another tab.
      const found = refusal.code === 'taken' && (await findOwnStay(client, by, asked).catch(() => undefined));
      if (found) return found;
      throw refusal;
    }
  };

  const send = async (quote: Quote): Promise<DataError | undefined> => {
    if (busy.current || !stay || of === undefined || userId === null || !agreed) return undefined;
    busy.current = true;
    setSending(true);
    setOutcome(undefined);
    setAttempted(of);
    const kept = begun && draft.key;
    const next = change({ key: kept || crypto.randomUUID(), keyOf: of });
    try {
      const answer = await attempt(stay, quote, next, userId);
      setOutcome({ of, sent: answer, answerDue: contact.sent.text });
      void askAnswerDue(supabase).then((found) => {
        if (!found) return;
        const answerDue = <found.AnswerDue due={found.due} />;
        setOutcome((now) => (now?.sent === answer ? { ...now, answerDue } : now));
      });
      setDraft({ ...NOTHING, sentFor: of });
      keepRequestDraft(name, userId, { ...NOTHING, sentFor: of });
      return undefined;
    } catch (error) {
      const refusal = asDataError(error);
      setOutcome({ of, refusal });
      if (refusal.code === 'signed_out') {
        parkRequestDraft(name, userId, next);
        // The service no longer knows the session; the sign-in page must not take it for one.
        await signOut();
      }
      return refusal;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    message: draft.message,
    setMessage: (message: string) => void change({ message }),
    agreed,
    setAgreed: (yes: boolean) => void change({ agreed: yes ? String(termsVersion) : undefined }),
    /** Whether a request for this stay was begun before a reload. */
    begun: begun && attempted !== of,
    /** True also while the database is asked whether a request has arrived. */
    requested: sent !== undefined || own.waiting,
    sent,
    answerDue: current?.answerDue,
    refusal: current?.refusal,
    sending,
    send,
    signedIn: userId !== null,
  };
}
