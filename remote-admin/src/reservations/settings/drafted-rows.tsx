import { type BadgeTone, Stack, StatusBadge } from '@marisma/area-kit/ui';
import { rates as texts } from '../../texts/en/rates';
import { removeRow } from '../../lib/remove-row';
import { SmallButton } from '../../lib/small-button';

/** What a draft holds of rows that are stored; `key` stays its own while others come and go. */
export type Drafted<Row> = Row & {
  key: number;
  /** Ends when the draft is saved. */
  gone?: boolean;
};

/** What saving does to a row. */
type RowStatus = 'added' | 'changed' | 'gone';

type Stored = { id: string | null };

let keys = 0;
export const keyed = <Row,>(row: Row): Drafted<Row> => ({ ...row, key: (keys += 1) });

/** The rows that are saved. */
export const rowsOf = <Row,>(drafted: readonly Drafted<Row>[]): Omit<Row, 'key' | 'gone'>[] =>
  drafted.filter(({ gone }) => !gone).map(({ key: _key, gone: _gone, ...row }) => row);

/** What saving the draft does to a row; undefined when nothing. */
export function rowStatus<Row extends Stored>(
  row: Drafted<Row>,
  stored: readonly Row[],
): RowStatus | undefined {
  if (row.gone) return 'gone';
  const before = stored.find(({ id }) => id === row.id);
  if (!before) return 'added';
  const same = (Object.keys(before) as (keyof Row)[]).every(
    (part) => JSON.stringify(before[part]) === JSON.stringify(row[part]),
  );
  return same ? undefined : 'changed';
}

/** The draft with a row in the place of another, or after all. */
export const withRow = <Row,>(drafted: Drafted<Row>[], row: Row, of: Drafted<Row> | undefined) =>
  of ? drafted.map((one) => (one.key === of.key ? { ...row, key: of.key } : one)) : [...drafted, keyed(row)];

/** The draft with a row that ends, or does not after all; one that is not stored goes at once. */
export const withGone = <Row extends Stored>(drafted: Drafted<Row>[], row: Drafted<Row>, gone: boolean) =>
  gone && row.id === null
    ? drafted.filter(({ key }) => key !== row.key)
    : drafted.map((one) => (one.key === row.key ? { ...one, gone } : one));

const tones: Record<RowStatus, BadgeTone> = {
  added: 'success',
  changed: 'warning',
  gone: 'danger',
};

/** What saving the draft does to a row; nothing when it stays. */
export function RowStatusBadge({ status }: { status: RowStatus | undefined }) {
  return status && <StatusBadge tone={tones[status]}>{texts.fates[status]}</StatusBadge>;
}

interface RowActionsProps {
  name: string;
  days: string;
  gone?: boolean;
  /** Nothing can be changed for now. */
  busy: boolean;
  onEdit: () => void;
  onGone: (gone: boolean) => void;
}

/** Edits a row of a draft, ends it, or keeps it after all. */
export function RowActions({ name, days, gone = false, busy, onEdit, onGone }: RowActionsProps) {
  return (
    <Stack $row $gap={1}>
      {!gone && (
        <SmallButton variant="quiet" disabled={busy} aria-label={texts.editOf(name, days)} onClick={onEdit}>
          {texts.edit}
        </SmallButton>
      )}
      <SmallButton
        variant="quiet"
        disabled={busy}
        aria-label={(gone ? texts.keepOf : texts.removeOf)(name, days)}
        onClick={({ currentTarget }) => removeRow(currentTarget, () => onGone(!gone))}
      >
        {gone ? texts.keep : texts.remove}
      </SmallButton>
    </Stack>
  );
}
