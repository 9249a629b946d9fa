import styled from 'styled-components';
import { space } from '@marisma/area-kit/theme';
import { deferred, PageHeader, Panel, TitledPanel } from '@marisma/area-kit/ui';
import { useApprovals } from '../lib/approvals';
import type { PeopleProps } from '../lib/people/people';
import { t } from '../texts';
import { UsersList } from './users-list';
import { UsersStats } from './users-stats';

export const title = t.common.title(t.users.title);

const Waiting = styled(TitledPanel)`
  margin-bottom: ${space(6)};
`;

const List = styled(Panel)`
  margin-top: ${space(6)};
`;

// Needed only while somebody waits.
const People = deferred<PeopleProps>(() => import(/* webpackChunkName: "people" */ '../lib/people/people'));

/** The page with all users and their roles, from live data; who waits for an admin is first. */
export default function UsersPage() {
  const texts = t.users;
  const approvals = useApprovals();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {approvals > 0 && (
        <Waiting title={t.people.waitingList}>
          <People waiting />
        </Waiting>
      )}
      <UsersStats />
      <List aria-label={texts.caption}>
        <UsersList />
      </List>
    </>
  );
}
