import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@marisma/shared/theme';
import { Heading, Text } from '@marisma/shared/ui';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
`;

/** Name of a page and what it is for; actions stand at the end of the line. */
export function PageHeader({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Frame>
      <div>
        <Heading level={1} size="headline">
          {title}
        </Heading>
        <Text $muted>{lead}</Text>
      </div>
      {children}
    </Frame>
  );
}
