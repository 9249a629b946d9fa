import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import { type Column, DataTable, Small, Stack } from '@marisma/area-kit/ui';
import { DayRange } from '../../lib/one-line';
import { rates } from '../../texts/en/rates';
import { fateOf } from '../settings/drafts';
import { FateBadge } from '../settings/fate-badge';
import { RowAction, RowActions } from '../settings/row-actions';
import { daysInWords } from '../settings/words';
import { isSamePrice, type Draft, type DraftSeason, type Rates } from './rates-draft';
import { nameInWords, nightsInWords } from './words';

interface SeasonsTableProps {
  draft: Draft;
  stored: Rates;
  /** Nothing can be changed for now. */
  busy: boolean;
  onEdit: (season: DraftSeason) => void;
  onEditBase: () => void;
  onGone: (season: DraftSeason, gone: boolean) => void;
}

/** The seasons of the draft by their nights, and the price of all other nights. */
export function SeasonsTable({ draft, stored, busy, onEdit, onEditBase, onGone }: SeasonsTableProps) {
  const texts = rates;
  const rows: (DraftSeason | null)[] = [
    ...[...draft.seasons].sort((one, other) => one.from_day.localeCompare(other.from_day)),
    null,
  ];
  const priceOf = (row: DraftSeason | null) => row ?? draft.base;
  const fate = (row: DraftSeason | null) =>
    row ? fateOf(row, stored.seasons) : isSamePrice(draft.base, stored.base) ? undefined : 'changed';
  const columns: Column<DraftSeason | null>[] = [
    {
      key: 'name',
      header: texts.columns.name,
      render: (row) => {
        const known = fate(row);
        return (
          <Stack $row $wrap $gap={2}>
            <span>{nameInWords(row ?? undefined)}</span>
            <FateBadge fate={known} />
          </Stack>
        );
      },
    },
    {
      key: 'nights',
      header: texts.columns.nights,
      render: (row) =>
        row ? <DayRange words={nightsInWords(row)} /> : <Small as="span">{texts.noNights}</Small>,
    },
    {
      key: 'price',
      header: texts.columns.price,
      align: 'end',
      render: (row) => formatCents(priceOf(row).nightly_cents),
    },
    {
      key: 'least',
      header: texts.columns.least,
      named: true,
      align: 'end',
      render: (row) => stayTexts.nights(priceOf(row).min_nights),
    },
    {
      key: 'days',
      header: texts.columns.days,
      named: true,
      render: (row) => (row ? daysInWords(row.arrival_days) : texts.anyDay),
    },
    {
      key: 'actions',
      header: texts.columns.actions,
      render: (row) => {
        if (!row)
          return <RowAction word={texts.edit} label={texts.form.base} busy={busy} onClick={onEditBase} />;
        return (
          <RowActions
            name={nameInWords(row)}
            days={nightsInWords(row)}
            gone={row.gone}
            busy={busy}
            onEdit={() => onEdit(row)}
            onGone={(gone) => onGone(row, gone)}
          />
        );
      },
    },
  ];
  return (
    <DataTable
      caption={texts.seasons}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={(row) => (row ? String(row.key) : 'base')}
    />
  );
}
