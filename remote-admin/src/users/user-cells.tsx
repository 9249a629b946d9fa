import styled from 'styled-components';
import { formatDate, fromLocalDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { focusRing, plainButton, token } from '@marisma/area-kit/theme';
import { Badge, type BadgeTone, Skeleton, Small, Stack, Text, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';

const nameId = (userId: string) => `user-${userId}`;

export const UserName = ({ id, name }: { id: string; name: string }) => (
  <Text as="span" id={nameId(id)} $size="sm" $strong={name !== ''} $muted={name === ''}>
    {name || t.users.unnamed}
  </Text>
);

/** An email address that wraps before its domain, not within a word. */
export function UserEmail({ email }: { email: string }) {
  if (!email) return <Missing>{t.users.noEmail}</Missing>;
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { admin: 'solid', management: 'accent', owner: 'gold' };

/** Whether all roles are loaded. */
export type RolesState = 'complete' | 'loading' | 'failed';
type UserRolesProps = { roles: readonly string[]; state: RolesState };

/** The roles of a user. An unknown role is shown by its stored name. */
export function UserRoles({ roles, state }: UserRolesProps) {
  const texts = t.users;
  const words: Readonly<Record<string, string>> = texts.roles;
  if (roles.length > 0) {
    return (
      <Stack $row $wrap $gap={1}>
        {roles.map((role) => (
          <Badge key={role} $tone={tones[role] ?? 'neutral'}>
            {words[role] ?? role}
          </Badge>
        ))}
      </Stack>
    );
  }
  if (state !== 'loading') return <Missing>{state === 'failed' ? texts.unknown : texts.noRole}</Missing>;
  return (
    <span>
      <Skeleton $width="4.5rem" $height="1.5rem" />
      <VisuallyHidden>{texts.rolesLoading}</VisuallyHidden>
    </span>
  );
}

const Day = styled.time`
  white-space: nowrap;
`;

/** The local day of a moment in ISO 8601. */
export const UserDay = ({ moment }: { moment: string }) => (
  <Day dateTime={moment}>{formatDate(fromLocalDate(new Date(moment)), intlLocale())}</Day>
);

const Inert = styled.button`
  ${plainButton}
  /* WCAG 2.5.8, in every language. */
  min-width: 1.5rem;
  min-height: 1.5rem;
  color: ${token.color.textMuted};
  cursor: default;
  ${focusRing}
`;

/** Id of the sentence that says that the actions do nothing yet. */
export const NOT_YET_ID = 'users-actions-not-yet';

/** Edit and View do nothing yet: they can be focused, are described as unavailable and look disabled. */
export function UserActions({ id }: { id: string }) {
  const texts = t.users;
  return (
    <Stack $row $gap={3}>
      {[texts.edit, texts.view].map((action) => (
        <Inert
          key={action}
          type="button"
          aria-disabled="true"
          aria-describedby={`${nameId(id)} ${NOT_YET_ID}`}
          title={texts.notYet}
        >
          {action}
        </Inert>
      ))}
    </Stack>
  );
}

/** A word in place of a missing value. */
export const Missing = ({ children }: { children: string }) => <Small as="span">{children}</Small>;
