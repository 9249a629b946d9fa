import { space, token } from '@marisma/shared/theme';
import { Badge, Heading, Text } from '@marisma/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../texts';

const Frame = styled.section`
  display: grid;
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

/** Says that what stands beside it is a sample of the demo. */
export const SampleBadge = () => (
  <div>
    <Badge $tone="gold">{t.dashboard.sampleData}</Badge>
  </div>
);

/** Samples of the demo, below what is the guest's own. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Title>
        <Heading level={3} size="lg" id={id}>
          {title}
        </Heading>
        <SampleBadge />
      </Title>
      <Text $size="sm" $muted>
        {t.dashboard.sampleNote}
      </Text>
      {children}
    </Frame>
  );
}
