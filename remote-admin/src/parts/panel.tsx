import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@marisma/shared/theme';
import { Heading, Panel as Surface } from '@marisma/shared/ui';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(4)};
`;

/** A part of a dashboard under a heading of its own; `aside` stands at the end of the heading's line. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Surface aria-labelledby={id}>
      <Top>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {aside}
      </Top>
      {children}
    </Surface>
  );
}
