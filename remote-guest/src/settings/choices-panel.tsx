import { browserStorage } from '@marisma/area-kit/browser';
import { useReadable } from '@marisma/area-kit/shell';
import { Checkbox, FormStatus, Heading, Panel, Stack, Text } from '@marisma/area-kit/ui';
import { token } from '@marisma/area-kit/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useGuest } from '../frame/guest-context';
import type { DashboardChoices } from '../lib/guest-store';
import { t } from '../texts';

const Hint = styled.small`
  display: block;
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
`;

/** What the dashboard shows; the choices are stored only in this browser. */
export function ChoicesPanel() {
  const { notices } = t.settings;
  const { choices } = useGuest().store;
  const current = useReadable(choices);
  const [status, setStatus] = useState<'untouched' | 'kept' | 'notKept'>('untouched');
  const set = (name: keyof DashboardChoices, value: boolean) => {
    choices.update((all) => ({ ...all, [name]: value }));
    setStatus(browserStorage.persists() ? 'kept' : 'notKept');
  };
  const options = [
    { name: 'showUnread', label: notices.unread, hint: notices.unreadNote },
    { name: 'showCountdown', label: notices.countdown, hint: notices.countdownNote },
  ] as const;
  return (
    <Panel aria-labelledby="settings-choices">
      <Stack $gap={4}>
        <Heading level={2} size="title" id="settings-choices">
          {notices.title}
        </Heading>
        <Text $size="sm" $muted>
          {notices.stored}
        </Text>
        <Stack $gap={2}>
          {options.map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              checked={current[name]}
              onChange={(event) => set(name, event.target.checked)}
              label={
                <>
                  {label}
                  <Hint>{hint}</Hint>
                </>
              }
            />
          ))}
        </Stack>
        <FormStatus tone={status === 'notKept' ? 'warning' : 'success'}>
          {status === 'notKept' ? notices.notStored : status === 'kept' && notices.saved}
        </FormStatus>
        <Text $size="sm" $muted>
          {notices.email}
        </Text>
      </Stack>
    </Panel>
  );
}
