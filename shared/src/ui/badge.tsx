import type { ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { space, token } from '../theme';

export type BadgeTone = 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger' | 'solid';

const tones: Record<BadgeTone, RuleSet> = {
  neutral: css`
    color: ${token.color.text};
    background: ${token.color.surfaceSunken};
  `,
  accent: css`
    color: ${token.color.accent};
    background: ${token.color.accentSoft};
  `,
  gold: css`
    color: ${token.color.text};
    background: ${token.color.surface};
    border-color: ${token.color.rule};
  `,
  success: css`
    color: ${token.color.success};
    background: ${token.color.successSoft};
  `,
  warning: css`
    color: ${token.color.warning};
    background: ${token.color.warningSoft};
  `,
  danger: css`
    color: ${token.color.danger};
    background: ${token.color.dangerSoft};
  `,
  solid: css`
    color: ${token.color.onAccent};
    background: ${token.color.accent};
  `,
};

/** A short label on a colored ground. `$tone` sets the color; the text must be clear without it. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 1.5rem;
  padding: 0 ${space(2.5)};
  border: 1px solid transparent;
  border-radius: ${token.radius.round};
  font-size: ${token.size.xs};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`;

const Dot = styled.span`
  width: 0.5em;
  height: 0.5em;
  border-radius: 50%;
  background: currentcolor;
  forced-color-adjust: none;
`;

/** A status: a dot and a word. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <Badge $tone={tone}>
      <Dot aria-hidden="true" />
      {children}
    </Badge>
  );
}

/** A count of waiting items, as a small disc on an icon or beside a menu item. */
export const CountBadge = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 ${space(1)};
  border: 1px solid transparent;
  border-radius: ${token.radius.round};
  background: ${token.color.danger};
  color: ${token.color.onDanger};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
`;
