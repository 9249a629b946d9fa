import { Eyebrow, Heading, Rule, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { space } from '@marisma/area-kit/theme';

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
