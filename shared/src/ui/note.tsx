import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { space, token } from '../theme';

export type NoteTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<NoteTone, { icon: LucideIcon; styles: RuleSet }> = {
  info: {
    icon: Info,
    styles: css`
      color: ${token.color.textMuted};
      background: ${token.color.surfaceSand};
      border-color: ${token.color.rule};
    `,
  },
  success: {
    icon: CircleCheck,
    styles: css`
      color: ${token.color.success};
      background: ${token.color.successSoft};
      border-color: currentcolor;
    `,
  },
  warning: {
    icon: CircleAlert,
    styles: css`
      color: ${token.color.warning};
      background: ${token.color.warningSoft};
      border-color: currentcolor;
    `,
  },
  danger: {
    icon: CircleAlert,
    styles: css`
      color: ${token.color.danger};
      background: ${token.color.dangerSoft};
      border-color: currentcolor;
    `,
  },
};

const Frame = styled.div<{ $tone: NoteTone }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-left: 2px solid;
  font-size: ${token.size.sm};
  ${({ $tone }) => tones[$tone].styles}

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.1rem;
  }
`;

/** An aside: 'Sample data', a warning, a confirmation. Not announced; use `FormStatus` for announcements. */
export function Note({ tone = 'info', children }: { tone?: NoteTone; children: ReactNode }) {
  const Icon = tones[tone].icon;
  return (
    <Frame $tone={tone}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div>{children}</div>
    </Frame>
  );
}
