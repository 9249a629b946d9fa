import { read, type DataError } from '@marisma/area-kit/data';
import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { Stack, Text, TitledPanel } from '@marisma/area-kit/ui';
import { useRead } from '@marisma/area-kit/queries';
import { Unread } from '../parts/unread';
import { t } from '../texts';
import { ReadHere } from './read-here';

/** The links under which other sites, such as Airbnb, read the taken nights of the owner's houses, and which are read. */
export default function LinksPanel() {
  const texts = t.links;
  const query = useRead('reading the links of calendars', ['calendar-links'], (client, signal) =>
    read(client.rpc('house_calendars'), signal),
  );
  const { data, refetch } = query;
  // A house that is no longer the owner's has no link of theirs.
  if (data?.length === 0) return null;
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={6}>
        <Text $muted>{texts.lead}</Text>
        {data?.map((house) => (
          <Stack key={house.property_id} $gap={3}>
            <LinkPart
              house={house}
              title={house.name}
              level={3}
              refusalInWords={inWords}
              readAgain={refetch}
            />
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
