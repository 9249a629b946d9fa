import { lazy, Suspense } from 'react';
import type { NavItem } from './nav-links';

/** If the number's code fails to load, the link is shown without it. */
const LinkNumber = lazy(() => import('./link-number').catch(() => ({ default: () => null })));

/** A link's label and, if it has one, its number. */
export const LinkLabel = ({ label, count }: Pick<NavItem, 'label' | 'count'>) =>
  count ? (
    <>
      {label}
      <Suspense fallback={null}>
        <LinkNumber {...count} />
      </Suspense>
    </>
  ) : (
    label
  );
