import { space } from '@marisma/area-kit/theme';
import { ErrorState, PageHeader, Spinner } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { HoursForm } from './hours-form';
import { useOffice } from './queries';

export const title = t.desk.hours;

const Page = styled.div`
  max-width: 48rem;
  padding-top: ${space(6)};
`;

/** Office hours and days off, which the reply clock counts. */
export default function HoursPage() {
  const texts = t.hours;
  const { data: office, isError, isFetching, refetch } = useOffice();
  return (
    <Page>
      <PageHeader title={title} lead={texts.lead} />
      {isError && (
        <ErrorState
          title={texts.failedTitle}
          reason={texts.failedHint}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!office && !isError && <Spinner label={texts.loading} />}
      {office && <HoursForm office={office} readAgain={refetch} />}
    </Page>
  );
}
