import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ROLES } from '@marisma/area-kit/contract';
import { formatNumber } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media } from '@marisma/area-kit/theme';
import { Skeleton, StatCard, StatGrid, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { useRoleNames } from './queries';

const Figures = styled(StatGrid)`
  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** The number of users per role. If the request fails, the cards say so and the error is only logged. */
export function UsersStats() {
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
