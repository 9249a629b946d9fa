import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { Eyebrow, Heading, Text } from './text';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)} ${space(6)};
  margin-bottom: ${space(6)};
`;

interface PageHeaderProps {
  title: string;
  lead: ReactNode;
  eyebrow?: string;
  /** Actions, at the end of the line. */
  children?: ReactNode;
}

export function PageHeader({ title, lead, eyebrow, children }: PageHeaderProps) {
  return (
    <Frame>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1} size="headline">
          {title}
        </Heading>
        <Text $muted>{lead}</Text>
      </div>
      {children}
    </Frame>
  );
}
