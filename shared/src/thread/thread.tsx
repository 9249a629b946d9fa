import styled from 'styled-components';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';
import { readByMail, type ByMail } from '../booking';
import type { Tables } from '../data';
import { intlLocale } from '../texts';
import { space, token } from '../theme';
import { loadAnswerDue, withReplyTexts } from '../reply-clock';
import { List, Text } from '../ui';

/**
 * 'We answer by 4:20 PM today', for a request that waits for the office since that time. An empty line while that is
 * read, and nothing when there are no office hours or the service does not answer.
 */
export function AnswerBy({ since }: { since: string | null | undefined }) {
  const { supabase } = useShell();
  const { data, isError } = useQuery({
    queryKey: ['answer-due', since],
    queryFn: async ({ signal }) => {
      const [due, { AnswerDue }] = await Promise.all([
        supabase().then((client) => loadAnswerDue(client, since ? new Date(since) : undefined, signal)),
        withReplyTexts(),
      ]);
      return due ? { due, AnswerDue } : null;
    },
    enabled: Boolean(since),
    // Office hours change seldom.
    staleTime: 600_000,
    meta: { during: 'reading when the office answers' },
  });
  if (!since || data === null || isError) return null;
  return (
    <Text $size="sm" $muted>
      {data ? <data.AnswerDue due={data.due} /> : '\u00a0'}
    </Text>
  );
}

const Bubble = styled.li<{ $mine: boolean }>`
  justify-self: ${({ $mine }) => ($mine ? 'end' : 'start')};
  max-width: min(32rem, 88%);
  padding: ${space(3)} ${space(4)};
  border-radius: ${token.radius.lg};
  background: ${({ $mine }) => ($mine ? token.color.accentSoft : token.color.surfaceSand)};
  font-size: 0.9375rem;
  text-wrap: pretty;
`;

const Sender = styled.p`
  margin-bottom: ${space(0.5)};
  color: ${token.color.textMuted};
  font-size: ${token.size.xs};
`;

/** A message of a conversation with the office. */
export interface Message {
  id: number;
  mine: boolean;
  at: string;
  text: string;
  byMail: ByMail | undefined;
}

type EventRow = Pick<Tables<'request_events'>, 'id' | 'at' | 'kind' | 'body' | 'data'>;

/** The messages among the events of a request, in their order. */
export const pickMessages = <Event extends EventRow>(
  events: readonly Event[],
  textOf: (event: Event) => string = ({ body }) => body ?? '',
): Message[] =>
  events
    .filter(({ kind }) => kind === 'message_in' || kind === 'message_out')
    .map((event) => ({
      id: event.id,
      mine: event.kind === 'message_in',
      at: event.at,
      text: textOf(event),
      byMail: readByMail(event.data),
    }));

/** How a message came, in words. */
interface ThreadWords {
  you: string;
  byEmail: string;
  fromOther: (address: string) => string;
  filesRefused: (count: number) => string;
  shortened: string;
}

interface ThreadProps {
  messages: readonly Message[];
  words: ThreadWords;
  /** Who answers. */
  other: string;
}

/** The messages of a conversation, oldest first. */
export function Thread({ messages, words, other }: ThreadProps) {
  const moment = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <List as="ol" $gap={3}>
      {messages.map(({ id, mine, at, text, byMail }) => (
        <Bubble key={id} $mine={mine}>
          <Sender>
            {byMail?.sender !== undefined ? words.fromOther(byMail.sender) : mine ? words.you : other} ·{' '}
            <time dateTime={at}>{moment.format(new Date(at))}</time>
            {byMail && ` · ${words.byEmail}`}
            {byMail?.attachments !== undefined && ` · ${words.filesRefused(byMail.attachments)}`}
            {byMail?.cut && ` · ${words.shortened}`}
          </Sender>
          {text}
        </Bubble>
      ))}
    </List>
  );
}
