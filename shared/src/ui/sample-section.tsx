import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';
import { Badge } from './badge';
import { Heading, Text } from './text';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-top: ${space(10)};
  padding-top: ${space(6)};
  border-top: 1px solid ${token.color.rule};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
`;

interface SampleSectionProps {
  title: string;
  label: string;
  note: string;
  level?: 2 | 3;
  children: ReactNode;
}

/** Samples of a demo, below what is live, under their label. */
export function SampleSection({ title, label, note, level = 3, children }: SampleSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Title>
        <Heading level={level} size="lg" id={id}>
          {title}
        </Heading>
        <div>
          <Badge $tone="gold">{label}</Badge>
        </div>
      </Title>
      <Text $size="sm" $muted>
        {note}
      </Text>
      {children}
    </Frame>
  );
}
