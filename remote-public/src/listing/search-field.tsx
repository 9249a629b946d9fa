import { Field, Input } from '@marisma/shared/ui';
import { en } from '../texts/en';
import { maxSearchLength } from './filters';
import { useSearchDraft } from './use-search-draft';

type SearchFieldProps = { search: string; onSearch: (search: string) => void; className?: string };

/** The search box; the list follows each letter. */
export function SearchField({ search, onSearch, className }: SearchFieldProps) {
  const { draft, type } = useSearchDraft(search, onSearch);
  const texts = en.listing;
  return (
    <Field label={texts.search} className={className}>
      <Input
        type="search"
        name="q"
        value={draft}
        placeholder={texts.searchPlaceholder}
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
}
