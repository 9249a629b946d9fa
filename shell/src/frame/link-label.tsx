import { lazy, Suspense } from 'react';
import type { NavItem } from './nav-links';

/** A link without its number is still a link. */
const LinkNumber = lazy(() => import('./link-number').catch(() => ({ default: () => null })));

/** The words of a link and, where it has one, its number. */
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
