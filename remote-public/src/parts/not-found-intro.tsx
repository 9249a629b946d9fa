import { ButtonLink, Container, Heading, Lead, Rule, Section, Stack } from '@marisma/area-kit/ui';

interface NotFoundIntroProps {
  title: string;
  text: string;
  back: { to: string; label: string };
}

/** The top of a not-found page: what is missing, and a link back. */
export function NotFoundIntro({ title, text, back }: NotFoundIntroProps) {
  return (
    <Section>
      <Container $width="wide">
        <Stack $gap={6} $align="start">
          <Heading level={1}>{title}</Heading>
          <Rule $short aria-hidden="true" />
          <Lead>{text}</Lead>
          <ButtonLink to={back.to} variant="gradient">
            {back.label}
          </ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
