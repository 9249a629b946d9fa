import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme';
import { Panel } from './layout';
import { Heading } from './text';

const Surface = styled(Panel)`
  padding: ${space(4)};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(4)};
`;

export type TitledPanelProps = {
  title: string;
  aside?: ReactNode;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

export function TitledPanel({ title, aside, level = 2, className, children }: TitledPanelProps) {
  const id = useId();
  return (
    <Surface aria-labelledby={id} className={className}>
      <Top>
        <Heading level={level} size="lg" id={id}>
          {title}
        </Heading>
        {aside}
      </Top>
      {children}
    </Surface>
  );
}
