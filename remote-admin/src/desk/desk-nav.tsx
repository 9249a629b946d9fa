import { useDemo } from '@marisma/area-kit/queries';
import { useLocation } from '@marisma/area-kit/router';
import { t } from '../texts';
import { isCurrent, sections } from './desk-sections';
import { LinkRow, RowLink } from '../lib/link-row';
import { useIsAdmin } from './use-is-admin';

/** Links to the desk's pages; none while there is only one. */
export function DeskNav() {
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
        </RowLink>
      ))}
    </LinkRow>
  );
}
