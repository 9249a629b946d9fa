import { plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { readStayEvent } from '@marisma/area-kit/booking';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import { momentInWords, moneyInWords } from '../words';
import type { EventRow } from '../parts/own';
import { nightsInWords, wishInWords } from '../parts/stay';

/** What happened to a stay, as a sentence; undefined for what concerns only the desk. */
export function eventInWords(event: EventRow): string | undefined {
  const { story } = t.stay;
  const read = readStayEvent(event);
  if (!read) return undefined;
  switch (read.what) {
    case 'held':
      return story.held(momentInWords(read.until));
    case 'moved':
      return story.moved(nightsInWords(read));
    case 'wish':
      return wishInWords(read);
    case 'paid':
      return story.paid[read.kind](moneyInWords(read.amountCents));
    case 'repriced':
      return story.repriced(moneyInWords(read.totalCents));
    case 'reversed':
    case 'relet':
    case 'waived':
      return story[read.what](moneyInWords(read.amountCents));
    case 'added':
    case 'dropped':
      return story[read.what](read.named ?? '', moneyInWords(read.amountCents));
    case 'released':
      return [
        read.releasedCents > 0 && story.released(moneyInWords(read.releasedCents)),
        read.claimCents > 0 && story.claimed(moneyInWords(read.claimCents)),
      ]
        .filter(Boolean)
        .join(' ');
    case 'cardRefund':
      return read.outcome === 'sent' ? story.refunding(moneyInWords(read.amountCents)) : undefined;
    case 'dispute':
    case 'offer':
      return undefined;
    case 'kept':
      return story.kept(formatDate(read.until, intlLocale()));
    case 'reminded':
      return story.reminded(formatDate(read.lapsesOn, intlLocale()));
    case 'message':
      return event.actor === 'guest' ? story.message.guest : story.message.house;
    default:
      return story[read.what];
  }
}

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(4)};
  margin: ${space(3)} 0 0 ${space(1)};
  border-left: 1px solid ${token.color.rule};

  > li {
    position: relative;
    padding-left: ${space(5)};

    &::before {
      content: '';
      position: absolute;
      top: 0.45em;
      left: -4.5px;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: ${token.color.rule};
    }
  }
`;

const Body = styled.blockquote`
  margin: ${space(1)} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What happened to a stay, oldest first: when, and in one sentence. */
export function Story({ events }: { events: readonly EventRow[] }) {
  const lines = events
    .map((event) => ({ ...event, words: eventInWords(event) }))
    .filter(({ words }) => words);
  return (
    <>
      <Heading level={3} size="lg">
        {t.stay.story.title}
      </Heading>
      <List>
        {lines.map(({ id, at, words, body }) => (
          <li key={id}>
            <Text $size="sm" $muted>
              <time dateTime={at}>{momentInWords(at)}</time>
            </Text>
            <Text>{words}</Text>
            {body && <Body>{body}</Body>}
          </li>
        ))}
      </List>
    </>
  );
}
