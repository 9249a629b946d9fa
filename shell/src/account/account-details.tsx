import type { Role } from '@marisma/area-kit/contract';
import { useShell, type Session } from '@marisma/area-kit/shell';
import { Badge, Button, Heading, KeyValueList, Note, Skeleton, Stack, Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { ChangePasswordForm } from './change-password-form';
import { FactorsPanel } from './factors-panel';
import { IdentitiesPanel } from './identities-panel';
import { sendRecovery } from './queries';
import { useAttempt } from './auth-failure';

type SignedIn = Extract<Session, { status: 'signedIn' }>;
const texts = t.profile.account;

const LABEL_ORDER: readonly Role[] = ['admin', 'owner', 'management', 'client'];

/** @returns 'Administrator', 'Property Owner', 'Management' or 'Client'; 'None yet' without a role */
function accountType(roles: readonly Role[]): string {
  const first = LABEL_ORDER.find((role) => roles.includes(role));
  return first ? t.frame.roles[first].account : texts.noType;
}

export function AccountDetails({ session }: { session: SignedIn }) {
  const { roles, rolesStatus, user } = session;
  const loading = rolesStatus === 'loading';
  const waiting = <Skeleton $width="8rem" $height="1.25rem" />;
  return (
    <Stack $gap={8}>
      {rolesStatus === 'failed' && <Note tone="warning">{texts.rolesFailed}</Note>}
      <KeyValueList
        items={[
          { key: texts.type, value: loading ? waiting : accountType(roles) },
          { key: texts.roles, value: loading ? waiting : <RoleBadges roles={roles} /> },
        ]}
      />
      <PasswordPanel email={user.email} />
      <FactorsPanel />
      <IdentitiesPanel />
    </Stack>
  );
}

function RoleBadges({ roles }: { roles: readonly Role[] }) {
  if (roles.length === 0) return texts.noRoles;
  return (
    <Stack $row $wrap $gap={2}>
      {roles.map((role) => (
        <Badge key={role} $tone="accent">
          {t.frame.roles[role].name}
        </Badge>
      ))}
    </Stack>
  );
}

function PasswordPanel({ email }: { email: string }) {
  const { notify } = useShell();
  const { busy, attempt } = useAttempt(t.auth.forgot.failed);
  const send = () =>
    attempt(async (client) => {
      await sendRecovery(client, email);
      notify({ kind: 'success', title: t.auth.forgot.sent(email) });
    });

  return (
    <Stack as="section" $gap={5}>
      <Heading level={2} size="title">
        {texts.password}
      </Heading>
      <ChangePasswordForm />
      <Text $muted>{texts.passwordText}</Text>
      <div>
        <Button variant="outline" busy={busy !== ''} onClick={() => void send()}>
          {texts.passwordSubmit}
        </Button>
      </div>
    </Stack>
  );
}
