import { asDataError, type DataError, type Quote } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { findOwnStay, requestStay, type OwnStay, type StayQuery } from '@marisma/area-kit/booking';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { loadAnswerDue } from '../../parts/answer-due';
import { contact } from '../../texts/en/contact';
import { termsVersion } from '../../texts/terms-version';
import { draftName } from '../booking-props';
import {
  parkRequestDraft,
  readRequestDraft,
  saveRequestDraft,
  stayKey,
  type RequestDraft,
} from './request-draft';
import { useUserId } from '../../parts/use-account';
import { useAnswer } from '../../parts/use-answer';

/** The last attempt to send a request, and its result. */
interface Attempt {
  forStay: string;
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
  const userId = useUserId();
  const name = draftName(propertyId);
  const [owner, setOwner] = useState<string | null>(null);
  const [draft, setDraft] = useState<RequestDraft>({});
  const [last, setLast] = useState<Attempt>();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  // The message stays when the session had expired before the guest pressed Send; a sign-out removes it.
  const expired = userId === null && last?.refusal?.code === 'signed_out';
  if (userId !== owner && !expired) {
    setOwner(userId);
    setDraft(userId === null ? {} : readRequestDraft(name, userId));
  }

  const save = (next: RequestDraft): void => {
    setDraft(next);
    if (userId !== null) saveRequestDraft(name, userId, next);
  };

  // Other terms are accepted anew.
  const agreed = draft.agreed === String(termsVersion);

  // A request that this tab has sent may have been withdrawn, and one that a reload interrupted may have been stored: the
  // database is asked.
  const forStay = stay && stayKey(stay);
  const begun = forStay !== undefined && draft.keyOf === forStay;
  const attempted = last?.forStay === forStay ? last : undefined;
  const mayBeSent = userId !== null && !attempted && (begun || (stay && draft.sentFor === forStay));
  const own = useAnswer(mayBeSent ? `own ${forStay}` : undefined, (client, signal) =>
    findOwnStay(client, userId!, stay!, signal),
  );
  const sent = attempted?.sent ?? (mayBeSent ? own.data : undefined);

  const markSent = useEffectEvent(() => save({ sentFor: forStay }));
  const arrived = begun && own.data !== undefined;
  useEffect(() => {
    if (arrived) markSent();
  }, [arrived]);

  const request = async (query: StayQuery, quote: Quote, requestKey: string, by: string) => {
    const client = await supabase();
    const sendWith = (key: string) =>
      requestStay(client, {
        ...query,
        message: draft.message ?? '',
        quoteHash: quote.quote_hash,
        requestKey: key,
        agreedVersion: termsVersion,
      });
    try {
      const answer = await sendWith(requestKey);
      // The key is that of a request which has been closed since: this is another one.
      return answer.status === 'cancelled' ? await sendWith(crypto.randomUUID()) : answer;
    } catch (error) {
      const refusal = asDataError(error);
      // The nights may be this guest's own, requested in another tab.
      const found = refusal.code === 'taken' && (await findOwnStay(client, by, query).catch(() => undefined));
      if (found) return found;
      throw refusal;
    }
  };

  const send = async (quote: Quote): Promise<DataError | undefined> => {
    if (busy.current || !stay || forStay === undefined || userId === null || !agreed) return undefined;
    busy.current = true;
    setSending(true);
    setLast({ forStay });
    const key = (begun && draft.key) || crypto.randomUUID();
    const pending = { ...draft, key, keyOf: forStay };
    save(pending);
    try {
      const answer = await request(stay, quote, key, userId);
      setLast({ forStay, sent: answer, answerDue: contact.sent.text });
      void loadAnswerDue(supabase).then((found) => {
        if (!found) return;
        const answerDue = <found.AnswerDue due={found.due} />;
        setLast((now) => (now?.sent === answer ? { ...now, answerDue } : now));
      });
      save({ sentFor: forStay });
      return undefined;
    } catch (error) {
      const refusal = asDataError(error);
      setLast({ forStay, refusal });
      if (refusal.code === 'signed_out') {
        parkRequestDraft(name, userId, pending);
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
    message: draft.message ?? '',
    setMessage: (message: string) => save({ ...draft, message: message || undefined }),
    agreed,
    setAgreed: (yes: boolean) => save({ ...draft, agreed: yes ? String(termsVersion) : undefined }),
    /** Whether a request for this stay was begun before a reload. */
    begun: begun && !attempted,
    /** True also while the database is query whether a request has arrived. */
    requested: sent !== undefined || own.waiting,
    sent,
    answerDue: attempted?.answerDue,
    refusal: attempted?.refusal,
    sending,
    send,
    signedIn: userId !== null,
  };
}
