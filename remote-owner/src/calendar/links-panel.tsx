import { read, type CalendarLink, type DataError } from '@marisma/area-kit/data';
import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { useUser } from '@marisma/area-kit/shell';
import { Stack, Subheading, Text, TitledPanel } from '@marisma/area-kit/ui';
import { useRead } from '@marisma/area-kit/queries';
import { Unread } from '../parts/unread';
import { t } from '../texts';
import { ReadHere } from './read-here';

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
