import { media, space, token } from '@marisma/area-kit/theme';
import { Button, deferred, Field, Input, TextLink } from '@marisma/area-kit/ui';
import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import styled from 'styled-components';
import { paths } from '../paths';
import { t } from '../texts';

const Form = styled.form`
  display: grid;
  /* Dates share a row where both are in sight as a whole. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(4)} ${space(3)};
  align-items: end;
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  > :first-child {
    grid-column: 1 / -1;
  }

  > button {
    min-height: 3rem;
  }

  ${media.tablet} {
    gap: ${space(4)};
    padding: ${space(5)};
    grid-template-columns: 1fr 1fr 6rem auto;
  }

  ${media.desktop} {
    grid-template-columns: minmax(11rem, 2fr) minmax(10.5rem, 1fr) minmax(10.5rem, 1fr) 6rem auto;

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
`;

/** The dates without a calendar, in the same place: until its code has arrived, and where it does not. */
function PlainDates() {
  const { checkIn, checkOut, pickDate } = t.dashboard.search;
  return (
    <>
      {[checkIn, checkOut].map((label) => (
        <Field key={label} label={label}>
          <Input placeholder={pickDate} autoComplete="off" />
        </Field>
      ))}
    </>
  );
}

// Fetched after the page: the dashboard is shown sooner.
const StayDates = deferred(() => import('./stay-dates'), { Waiting: PlainDates });

const stay = (event: FormEvent) => event.preventDefault();

/** The search form of the dashboard. Submitting says that the search is not available yet, and keeps the entries. */
export function SearchBar() {
  const { search } = t.dashboard;
  const noteId = useId();
  return (
    <Form role="search" aria-label={search.label} noValidate onSubmit={stay}>
      <Field label={search.where}>
        <Input type="search" name="where" placeholder={search.wherePlaceholder} autoComplete="off" />
      </Field>
      <StayDates />
      <Field label={search.guests}>
        <Input type="number" name="guests" min={1} defaultValue={2} inputMode="numeric" />
      </Field>
      <Button type="submit" aria-describedby={noteId}>
        <Search aria-hidden="true" strokeWidth={1.75} />
        {search.submit}
      </Button>
      <Note id={noteId}>
        {search.note} <TextLink to={paths.homes}>{search.browse}</TextLink>
      </Note>
    </Form>
  );
}
