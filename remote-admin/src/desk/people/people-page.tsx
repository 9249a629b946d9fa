import { space } from '@marisma/area-kit/theme';
import { EmptyState, PageHeader } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import People from '../../lib/people/people';
import { t } from '../../texts';
import { useIsAdmin } from '../desk-context';

export const title = t.desk.people;

const Page = styled.div`
  padding-top: ${space(6)};
`;

/** Who is staff; an admin makes accounts staff, or takes that back. */
export default function PeoplePage() {
  const texts = t.people;
  const admin = useIsAdmin();
  return (
    <Page>
      <PageHeader title={title} lead={texts.lead} />
      {admin ? <People /> : <EmptyState title={texts.onlyAdmins}>{texts.onlyAdminsHint}</EmptyState>}
    </Page>
  );
}
