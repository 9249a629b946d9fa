import { errorText } from '@marisma/area-kit/booking/calendar';
import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { type Answer, type CalendarLink, type DataError, read } from '@marisma/area-kit/data';
import { formatDateRange, formatMoment } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { space } from '@marisma/area-kit/theme';
import { Note, Stack, Subheading, Text, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { Unread } from '../parts/unread';
import { t } from '../texts';

/** The owner's own calendar, links under which sites such as Airbnb read the houses' taken nights, and which are read. */
export default function LinksPanel() {
  const texts = t.links;
  const { id } = useUser();
  const query = useRead('reading the links of calendars', ['calendar-links', id], async (client, signal) => {
    const own = client.from('calendar_links').select('id, channel, created_at, read_at');
    const [houses, links] = await Promise.all([
      read(client.rpc('house_calendars'), signal),
      read<CalendarLink[]>(own.eq('owner_id', id).is('ended_at', null), signal),
    ]);
    return { houses, links };
  });
  const { data, refetch } = query;
  // A house that is no longer the owner's has no link of theirs.
  if (data?.houses.length === 0) return null;
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={6}>
        <Text $muted>{texts.lead}</Text>
        {data && (
          <Stack $gap={3}>
            <Subheading>{texts.own}</Subheading>
            <Text $muted>{texts.ownLead}</Text>
            <LinkPart links={data.links} refusalInWords={inWords} readAgain={refetch} />
          </Stack>
        )}
        {data?.houses.map((house) => (
          <Stack key={house.property_id} $gap={3}>
            <Subheading>{house.name}</Subheading>
            <LinkPart house={house} links={house.links} refusalInWords={inWords} readAgain={refetch} />
            <ReadHere {...house} />
          </Stack>
        ))}
        {!data && <Unread of={query} loading={texts.loading} failed={texts.failed} level={3} />}
      </Stack>
    </TitledPanel>
  );
}

const inWords = ({ code }: DataError): string =>
  code === 'not_allowed' ? t.links.notAllowed : errorText(code);

const List = styled.ul`
  margin-bottom: ${space(2)};
  padding-left: ${space(5)};
`;

/** Which calendars of other sites are read for a house, which of them fail, and which nights are taken twice. */
function ReadHere({ feeds, conflicts }: Pick<Answer<'house_calendars'>, 'feeds' | 'conflicts'>) {
  const texts = t.links;
  const locale = intlLocale();
  const active = feeds.filter((feed) => feed.active);
  const failing = active.filter((feed) => feed.failing_since);
  return (
    <>
      {active.length > 0 && <Text $size="sm">{texts.read(active.map(({ name }) => name).join(', '))}</Text>}
      {(failing.length > 0 || conflicts.length > 0) && (
        <Note tone="warning">
          <List>
            {failing.map(({ id, name, failing_since }) => (
              <li key={id}>{texts.failing(name, formatMoment(new Date(failing_since ?? ''), locale))}</li>
            ))}
            {conflicts.map(({ id, feed, from_day, to_day }) => (
              <li key={id}>{texts.twice(formatDateRange(from_day, to_day, locale), feed)}</li>
            ))}
          </List>
          {texts.teamKnows}
        </Note>
      )}
    </>
  );
}
