import { plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { momentInWords } from '../words';
import type { EventRow } from '../parts/own';
import { eventInWords } from './event-in-words';

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
