import styled from 'styled-components';
import { space } from '@marisma/area-kit/theme';
import { PageHeader, Panel } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { UsersList } from './users-list';
import { UsersStats } from './users-stats';

export const title = t.common.title(t.users.title);

const List = styled(Panel)`
  margin-top: ${space(6)};
`;

/** The page with all users and their roles, from live data. */
export default function UsersPage() {
  const texts = t.users;
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <UsersStats />
      <List aria-label={texts.caption}>
        <UsersList />
      </List>
    </>
  );
}
