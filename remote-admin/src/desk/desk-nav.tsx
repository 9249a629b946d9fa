import { plural } from '@marisma/area-kit/format';
import { useDemo } from '@marisma/area-kit/queries';
import { useLocation } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';
import { isCurrent, sections } from './desk-sections';
import { LinkRow, RowLink } from '../lib/link-row';
import { useIsAdmin } from './use-is-admin';

/** Links to the desk's pages; none while there is only one. `approvals`: how many accounts wait for an admin. */
export function DeskNav({ approvals }: { approvals: number }) {
  const { pathname } = useLocation();
  const demo = useDemo() ?? false;
  const admin = useIsAdmin();
  const shown = sections.filter((section) => section.shown({ admin, demo }));
  if (shown.length < 2) return null;
  return (
    <LinkRow aria-label={t.desk.sections}>
      {shown.map((section) => (
        <RowLink
          key={section.path}
          to={section.path}
          aria-current={isCurrent(section, pathname) ? 'page' : undefined}
        >
          {section.label}
          {section.path === paths.deskPeople && approvals > 0 && (
            <Badge $tone="warning">{plural(approvals, t.desk.approvals, intlLocale())}</Badge>
          )}
        </RowLink>
      ))}
    </LinkRow>
  );
}
