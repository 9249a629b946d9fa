import { Field, Input } from '@marisma/area-kit/ui';

const MAX_LENGTH = 100;

/** The search in an address, as it was typed, with spaces. */
export const readSearch = (params: URLSearchParams): string => (params.get('q') ?? '').slice(0, MAX_LENGTH);

type SearchFieldProps = {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  className?: string;
};

/** A search field; the list updates with each letter. */
export function SearchField({ label, placeholder, search, onSearch, className }: SearchFieldProps) {
  return (
    <Field label={label} className={className}>
      <Input
        type="search"
        name="q"
        value={search}
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Field>
  );
}
