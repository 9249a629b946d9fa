import { useLocation } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { ButtonLink, Container, Heading, Section, Stack, Text } from '@marisma/shared/ui';
import { useEffect } from 'react';
import { GuestNav } from '../frame/guest-nav';
import { paths } from '../paths';
import { t } from '../texts';

export const title = t.notFound.title;

/** An address below the dashboard that names no page: says so inside the guest area's own frame. */
export default function NotFoundPage() {
  const { notFound } = t;
  const shell = useShell();
  const { pathname } = useLocation();

  useEffect(() => {
    shell.reportError(new Error(`No page at ${pathname}`), { area: 'guest', during: 'opening a page' });
  }, [shell, pathname]);

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
