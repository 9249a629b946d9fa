import { space, token } from '@marisma/area-kit/theme';
import { Heading } from '@marisma/area-kit/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  padding-top: ${space(10)};
  border-top: 1px solid ${token.color.line};
`;

const Title = styled(Heading)`
  margin-bottom: ${space(6)};
`;

/** A section of the house's description, below a hairline. */
export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Title level={2} id={headingId}>
        {title}
      </Title>
      {children}
    </Frame>
  );
}
