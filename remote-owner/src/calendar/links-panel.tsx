import { type DataError } from '@marisma/area-kit/data';
import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { Spinner, Stack, Text, TitledPanel } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { readCalendars } from '../lib/read-calendars.data';
import { NotRead } from '../parts/not-read';
import { t } from '../texts';
import { ReadHere } from './read-here';

/** The links under which other sites, such as Airbnb, read the taken nights of the owner's houses, and which are read. */
export default function LinksPanel() {
  const texts = t.links;
  const { supabase } = useShell();
  const { id } = useUser();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calendar-links', id],
    queryFn: async ({ signal }) => readCalendars(await supabase(), signal),
    meta: { during: 'reading the links of calendars' },
  });
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
        {!data && !error && <Spinner label={texts.loading} />}
        {!data && error && (
          <NotRead
            title={texts.failed}
            error={error}
            level={3}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
      </Stack>
    </TitledPanel>
  );
}

const inWords = ({ code: word }: DataError): string =>
  word === 'not_allowed' ? t.links.notAllowed : stayTexts.refusals[word];
