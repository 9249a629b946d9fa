import { Button, FormStatus, Heading, Panel, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useGuest } from '../frame/guest-context';
import { clearGuestStore } from '../lib/guest-store';
import { t } from '../texts';

/** What this browser stores for the dashboard, and a button to clear it. */
export function DevicePanel() {
  const { device } = t.settings;
  const { store } = useGuest();
  const [cleared, setCleared] = useState(false);
  const clear = () => {
    clearGuestStore(store);
    setCleared(true);
  };
  return (
    <Panel aria-labelledby="settings-device">
      <Stack $gap={4} $align="start">
        <Heading level={2} size="title" id="settings-device">
          {device.title}
        </Heading>
        <Text $size="sm" $muted>
          {device.note}
        </Text>
        <Button variant="outline" onClick={clear}>
          {device.clear}
        </Button>
        <FormStatus tone="success">{cleared && device.cleared}</FormStatus>
      </Stack>
    </Panel>
  );
}
