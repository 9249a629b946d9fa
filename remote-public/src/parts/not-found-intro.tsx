import { ButtonLink, Container, Heading, Lead, Rule, Section, Stack } from '@marisma/shared/ui';

interface NotFoundIntroProps {
  title: string;
  text: string;
  back: { to: string; label: string };
}

/** Top of a page whose address or state names nothing of ours: what is missing, and the way back. */
export function NotFoundIntro({ title, text, back }: NotFoundIntroProps) {
  return (
    <Section>
      <Container $width="wide">
        <Stack $gap={6} $align="start">
          <Heading level={1}>{title}</Heading>
          <Rule $short aria-hidden="true" />
          <Lead>{text}</Lead>
          <ButtonLink to={back.to}>{back.label}</ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
