import { plural } from '@marisma/area-kit/format';
import { useDemo } from '@marisma/area-kit/queries';
import { useLocation } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge } from '@marisma/area-kit/ui';
import { LinkRow, RowLink } from '../lib/link-row';
import { paths } from '../paths';
import { t } from '../texts';
import { useIsAdmin } from './desk-context';

/** Links to the desk's pages, with how many accounts wait for an admin, and how many calendars have failed for a day. */
export function DeskNav({ approvals, failing }: Record<'approvals' | 'failing', number>) {
  const { pathname } = useLocation();
  const demo = useDemo() ?? false;
  const admin = useIsAdmin();
  const links = [
    { path: paths.desk, label: t.desk.requests, below: `${paths.desk}/requests/` },
    { path: paths.deskArrivals, label: t.desk.arrivals },
    { path: paths.deskMoney, label: t.desk.money },
    ...(demo ? [{ path: paths.deskMails, label: t.desk.mails }] : []),
    ...(admin ? [{ path: paths.deskPeople, label: t.desk.people }] : []),
    { path: paths.deskErasures, label: t.desk.erasures },
    { path: paths.deskHours, label: t.desk.hours },
    { path: paths.deskFeeds, label: t.desk.feeds },
  ];
  return (
    <LinkRow aria-label={t.desk.sections}>
      {links.map(({ path, label, below = `${path}/` }) => (
        <RowLink
          key={path}
          to={path}
          aria-current={pathname === path || pathname.startsWith(below) ? 'page' : undefined}
        >
          {label}
          {path === paths.deskPeople && approvals > 0 && (
            <Badge $tone="warning">{plural(approvals, t.desk.approvals, intlLocale())}</Badge>
          )}
          {path === paths.deskFeeds && failing > 0 && (
            <Badge $tone="danger">{plural(failing, t.desk.feedsFailing, intlLocale())}</Badge>
          )}
        </RowLink>
      ))}
    </LinkRow>
  );
}
