import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token, type ColorRole } from '../theme';

/** Text, ground and border of each tone. */
const tones = {
  neutral: ['text', 'surfaceSunken'],
  accent: ['accent', 'accentSoft'],
  gold: ['text', 'surface', 'rule'],
  success: ['success', 'successSoft'],
  warning: ['warning', 'warningSoft'],
  danger: ['danger', 'dangerSoft'],
  solid: ['onAccent', 'accent'],
} satisfies Record<string, [ColorRole, ColorRole, ColorRole?]>;

export type BadgeTone = keyof typeof tones;

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
  ${({ $tone = 'neutral' }) => {
    const [text, ground, border]: [ColorRole, ColorRole, ColorRole?] = tones[$tone];
    return `
      color: ${token.color[text]};
      background: ${token.color[ground]};
      ${border ? `border-color: ${token.color[border]};` : ''}
    `;
  }}
`;

const Dot = styled.span`
  width: 0.5em;
  height: 0.5em;
  border-radius: 50%;
  background: currentcolor;
  forced-color-adjust: none;
`;

export const StatusBadge = ({ tone, children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Badge $tone={tone}>
    <Dot aria-hidden="true" />
    {children}
  </Badge>
);

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
