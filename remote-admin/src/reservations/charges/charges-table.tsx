import type { Charge } from '@marisma/area-kit/data';
import { type Column, DataTable, Small, Stack, StatusBadge, Text } from '@marisma/area-kit/ui';
import { DayRange } from '../../lib/one-line';
import { charges as texts } from '../../texts/en/charges';
import { FateBadge } from '../settings/fate-badge';
import { RowAction, RowActions } from '../settings/row-actions';
import {
  commonOf,
  fateOfCharge,
  isReplaced,
  type Charges,
  type Draft,
  type DraftCharge,
} from './charges-draft';
import { amountInWords, daysInWords, nameInWords } from './words';

type Row = { of: 'house'; charge: DraftCharge } | { of: 'all'; charge: Charge };

interface ChargesTableProps {
  draft: Draft;
  stored: Charges;
  /** Nothing can be changed for now. */
  busy: boolean;
  onEdit: (charge: DraftCharge) => void;
  /** Begins a charge of the house like one of all houses. */
  onOwn: (charge: Charge) => void;
  onGone: (charge: DraftCharge, gone: boolean) => void;
}

/** The charges of the draft; on the page of a house also those of all houses, which are changed on theirs. */
export function ChargesTable({ draft, stored, busy, onEdit, onOwn, onGone }: ChargesTableProps) {
  const rows: Row[] = [
    ...draft.charges.map((charge): Row => ({ of: 'house', charge })),
    ...commonOf(stored).map((charge): Row => ({ of: 'all', charge })),
  ];
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: texts.columns.name,
      render: (row) => (
        <Stack $row $wrap $gap={2}>
          <span>{nameInWords(row.charge)}</span>
          {row.of === 'all' ? (
            <StatusBadge tone="neutral">
              {isReplaced(draft, row.charge) ? texts.replaced : texts.common}
            </StatusBadge>
          ) : (
            <FateBadge fate={fateOfCharge(row.charge, stored)} />
          )}
          {row.charge.sample && <StatusBadge tone="warning">{texts.sample}</StatusBadge>}
        </Stack>
      ),
    },
    {
      key: 'what',
      header: texts.columns.what,
      render: ({ charge }) => (
        <>
          {amountInWords(charge)}
          {charge.for_owner && <Small $size="xs">{texts.forOwner}</Small>}
        </>
      ),
    },
    {
      key: 'days',
      header: texts.columns.days,
      named: true,
      render: ({ charge }) => <DayRange words={daysInWords(charge)} />,
    },
    {
      key: 'actions',
      header: texts.columns.actions,
      render: (row) => {
        const name = nameInWords(row.charge);
        if (row.of === 'house')
          return (
            <RowActions
              name={name}
              days={daysInWords(row.charge)}
              gone={row.charge.gone}
              busy={busy}
              onEdit={() => onEdit(row.charge)}
              onGone={(gone) => onGone(row.charge, gone)}
            />
          );
        if (isReplaced(draft, row.charge)) return null;
        return (
          <RowAction
            word={texts.own}
            label={texts.ownOf(name)}
            busy={busy}
            onClick={() => onOwn(row.charge)}
          />
        );
      },
    },
  ];
  if (rows.length === 0) return <Text $muted>{texts.none}</Text>;
  return (
    <DataTable
      caption={texts.list}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ of, charge }) => (of === 'house' ? String(charge.key) : String(charge.id))}
    />
  );
}
