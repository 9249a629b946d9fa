import { media, space, token } from '@marisma/area-kit/theme';
import { Badge, Small, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../../paths';
import { t } from '../../texts';
import { formatDayOf } from '../format';
import type { Person } from './queries';
import { SmallButton } from '../small-button';

const Row = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-top: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PersonRowProps {
  person: Person;
  /** The admin's own account, which nobody changes by themselves. */
  self: string;
  onOpen: (change: StaffChange | 'refuse') => void;
}

/** The changes that make sense for an account; none for the admin's own. */
function changesOf({ id, roles, approved }: Person, self: string): StaffChange[] {
  if (id === self) return [];
  const management = roles.includes('management');
  return [
    ...(management && !approved ? (['approve'] as const) : []),
    management ? 'takeManagement' : 'makeManagement',
    roles.includes('admin') ? 'takeAdmin' : 'makeAdmin',
  ];
}

/** Whether an account waits for approval or for a house. */
const isWaiting = ({ roles, approved, houses }: Person): boolean =>
  (roles.includes('management') && !approved) || (roles.includes('owner') && houses.length === 0);

/** An account: who, which roles, who changed them, and what an admin can change. */
export function PersonRow({ person, self, onOpen }: PersonRowProps) {
  const texts = t.people;
  const { name, email, roles, approved, houses, changed_at, changed_by } = person;
  return (
    <Row>
      <Who>
        <Stack $row $wrap $gap={2}>
          <strong>{name}</strong>
          {roles.map((role) => (
            <Badge key={role} $tone={role === 'admin' || role === 'management' ? 'accent' : 'neutral'}>
              {role === 'management' && !approved ? texts.waiting : texts.roles[role]}
            </Badge>
          ))}
          {person.id === self && <Text $muted>{texts.you}</Text>}
        </Stack>
        {email !== name && <Text $size="sm">{email}</Text>}
        {roles.includes('owner') && (
          <Text $size="sm">{houses.length > 0 ? texts.houses(houses.join(', ')) : texts.noHouse}</Text>
        )}
        {changed_at && changed_by && <Small>{texts.changed(formatDayOf(changed_at), changed_by)}</Small>}
      </Who>
      <Stack $row $wrap $gap={2}>
        {roles.includes('owner') && (
          <TextLink to={paths.owners} aria-label={texts.ofPerson(texts.link, name)}>
            {texts.link}
          </TextLink>
        )}
        {person.id !== self && isWaiting(person) && (
          <SmallButton
            aria-label={texts.ofPerson(texts.refuse.action, name)}
            onClick={() => onOpen('refuse')}
          >
            {texts.refuse.action}
          </SmallButton>
        )}
        {changesOf(person, self).map((change) => (
          <SmallButton
            // The change that takes another back is the same button, which keeps the focus.
            key={change === 'approve' ? change : CHANGES[change].role}
            aria-label={texts.ofPerson(texts.actions[change], name)}
            onClick={() => onOpen(change)}
          >
            {texts.actions[change]}
          </SmallButton>
        ))}
      </Stack>
    </Row>
  );
}

/** What an admin can do with an account. */
export const CHANGES = {
  makeManagement: { role: 'management', granted: true },
  approve: { role: 'management', granted: true },
  makeAdmin: { role: 'admin', granted: true },
  takeManagement: { role: 'management', granted: false },
  takeAdmin: { role: 'admin', granted: false },
} as const;

export type StaffChange = keyof typeof CHANGES;
