import { Field, Input } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { maxSearchLength } from './filters';

type SearchFieldProps = { search: string; onSearch: (search: string) => void };

/** The search field; the list updates with each letter. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const texts = t.listing;
  return (
    <Field label={texts.search}>
      <Input
        type="search"
        name="q"
        value={search}
        placeholder={texts.searchPlaceholder}
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Field>
  );
}
