import { plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import type { StoryLine } from './live-stay';
import { momentInWords } from './moments';
import { storyInWords } from './words';

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

const Said = styled.blockquote`
  margin: ${space(1)} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What happened to a stay, oldest first: when, and in one sentence. */
export function Story({ lines }: { lines: readonly StoryLine[] }) {
  return (
    <>
      <Heading level={3} size="lg">
        {t.stay.story.title}
      </Heading>
      <List>
        {lines.map((line) => (
          <li key={line.id}>
            <Text $size="sm" $muted>
              <time dateTime={line.at.toISOString()}>{momentInWords(line.at)}</time>
            </Text>
            <Text>{storyInWords(line)}</Text>
            {line.text && <Said>{line.text}</Said>}
          </li>
        ))}
      </List>
    </>
  );
}
