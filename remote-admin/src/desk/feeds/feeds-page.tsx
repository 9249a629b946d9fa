import { space } from '@marisma/area-kit/theme';
import { ErrorState, FormStatus, PageHeader, Spinner, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { HousePanel } from './house-panel';
import { useCalendars } from './use-calendars';

export const title = t.desk.feeds;

const Page = styled.div`
  max-width: 56rem;
  padding-top: ${space(6)};
`;

/** Each house's link for other calendars, and the calendars of other sites that are read for it. */
export default function FeedsPage() {
  const texts = t.feeds;
  const { houses, refusal, read, again } = useCalendars();
  const hint = refusal?.code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;
  return (
    <Page>
      <PageHeader title={title} lead={texts.lead} />
      {!houses && !refusal && <Spinner label={texts.loading} />}
      {!houses && refusal && (
        <ErrorState title={texts.failedTitle} reason={hint} onRetry={() => void again()} />
      )}
      {houses && (
        <Stack $gap={6}>
          <FormStatus tone="warning">{refusal && `${texts.staleTitle} ${hint}`}</FormStatus>
          {houses.map((house) => (
            <HousePanel key={house.property_id} house={house} readAgain={read} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
