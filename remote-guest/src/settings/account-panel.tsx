import {
  Button,
  ButtonLink,
  Heading,
  KeyValueList,
  Note,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { useGuest } from '../frame/guest-context';
import { useProfile } from '../frame/use-profile';
import { useSignOut } from '../frame/use-sign-out';
import { paths } from '../paths';
import { t } from '../texts';

/** The guest's name and email, with a profile link and Sign Out. */
export function AccountPanel() {
  const { settings, account: accountTexts } = t;
  const { account } = settings;
  const { user } = useGuest();
  const { data: profile, waiting, isError, isFetching, refetch } = useProfile();
  const { leaving, signOut } = useSignOut();
  const first = profile?.firstName || user.firstName;
  const last = profile?.lastName || user.lastName;
  const name = [first, last].filter(Boolean).join(' ') || account.noName;
  return (
    <Panel aria-labelledby="settings-account">
      <Stack $gap={4}>
        <Heading level={2} size="title" id="settings-account">
          {account.title}
        </Heading>
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
              { key: account.name, value: waiting ? <Skeleton $width="9rem" /> : name },
              { key: account.email, value: profile?.email || user.email },
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
            busyLabel={accountTexts.signingOut}
            onClick={() => void signOut()}
          >
            {account.signOut}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
