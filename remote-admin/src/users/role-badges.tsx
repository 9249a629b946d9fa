import { Badge, Skeleton, Stack, Text, VisuallyHidden, type BadgeTone } from '@marisma/shared/ui';
import { t } from '../texts';

const tones: Readonly<Record<string, BadgeTone>> = { admin: 'solid', management: 'accent', owner: 'gold' };

type RoleBadgesProps = { roles: readonly string[]; state: 'complete' | 'loading' | 'failed' };

/** The roles of one user. One that this area has no word for is shown as it is stored. */
export function RoleBadges({ roles, state }: RoleBadgesProps) {
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
  if (state === 'loading') {
    return (
      <span>
        <Skeleton $width="4.5rem" $height="1.5rem" />
        <VisuallyHidden>{texts.rolesLoading}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Text as="span" $size="sm" $muted>
      {state === 'failed' ? texts.unknown : texts.noRole}
    </Text>
  );
}
