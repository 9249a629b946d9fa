import { NavLink } from '@marisma/area-kit/router';
import type { ReactNode } from 'react';
import { LinkLabel } from './link-label';
import type { NavItem } from './nav-links';

interface LinkListProps {
  items: readonly NavItem[];
  labelledBy?: string;
  /** Whether only a link's exact page marks it as current, and not the pages below it. */
  end?: boolean;
  /** Further items of the list. */
  children?: ReactNode;
}

/** A vertical list of menu links. */
export function LinkList({ items, labelledBy, end = true, children }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.to} data-pending={item.pending || undefined}>
          <NavLink to={item.to} end={end}>
            <LinkLabel {...item} />
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
