import styled from 'styled-components';
import type { ByMail } from '../booking';
import { intlLocale } from '../texts';
import { plainList, space, token } from '../theme';

const Bubbles = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(3)};
`;

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

/** A message of a conversation with the house. */
export interface Message {
  id: number;
  mine: boolean;
  at: string;
  text: string;
  byMail: ByMail | undefined;
}

/** How a message came, in words. */
export interface ThreadWords {
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
    <Bubbles>
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
    </Bubbles>
  );
}
