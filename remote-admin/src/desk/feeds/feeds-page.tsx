import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { asDataError, type CalendarConflict, type CalendarFeed } from '@marisma/area-kit/data';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { FormStatus, Note, Stack, Subheading, Text, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { formatNights } from '../../lib/format';
import { paths } from '../../paths';
import { t } from '../../texts';
import { FeedDialog } from './feed-dialog';
import { FeedRow } from './feed-row';
import { errorMessage, type HouseCalendars, useCalendars, useReadAgain } from './queries';
import { DeskPage } from '../desk-page';
import { SmallButton } from '../../lib/small-button';

export const title = t.desk.feeds;

/** Each house's links for other sites, and the calendars of other sites that are read for it. */
export default function FeedsPage() {
  const texts = t.feeds;
  const query = useCalendars();
  const { error } = query;
  const hint = error && asDataError(error).code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;
  return (
    <DeskPage title={title} lead={texts.lead} width="56rem">
      <Loaded query={query} loading={texts.loading} failed={texts.failedTitle} hint={hint}>
        {(houses) => (
          <Stack $gap={6}>
            <FormStatus tone="warning">{error && `${texts.staleTitle} ${hint}`}</FormStatus>
            {houses.map((house) => (
              <HousePanel key={house.property_id} house={house} />
            ))}
          </Stack>
        )}
      </Loaded>
    </DeskPage>
  );
}

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

/** The calendars of a house: nights that are taken twice first, its links, and what is read for it. */
function HousePanel({ house }: { house: HouseCalendars }) {
  const texts = t.feeds;
  const readAgain = useReadAgain();
  const [edited, setEdited] = useState<CalendarFeed | 'new'>();
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
        <Stack $gap={3}>
          <Subheading>{texts.links}</Subheading>
          <LinkPart house={house} links={house.links} refusalInWords={errorMessage} readAgain={readAgain} />
        </Stack>
        <Stack $gap={3}>
          <Subheading>{texts.others}</Subheading>
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
            <SmallButton aria-label={texts.addTo(house.name)} onClick={() => setEdited('new')}>
              {texts.add}
            </SmallButton>
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
function InTheWay({ feed, from_day, to_day, against, code, request_id }: CalendarConflict) {
  const texts = t.feeds.conflict;
  const nights = formatNights(from_day, to_day);
  if (code && request_id)
    return (
      <>
        {texts.stay(nights, feed)} <TextLink to={paths.deskRequest(request_id)}>{code}</TextLink>
      </>
    );
  return against === 'block' ? texts.block(nights, feed) : texts.feed(nights, feed);
}
