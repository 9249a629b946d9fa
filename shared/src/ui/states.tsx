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

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  role?: 'alert';
}

export const EmptyState = ({ title, children, icon, action, level = 2, role }: EmptyStateProps) => (
  <Frame role={role}>
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

interface ErrorStateProps extends Pick<EmptyStateProps, 'title' | 'level'> {
  reason?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

export function ErrorState({ title, reason, onRetry, busy, level }: ErrorStateProps) {
  const retry = (
    <Button variant="outline" onClick={onRetry} busy={busy}>
      {texts.retry}
    </Button>
  );
  return (
    <EmptyState role="alert" title={title} level={level} action={retry}>
      {reason}
    </EmptyState>
  );
}
