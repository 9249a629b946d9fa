import { asDataError } from '@marisma/area-kit/data';
import { useUser } from '@marisma/area-kit/shell';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Field,
  FormStatus,
  Input,
  Small,
  Spinner,
  Stack,
  Text,
  TextLink,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { dayOfMoment } from '../moments';
import { useDebounced } from '../use-debounced';
import { t } from '../../texts';
import { CHANGES, ConfirmChange, type StaffChange } from './confirm-change';
import { paths } from '../../paths';
import { usePeople, type Person } from './queries';
import { RefuseAccount } from './refuse-account';

const List = styled.ul`
  ${plainList}
  margin-top: ${space(6)};
`;

const Search = styled.div`
  max-width: 28rem;
`;

/** Until typing pauses. */
const PAUSE_MS = 250;

export interface PeopleProps {
  /** Lists only the accounts that wait for an admin. */
  waiting?: boolean;
}

/** A list of accounts, each with what an admin can change. */
export default function People({ waiting = false }: PeopleProps) {
  const texts = t.people;
  const { id: self } = useUser();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), PAUSE_MS);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isPlaceholderData } = usePeople(
    words,
    waiting,
  );
  const [changing, change] = useState<{ person: Person; change: StaffChange }>();
  const hint = error && asDataError(error).code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;

  const [changed, setChanged] = useState<Person>();
  // A button that the change has taken away gives the focus to its row, or to the search when that is gone too.
  useEffect(() => {
    if (!changed || document.activeElement !== document.body) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-person="${changed.id}"] button`);
    (row ?? search.current)?.focus();
  }, [changed]);
  const [refusing, refuse] = useState<Person>();
  const close = () => {
    change(undefined);
    refuse(undefined);
  };
  const done = (person: Person) => {
    close();
    setChanged({ ...person });
  };

  return (
    <>
      {!waiting && (
        <Search>
          <Field label={texts.search} hint={texts.searchHint}>
            <Input
              ref={search}
              type="search"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </Search>
      )}
      {!data && !error && <Spinner label={texts.loading} />}
      {!data && error && (
        <ErrorState
          title={texts.failedTitle}
          reason={hint}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && <FormStatus tone="warning">{error && `${texts.failedTitle}. ${hint}`}</FormStatus>}
      {data?.length === 0 && !isPlaceholderData && !waiting && (
        <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
      )}
      {data && data.length > 0 && (
        <List
          ref={list}
          aria-label={
            waiting ? texts.waitingList : words && !isPlaceholderData ? texts.foundList : texts.staffList
          }
          aria-busy={isFetching}
        >
          {data.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              self={self}
              onChange={(next) => change({ person, change: next })}
              onRefuse={() => refuse(person)}
            />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="outline" busy={isFetching} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {refusing && <RefuseAccount person={refusing} onClose={close} onDone={() => done(refusing)} />}
      {changing && <ConfirmChange {...changing} onClose={close} onDone={() => done(changing.person)} />}
    </>
  );
}

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
  onChange: (change: StaffChange) => void;
  onRefuse: () => void;
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
function PersonRow({ person, self, onChange, onRefuse }: PersonRowProps) {
  const texts = t.people;
  const { name, email, roles, approved, houses, changed_at, changed_by } = person;
  return (
    <Row data-person={person.id}>
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
        {changed_at && changed_by && <Small>{texts.changed(dayOfMoment(changed_at), changed_by)}</Small>}
      </Who>
      <Stack $row $wrap $gap={2}>
        {roles.includes('owner') && (
          <TextLink to={paths.owners} aria-label={texts.ofPerson(texts.link, name)}>
            {texts.link}
          </TextLink>
        )}
        {person.id !== self && isWaiting(person) && (
          <Button
            variant="outline"
            size="sm"
            aria-label={texts.ofPerson(texts.refuse.action, name)}
            onClick={onRefuse}
          >
            {texts.refuse.action}
          </Button>
        )}
        {changesOf(person, self).map((change) => (
          <Button
            // The change that takes another back is the same button, which keeps the focus.
            key={change === 'approve' ? change : CHANGES[change].role}
            variant="outline"
            size="sm"
            aria-label={texts.ofPerson(texts.actions[change], name)}
            onClick={() => onChange(change)}
          >
            {texts.actions[change]}
          </Button>
        ))}
      </Stack>
    </Row>
  );
}
