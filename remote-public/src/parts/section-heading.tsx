import { space } from '@marisma/area-kit/theme';
import { Container, Eyebrow, Heading, Rule, Section, Stack } from '@marisma/area-kit/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled(Stack)`
  text-align: left;
  margin-bottom: ${space(10)};
`;

type SectionHeadingProps = {
  title: string;
  eyebrow?: string;
  /** Without the rule, where the content below begins with rules. */
  plain?: boolean;
  id?: string;
};

/** The h2 of a section with its eyebrow and a short gold rule. `id` is the id of the h2, for aria-labelledby. */
export function SectionHeading({ title, eyebrow, plain = false, id }: SectionHeadingProps) {
  return (
    <Frame $gap={4}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {!plain && <Rule $short aria-hidden="true" />}
    </Frame>
  );
}

type TitledSectionProps = Omit<SectionHeadingProps, 'id'> & {
  tone?: 'sand' | 'white';
  children: ReactNode;
};

/** A section as wide as the page, named by its heading. */
export function TitledSection({ tone, children, ...heading }: TitledSectionProps) {
  const headingId = useId();
  return (
    <Section $tone={tone} aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading {...heading} id={headingId} />
        {children}
      </Container>
    </Section>
  );
}
