import styled from 'styled-components';
import { formatDate, fromLocalDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { focusRing, plainButton, space, token } from '@marisma/area-kit/theme';
import { Badge, Skeleton, Stack, Text, VisuallyHidden, type BadgeTone } from '@marisma/area-kit/ui';
import { t } from '../texts';
import type { User } from './user';

const nameId = (user: User) => `user-${user.id}`;

export const UserName = ({ user }: { user: User }) => (
  <Text as="span" id={nameId(user)} $size="sm" $strong={user.name !== ''} $muted={user.name === ''}>
    {user.name || t.users.unnamed}
  </Text>
);

/** An email address that wraps before its domain, not within a word. */
export function UserEmail({ user: { email } }: { user: User }) {
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

type UserRolesProps = { user: User; state: 'complete' | 'loading' | 'failed' };

/** The roles of a user. An unknown role is shown by its stored name. */
export function UserRoles({ user: { roles }, state }: UserRolesProps) {
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

export function UserCreated({ user: { createdAt } }: { user: User }) {
  const locale = intlLocale();
  if (createdAt === null) return <Missing>{t.users.unknown}</Missing>;
  const moment = new Date(createdAt);
  return <Day dateTime={moment.toISOString()}>{formatDate(fromLocalDate(moment), locale)}</Day>;
}

const Actions = styled.div`
  display: flex;
  gap: ${space(3)};
`;

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
export function UserActions({ user }: { user: User }) {
  const texts = t.users;
  return (
    <Actions>
      {[texts.edit, texts.view].map((action) => (
        <Inert
          key={action}
          type="button"
          aria-disabled="true"
          aria-describedby={`${nameId(user)} ${NOT_YET_ID}`}
          title={texts.notYet}
        >
          {action}
        </Inert>
      ))}
    </Actions>
  );
}

const Missing = ({ children }: { children: string }) => (
  <Text as="span" $size="sm" $muted>
    {children}
  </Text>
);
