import { space, token } from '@marisma/area-kit/theme';
import { Heading, Stack } from '@marisma/area-kit/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  padding-top: ${space(6)};
  border-top: 1px solid ${token.color.line};

  /* A long mail address. */
  dd {
    overflow-wrap: anywhere;
  }
`;

const Title = styled(Heading).attrs({ size: 'lg' as const })`
  margin-bottom: ${space(4)};
`;

interface PartProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the request's page, below a hairline. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Stack $row $wrap $gap={2} $justify="space-between" $align="baseline">
        <Title level={2} id={id}>
          {title}
        </Title>
        {aside}
      </Stack>
      {children}
    </Frame>
  );
}
