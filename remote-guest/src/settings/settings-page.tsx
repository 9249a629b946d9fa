import { Container, Heading, Section, Stack, Text } from '@marisma/area-kit/ui';
import { GuestNav } from '../frame/guest-nav';
import { t } from '../texts';
import { AccountPanel } from './account-panel';
import { ChoicesPanel } from './choices-panel';
import { DevicePanel } from './device-panel';

export const title = t.settings.title;

/** Settings of the dashboard, and links to other settings. */
export default function SettingsPage() {
  const { settings } = t;
  return (
    <>
      <GuestNav />
      <Section $space="sm">
        <Container $width="prose">
          <Stack $gap={6}>
            <Stack $gap={2}>
              <Heading level={1} size="headline" tabIndex={-1}>
                {settings.heading}
              </Heading>
              <Text $muted>{settings.lead}</Text>
            </Stack>
            <AccountPanel />
            <ChoicesPanel />
            <DevicePanel />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
