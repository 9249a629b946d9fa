import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Button, Heading, Note, Stack, Text, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { nightsInWords } from '../../lib/moments';
import { paths } from '../../paths';
import { t } from '../../texts';
import { FeedDialog } from './feed-dialog';
import { FeedRow } from './feed-row';
import { errorInWords, useReadAgain, type Conflict, type Feed, type HouseCalendars } from './queries';

const List = styled.ul`
  ${plainList}

  > li {
    padding-block: ${space(4)};
    border-top: 1px solid ${token.color.line};
  }
`;

const Conflicts = styled.ul`
  margin-top: ${space(2)};
  padding-left: ${space(5)};
`;

/** The calendars of a house: nights that are taken twice first, its link, and what is read for it. */
export function HousePanel({ house }: { house: HouseCalendars }) {
  const texts = t.feeds;
  const readAgain = useReadAgain();
  const [edited, setEdited] = useState<Feed | 'new'>();
  return (
    <TitledPanel title={house.name}>
      <Stack $gap={6}>
        {house.conflicts.length > 0 && (
          <Note tone="danger">
            <strong>{texts.conflictsTitle(house.conflicts.length)}</strong>
            <Conflicts>
              {house.conflicts.map((conflict) => (
                <li key={conflict.id}>
                  <InTheWay {...conflict} />
                </li>
              ))}
            </Conflicts>
          </Note>
        )}
        <LinkPart
          house={house}
          title={texts.link}
          level={3}
          refusalInWords={errorInWords}
          readAgain={readAgain}
        />
        <Stack $gap={3}>
          <Heading level={3} size="md">
            {texts.others}
          </Heading>
          {house.feeds.length === 0 ? (
            <Text $muted>{texts.noneHint}</Text>
          ) : (
            <List aria-label={texts.othersOf(house.name)}>
              {house.feeds.map((feed) => (
                <FeedRow
                  key={feed.id}
                  feed={feed}
                  property_id={house.property_id}
                  onEdit={() => setEdited(feed)}
                />
              ))}
            </List>
          )}
          <div>
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.addTo(house.name)}
              onClick={() => setEdited('new')}
            >
              {texts.add}
            </Button>
          </div>
        </Stack>
      </Stack>
      {edited && (
        <FeedDialog
          house={house}
          feed={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </TitledPanel>
  );
}

/** Which nights are taken twice, by which calendar, and what is in the way. */
function InTheWay({ feed, from_day, to_day, against, code, request_id }: Conflict) {
  const texts = t.feeds.conflict;
  const nights = nightsInWords(from_day, to_day);
  if (code && request_id)
    return (
      <>
        {texts.stay(nights, feed)} <TextLink to={paths.deskRequest(request_id)}>{code}</TextLink>
      </>
    );
  return against === 'block' ? texts.block(nights, feed) : texts.feed(nights, feed);
}
