import { ROLES } from '@marisma/area-kit/contract';
import { formatNumber } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space } from '@marisma/area-kit/theme';
import {
  deferred,
  PageHeader,
  Panel,
  Skeleton,
  StatCard,
  StatGrid,
  TitledPanel,
  VisuallyHidden,
} from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useApprovals } from '../lib/approvals';
import type { PeopleProps } from '../lib/people/people';
import { t } from '../texts';
import { useRoleNames } from './queries';
import { UsersList } from './users-list';

export const title = t.common.title(t.users.title);

const WaitingPanel = styled(TitledPanel)`
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
        <WaitingPanel title={t.people.waitingList}>
          <People waiting />
        </WaitingPanel>
      )}
      <UsersStats />
      <List aria-label={texts.caption}>
        <UsersList />
      </List>
    </>
  );
}

const Figures = styled(StatGrid)`
  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** The number of users per role. If the request fails, the cards say so and the error is only logged. */
function UsersStats() {
  const texts = t.users.stats;
  const locale = intlLocale();
  const { rows, complete, failed } = useRoleNames();

  const figure = (count: number): ReactNode => {
    if (complete) return formatNumber(count, locale);
    if (!failed) return <Waiting>{texts.loading}</Waiting>;
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{texts.missing}</VisuallyHidden>
      </>
    );
  };

  return (
    <Figures aria-label={texts.title} aria-busy={!complete && !failed}>
      <StatCard label={texts.total} value={figure(rows.length)} change={texts.totalHint} />
      {ROLES.map((role) => (
        <StatCard
          key={role}
          label={texts[role]}
          value={figure(rows.filter((row) => row.role === role).length)}
          change={texts.hints[role]}
        />
      ))}
    </Figures>
  );
}

function Waiting({ children }: { children: string }) {
  return (
    <>
      <Skeleton $width="4rem" $height="1.2em" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
