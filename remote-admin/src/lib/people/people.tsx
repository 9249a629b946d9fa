import { errorText } from '@marisma/area-kit/booking/calendar';
import { asDataError, change as sendChange } from '@marisma/area-kit/data';
import { useUser } from '@marisma/area-kit/shell';
import { plainList, space } from '@marisma/area-kit/theme';
import { Button, EmptyState, FormStatus, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { ActionDialog } from '../action-dialog';
import { PEOPLE } from '../approvals';
import { Loaded } from '../loaded';
import { useDebounced } from '../use-debounced';
import { CHANGES, PersonRow, type StaffChange } from './person-row';
import { type Person, usePeople } from './queries';
import { TextAreaField, TextField } from '../text-field';

const List = styled.ul`
  ${plainList}
  margin-top: ${space(6)};
`;

const Search = styled.div`
  max-width: 28rem;
`;

export interface PeopleProps {
  waiting?: boolean;
}

/** A list of accounts, each with what an admin can change. */
export default function People({ waiting = false }: PeopleProps) {
  const texts = t.people;
  const { id: self } = useUser();
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim());
  const query = usePeople(words, waiting);
  const { rows: people, error, isFetching, isPlaceholderData } = query;
  const hint = error && asDataError(error).code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;

  const [open, setOpen] = useState<{ person: Person; change: StaffChange | 'refuse' }>();
  const dialog = open && { person: open.person, onClose: () => setOpen(undefined) };

  return (
    <>
      {!waiting && (
        <Search>
          <TextField
            label={texts.search}
            hint={texts.searchHint}
            type="search"
            value={typed}
            onChange={setTyped}
          />
        </Search>
      )}
      <Loaded query={query} loading={texts.loading} failed={texts.failedTitle} hint={hint}>
        {() => (
          <>
            <FormStatus tone="warning">{error && `${texts.failedTitle}. ${hint}`}</FormStatus>
            {people.length === 0 && !isPlaceholderData && !waiting && (
              <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
            )}
            {people.length > 0 && (
              <List
                aria-label={
                  waiting
                    ? texts.waitingList
                    : words && !isPlaceholderData
                      ? texts.foundList
                      : texts.staffList
                }
                aria-busy={isFetching}
              >
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    self={self}
                    onOpen={(change) => setOpen({ person, change })}
                  />
                ))}
              </List>
            )}
          </>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button variant="outline" busy={isFetching} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {open?.change === 'refuse' && dialog && <RefuseAccount {...dialog} />}
      {open && open.change !== 'refuse' && dialog && <ConfirmChange change={open.change} {...dialog} />}
    </>
  );
}

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

/** Says what a change of role means for whom, and makes it once. */
function ConfirmChange({ person, change, ...rest }: PersonDialogProps & { change: StaffChange }) {
  const texts = t.people;
  return (
    <ActionDialog
      title={texts.confirm[change].title(person.name)}
      texts={{ yes: texts.actions[change], busy: texts.saving, no: texts.no }}
      change={(client) => sendChange(client.rpc('set_staff', { user_id: person.id, ...CHANGES[change] }))}
      touches={PEOPLE}
      done={texts.done[change](person.name)}
      errorMessage={({ code }) => (code === 'not_allowed' ? texts.notAllowedHint : errorText(code))}
      {...rest}
    >
      <Text>{person.email}</Text>
      <Text>{texts.confirm[change].text}</Text>
    </ActionDialog>
  );
}

/** Refuses an account that waits, with a reason that its person reads by mail. */
function RefuseAccount({ person, ...rest }: PersonDialogProps) {
  const texts = t.people.refuse;
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={texts.title(person.name)}
      texts={{ yes: texts.action, busy: t.people.saving, no: t.people.no }}
      change={(client) => sendChange(client.rpc('refuse_account', { user_id: person.id, reason }))}
      touches={PEOPLE}
      done={texts.done(person.name)}
      {...rest}
    >
      <Text>{texts.text}</Text>
      <TextAreaField
        label={texts.reason}
        required
        rows={4}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
