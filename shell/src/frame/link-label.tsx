import { deferred } from '@marisma/area-kit/ui';
import type { NavItem } from './nav-links';

/** Until the number's code has arrived, the link is shown without it. */
const LinkNumber = deferred(() => import('./link-number'));

export const LinkLabel = ({ label, count }: Pick<NavItem, 'label' | 'count'>) =>
  count ? (
    <>
      {label}
      <LinkNumber {...count} />
    </>
  ) : (
    label
  );
