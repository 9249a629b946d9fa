import { media, space, token } from '@marisma/area-kit/theme';
import { Badge, Button, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { dayOfMoment } from '../../lib/moments';
import type { Person } from './people.data';
import { changesOf, switchOf, type StaffChange } from './staff-change';

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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

interface PersonRowProps {
  person: Person;
  /** The admin's own account, which nobody changes by themselves. */
  self: string;
  onChange: (change: StaffChange) => void;
  /** Asks which house is the owner's. */
  onLink: () => void;
}

/** An account: who, which roles, who changed them, and what an admin can change. */
export function PersonRow({ person, self, onChange, onLink }: PersonRowProps) {
  const texts = t.people;
  const { name, email, roles, approved, houses, changed_at, changed_by } = person;
  return (
    <Row data-person={person.id}>
      <Who>
        <Line>
          <strong>{name}</strong>
          {roles.map((role) => (
            <Badge key={role} $tone={role === 'admin' || role === 'management' ? 'accent' : 'neutral'}>
              {role === 'management' && !approved ? texts.waiting : texts.roles[role]}
            </Badge>
          ))}
          {person.id === self && <Text $muted>{texts.you}</Text>}
        </Line>
        {email !== name && <Text $size="sm">{email}</Text>}
        {roles.includes('owner') && (
          <Text $size="sm">{houses.length > 0 ? texts.houses(houses.join(', ')) : texts.noHouse}</Text>
        )}
        {changed_at && changed_by && (
          <Text $size="sm" $muted>
            {texts.changed(dayOfMoment(changed_at), changed_by)}
          </Text>
        )}
      </Who>
      <Line>
        {roles.includes('owner') && (
          <Button
            variant="outline"
            size="sm"
            aria-label={texts.ofPerson(texts.link.confirm, name)}
            onClick={onLink}
          >
            {texts.link.confirm}
          </Button>
        )}
        {changesOf(person, self).map((change) => (
          <Button
            key={switchOf(change)}
            variant="outline"
            size="sm"
            aria-label={texts.ofPerson(texts.actions[change], name)}
            onClick={() => onChange(change)}
          >
            {texts.actions[change]}
          </Button>
        ))}
      </Line>
    </Row>
  );
}
