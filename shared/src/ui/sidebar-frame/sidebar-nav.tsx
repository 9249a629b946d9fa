import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { focusRing, media, motion, space, token, visuallyHidden } from '../../theme';
import { CountBadge } from '../badge';
import { CurrentLink } from '../current-link';
import { List, VisuallyHidden } from '../layout';

export type SidebarItem = {
  to: string;
  label: string;
  icon: ReactNode;
  /** A count, shown as a disc; `badgeLabel` describes it ('3 unread messages'). */
  badge?: number;
  badgeLabel?: string;
  /** Marked as current only on exactly this path, for an area's first page. */
  end?: boolean;
};

const narrow = css`
  justify-content: center;
  padding-inline: 0;
`;

const Item = styled(CurrentLink)<{ $collapsed: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3)};
  border-left: 2px solid transparent;
  border-radius: ${token.radius.sm};
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  font-weight: 500;
  text-decoration: none;
  ${({ $collapsed }) => $collapsed && narrow}
  ${motion('background-color, color')}
  ${focusRing}

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  ${media.hover} {
    &:hover {
      background: ${token.color.surfaceSand};
      color: ${token.color.text};
    }
  }

  ${media.forcedColors} {
    border-left-color: Canvas;
  }

  &[aria-current='page'] {
    border-left-color: ${token.color.rule};
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
`;

const Label = styled.span<{ $collapsed: boolean }>`
  flex: 1;
  ${({ $collapsed }) => $collapsed && visuallyHidden}
`;

const Waiting = styled(CountBadge)<{ $collapsed: boolean }>`
  ${({ $collapsed }) =>
    $collapsed &&
    css`
      position: absolute;
      top: ${space(0.5)};
      right: ${space(1)};
    `}
`;

type SidebarNavProps = { label: string; items: readonly SidebarItem[]; collapsed?: boolean };

/**
 * The links of a dashboard. A collapsed sidebar shows only icons; screen readers still read the names, and tooltips
 * show them.
 */
export function SidebarNav({ label, items, collapsed = false }: SidebarNavProps) {
  return (
    <nav aria-label={label}>
      <List $gap={0.5}>
        {items.map((item) => (
          <li key={item.to}>
            <Item
              to={item.to}
              end={item.end}
              $collapsed={collapsed}
              title={collapsed ? item.label : undefined}
            >
              {item.icon}
              <Label $collapsed={collapsed}>{item.label}</Label>
              {item.badge ? (
                <>
                  <Waiting $collapsed={collapsed} aria-hidden={item.badgeLabel ? true : undefined}>
                    {item.badge}
                  </Waiting>
                  {item.badgeLabel && <VisuallyHidden>{item.badgeLabel}</VisuallyHidden>}
                </>
              ) : null}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
