import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '@marisma/area-kit/theme';
import { CurrentLink, deferred } from '@marisma/area-kit/ui';
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

// A closed menu is not rendered, so its pictures are fetched when it is opened.
const Thumbnail = styled.img`
  flex: none;
  width: 4rem;
  height: 3rem;
  margin-block: ${space(0.5)};
  object-fit: cover;
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceSand};
`;

interface LinkListProps {
  items: readonly NavItem[];
  labelledBy?: string;
  /** Whether only a link's exact page marks it as current, and not the pages below it. */
  end?: boolean;
  children?: ReactNode;
}

export function LinkList({ items, labelledBy, end = true, children }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.to} data-pending={item.pending || undefined}>
          <CurrentLink to={item.to} end={end}>
            {item.picture && <Thumbnail src={item.picture} alt="" loading="lazy" />}
            <LinkLabel {...item} />
          </CurrentLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
