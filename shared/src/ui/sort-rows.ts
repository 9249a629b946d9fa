export type SortDirection = 'ascending' | 'descending';
export type SortState = { key: string; direction: SortDirection };
export type SortValue = string | number | null | undefined;

const isMissing = (value: SortValue): value is null | undefined => value === null || value === undefined;

/**
 * Rows sorted by one value each, in the collation of the language; rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const [a, b] = [valueOf(first), valueOf(second)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}
