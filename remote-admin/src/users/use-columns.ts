import { useStoredState } from '@marisma/shared/ui';

/** The columns that may be left out; the name always stays. */
export const OPTIONAL_COLUMNS = ['email', 'roles', 'created', 'actions'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

const parse = (stored: unknown): readonly OptionalColumn[] | undefined =>
  Array.isArray(stored) ? OPTIONAL_COLUMNS.filter((column) => stored.includes(column)) : undefined;

/** Which columns are shown, in the table's order; remembered on this device. */
export function useColumns() {
  const [columns, store] = useStoredState<readonly OptionalColumn[]>(
    'marisma.admin.user-columns',
    OPTIONAL_COLUMNS,
    parse,
  );
  const toggle = (column: OptionalColumn) =>
    store(OPTIONAL_COLUMNS.filter((known) => columns.includes(known) !== (known === column)));
  return { columns, toggle };
}
