import { NavLink } from '@marisma/shared/router';
import type { ReactNode } from 'react';
import { LinkLabel } from './link-label';
import type { NavItem } from './nav-links';

interface LinkListProps {
  items: readonly NavItem[];
  labelledBy?: string;
  /** Whether only the very page of a link, and none below it, marks it as current. */
  end?: boolean;
  /** Further items of the list. */
  children?: ReactNode;
}

/** Links of a menu, one below the other. */
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
