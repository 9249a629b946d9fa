import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';
import { Button } from './button';
import { Heading, Text } from './text';
import { ui as texts } from '../texts/en/ui';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
  text-align: center;

  > svg {
    width: 2rem;
    height: 2rem;
    color: ${token.color.eyebrow};
  }
`;

const Wide = styled(Text)`
  max-width: 34rem;
`;

type Level = 1 | 2 | 3;
type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  level?: Level;
};

/** An empty state: a title, the reason and a possible action. */
export function EmptyState({ title, children, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <Frame>
      {icon}
      <Heading level={level} size="title">
        {title}
      </Heading>
      {children && (
        <Wide as="div" $muted>
          {children}
        </Wide>
      )}
      {action}
    </Frame>
  );
}

type ErrorStateProps = {
  title: string;
  reason?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  action?: ReactNode;
  level?: Level;
};

/** An error state: a title, the reason and a retry button. Announced at once. */
export function ErrorState({ title, reason, onRetry, busy, action, level = 2 }: ErrorStateProps) {
  return (
    <Frame role="alert">
      <Heading level={level} size="title">
        {title}
      </Heading>
      {reason && (
        <Wide as="div" $muted>
          {reason}
        </Wide>
      )}
      {onRetry && (
        <Button variant="outline" onClick={onRetry} busy={busy}>
          {texts.retry}
        </Button>
      )}
      {action}
    </Frame>
  );
}
