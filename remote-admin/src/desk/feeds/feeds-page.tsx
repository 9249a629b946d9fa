import { asDataError } from '@marisma/area-kit/data';
import { space } from '@marisma/area-kit/theme';
import { FormStatus, PageHeader, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { Loaded } from '../loaded';
import { HousePanel } from './house-panel';
import { useCalendars } from './queries';

export const title = t.desk.feeds;

const Page = styled.div`
  max-width: 56rem;
  padding-top: ${space(6)};
`;

/** Each house's link for other calendars, and the calendars of other sites that are read for it. */
export default function FeedsPage() {
  const texts = t.feeds;
  const query = useCalendars();
  const { error } = query;
  const hint = error && asDataError(error).code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;
  return (
    <Page>
      <PageHeader title={title} lead={texts.lead} />
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
    </Page>
  );
}
