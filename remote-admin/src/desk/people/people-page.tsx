import { useUser } from '@marisma/area-kit/shell';
import { plainList, space } from '@marisma/area-kit/theme';
import {
  Button,
  EmptyState,
  ErrorState,
  Field,
  FormStatus,
  Input,
  PageHeader,
  Spinner,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { useIsAdmin } from '../use-is-admin';
import { ConfirmChange } from './confirm-change';
import { LinkHouse } from './link-house';
import type { Person } from './people.data';
import { PersonRow } from './person-row';
import type { StaffChange } from './staff-change';
import { usePeople } from './use-people';

export const title = t.desk.people;

const Page = styled.div`
  padding-top: ${space(6)};
`;

const List = styled.ul`
  ${plainList}
  margin-top: ${space(6)};
`;

const Search = styled.div`
  max-width: 28rem;
`;

/** Who is staff; an admin makes accounts staff, or takes that back. */
export default function PeoplePage() {
  const texts = t.people;
  const admin = useIsAdmin();
  return (
    <Page>
      <PageHeader title={title} lead={texts.lead} />
      {admin ? <People /> : <EmptyState title={texts.onlyAdmins}>{texts.onlyAdminsHint}</EmptyState>}
    </Page>
  );
}

function People() {
  const texts = t.people;
  const { id: self } = useUser();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { listed, refusal, loading, again, readMore } = usePeople(words);
  const [asked, setAsked] = useState<{ person: Person; change: StaffChange }>();
  const [linking, link] = useState<Person>();
  const hint = refusal?.code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;

  const [changed, setChanged] = useState<Person>();
  // A button that the change has taken away gives the focus to its row, or to the search when that is gone too.
  useEffect(() => {
    if (!changed || document.activeElement !== document.body) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-person="${changed.id}"] button`);
    (row ?? search.current)?.focus();
  }, [changed]);

  return (
    <>
      <Search>
        <Field label={texts.search} hint={texts.searchHint}>
          <Input ref={search} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </Search>
      {!listed && loading && <Spinner label={texts.loading} />}
      {!listed && refusal && !loading && (
        <ErrorState title={texts.failedTitle} reason={hint} onRetry={() => void again()} />
      )}
      {listed && (
        <FormStatus tone="warning">{refusal && !loading && `${texts.failedTitle}. ${hint}`}</FormStatus>
      )}
      {listed && listed.rows.length === 0 && !loading && (
        <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
      )}
      {listed && listed.rows.length > 0 && (
        <List ref={list} aria-label={listed.words ? texts.foundList : texts.staffList} aria-busy={loading}>
          {listed.rows.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              self={self}
              onChange={(change) => setAsked({ person, change })}
              onLink={() => link(person)}
            />
          ))}
        </List>
      )}
      {listed?.more && (
        <Button variant="outline" busy={loading} onClick={readMore}>
          {texts.more}
        </Button>
      )}
      {linking && (
        <LinkHouse
          person={linking}
          onClose={() => link(undefined)}
          onDone={async () => {
            await again();
            link(undefined);
            setChanged(linking);
          }}
        />
      )}
      {asked && (
        <ConfirmChange
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={async () => {
            await again();
            setAsked(undefined);
            setChanged(asked.person);
          }}
        />
      )}
    </>
  );
}
