import {
  ButtonLink,
  Container,
  Heading,
  Section,
  Stack,
  Text,
  useReportedNotFound,
} from '@marisma/area-kit/ui';
import { GuestNav } from '../frame/guest-nav';
import { paths } from '../paths';
import { t } from '../texts';

export const title = t.notFound.title;

/** The not-found page for paths below the dashboard, inside the guest area's frame. */
export default function NotFoundPage() {
  const { notFound } = t;
  useReportedNotFound('guest');

  return (
    <>
      <GuestNav />
      <Section $space="md">
        <Container $width="prose">
          <Stack $gap={5} $align="start">
            <Heading level={1} tabIndex={-1}>
              {notFound.heading}
            </Heading>
            <Text $muted>{notFound.reason}</Text>
            <Stack $row $wrap $gap={3}>
              <ButtonLink to={paths.dashboard}>{notFound.dashboard}</ButtonLink>
              <ButtonLink variant="outline" to={paths.home}>
                {notFound.home}
              </ButtonLink>
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
