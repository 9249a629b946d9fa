import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '@marisma/area-kit/theme';
import { Container, Heading, Section, Text } from '@marisma/area-kit/ui';

const Samples = styled.div<{ $row?: boolean }>`
  display: flex;
  flex-flow: ${({ $row }) => ($row ? 'row wrap' : 'column')};
  align-items: ${({ $row }) => ($row ? 'center' : 'stretch')};
  gap: ${space(4)};
  margin-top: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${token.color.line};
`;

const Block = styled.div`
  margin-top: ${space(8)};
`;

/** A chapter of the guide, with an anchor. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id} $space="sm">
      <Container>
        <Heading level={2}>{title}</Heading>
        {children}
      </Container>
    </Section>
  );
}

/** One component and its states. */
export function Specimen({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <Block>
      <Text as="h3" $size="sm" $muted $strong>
        {name}
      </Text>
      <Samples $row={row}>{children}</Samples>
    </Block>
  );
}
