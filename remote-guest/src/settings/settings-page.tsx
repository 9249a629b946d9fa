import { browserStorage } from '@marisma/area-kit/browser';
import { useReadable } from '@marisma/area-kit/shell';
import { token } from '@marisma/area-kit/theme';
import {
  Button,
  ButtonLink,
  Checkbox,
  Container,
  FormStatus,
  Heading,
  KeyValueList,
  Note,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useGuestProfile, useSignOut } from '../frame/guest';
import { GuestNav } from '../frame/guest-nav';
import { clearGuestStore, useGuestStore, type DashboardChoices } from '../frame/guest-store';
import { paths } from '../paths';
import { t } from '../texts';
import { OwnData } from './own-data';
import { SettingsPanel } from './settings-panel';

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
            <Account />
            <Choices />
            <Device />
            <OwnData />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** The guest's name and email, with a profile link and Sign Out. */
function Account() {
  const { account } = t.settings;
  const { fullName, email, waiting, isError, isFetching, refetch } = useGuestProfile();
  const { leaving, signOut } = useSignOut();
  return (
    <SettingsPanel heading={account.title}>
      {isError && (
        <Note tone="warning">
          <Stack $gap={2} $align="start">
            {account.failed}
            <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
              {account.retry}
            </Button>
          </Stack>
        </Note>
      )}
      <div aria-busy={waiting || undefined}>
        <KeyValueList
          items={[
            { key: account.name, value: waiting ? <Skeleton $width="9rem" /> : fullName || account.noName },
            { key: account.email, value: email },
          ]}
        />
      </div>
      <Text $size="sm" $muted>
        {account.profileNote}
      </Text>
      <Stack $row $wrap $gap={3}>
        <ButtonLink variant="outline" to={paths.profile}>
          {account.profile}
        </ButtonLink>
        <Button
          variant="outline"
          busy={leaving}
          busyLabel={t.account.signingOut}
          onClick={() => void signOut()}
        >
          {account.signOut}
        </Button>
      </Stack>
    </SettingsPanel>
  );
}

const Hint = styled.small`
  display: block;
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
`;

/** What the dashboard shows; the choices are stored only in this browser. */
function Choices() {
  const { notices } = t.settings;
  const { choices } = useGuestStore();
  const current = useReadable(choices);
  const [stored, setStored] = useState<boolean>();
  const set = (name: keyof DashboardChoices, value: boolean) => {
    choices.update((all) => ({ ...all, [name]: value }));
    setStored(browserStorage.persists());
  };
  const options = [
    { name: 'showUnread', label: notices.unread, hint: notices.unreadNote },
    { name: 'showCountdown', label: notices.countdown, hint: notices.countdownNote },
  ] as const;
  return (
    <SettingsPanel heading={notices.title}>
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
      <FormStatus tone={stored === false ? 'warning' : 'success'}>
        {stored === false ? notices.notStored : stored && notices.saved}
      </FormStatus>
      <Text $size="sm" $muted>
        {notices.email}
      </Text>
    </SettingsPanel>
  );
}

/** What this browser stores for the dashboard, and a button to clear it. */
function Device() {
  const { device } = t.settings;
  const store = useGuestStore();
  const [cleared, setCleared] = useState(false);
  const clear = () => {
    clearGuestStore(store);
    setCleared(true);
  };
  return (
    <SettingsPanel heading={device.title}>
      <Text $size="sm" $muted>
        {device.note}
      </Text>
      <div>
        <Button variant="outline" onClick={clear}>
          {device.clear}
        </Button>
      </div>
      <FormStatus tone="success">{cleared && device.cleared}</FormStatus>
    </SettingsPanel>
  );
}
