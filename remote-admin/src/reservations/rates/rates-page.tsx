import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import { deferred, type Column, DataTable, Small, Stack } from '@marisma/area-kit/ui';
import { DayRange } from '../../lib/one-line';
import { paths } from '../../paths';
import { NotLoaded } from '../../lib/not-loaded';
import { t } from '../../texts';
import { rates as texts } from '../../texts/en/rates';
import { formatWeekdays } from '../settings/changes';
import { RowStatusBadge, rowStatus, RowActions, withGone } from '../settings/drafted-rows';
import { settingPage } from '../settings/setting-page';
import { StayComparison } from '../settings/stay-comparison';
import {
  describeChange,
  type DialogsProps,
  type Draft,
  draftOf,
  type DraftSeason,
  type Edited,
  isChanged,
  isSamePrice,
  seasonName,
  formatSeason,
  planOf,
  type Rates,
  readDraft,
} from './rates';
import { addsRows } from '../../lib/remove-row';
import { SmallButton } from '../../lib/small-button';

export const title = t.common.title(texts.title);

const RatesDialogs = deferred<DialogsProps>(
  () => import(/* webpackChunkName: "rates-dialogs" */ './rates-dialogs'),
  { Failed: NotLoaded },
);

function RatesFields(props: DialogsProps) {
  const { houses, stored, draft, setDraft, busy, edited, edit } = props;
  const rows: (DraftSeason | null)[] = [
    ...[...draft.seasons].sort((one, other) => one.from_day.localeCompare(other.from_day)),
    null,
  ];
  const priceOf = (row: DraftSeason | null) => row ?? draft.base;
  const statusOf = (row: DraftSeason | null) =>
    row ? rowStatus(row, stored.seasons) : isSamePrice(draft.base, stored.base) ? undefined : 'changed';
  const columns: Column<DraftSeason | null>[] = [
    {
      key: 'name',
      header: texts.columns.name,
      render: (row) => (
        <Stack $row $wrap $gap={2}>
          <span>{seasonName(row ?? undefined)}</span>
          <RowStatusBadge status={statusOf(row)} />
        </Stack>
      ),
    },
    {
      key: 'nights',
      header: texts.columns.nights,
      render: (row) =>
        row ? <DayRange words={formatSeason(row)} /> : <Small as="span">{texts.noNights}</Small>,
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
      render: (row) => (row ? formatWeekdays(row.arrival_days) : texts.anyDay),
    },
    {
      key: 'actions',
      header: texts.columns.actions,
      render: (row) => {
        if (!row)
          return (
            <SmallButton
              variant="quiet"
              disabled={busy}
              aria-label={texts.form.base}
              onClick={() => edit('base')}
            >
              {texts.edit}
            </SmallButton>
          );
        return (
          <RowActions
            name={seasonName(row)}
            days={formatSeason(row)}
            gone={row.gone}
            busy={busy}
            onEdit={() => edit(row)}
            onGone={(gone) =>
              setDraft((before) => ({ ...before, seasons: withGone(before.seasons, row, gone) }))
            }
          />
        );
      },
    },
  ];
  return (
    <>
      <Stack $row $wrap $gap={3}>
        <SmallButton {...addsRows} disabled={busy} onClick={() => edit('new')}>
          {texts.add}
        </SmallButton>
        {houses.length > 1 && (
          <SmallButton disabled={busy} onClick={() => edit('copy')}>
            {texts.copy.open}
          </SmallButton>
        )}
      </Stack>
      <DataTable
        caption={texts.seasons}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={(row) => (row ? String(row.key) : 'base')}
      />
      {edited !== undefined && <RatesDialogs {...props} />}
    </>
  );
}

/** The prices of a house, its seasons and their history. */
export default settingPage<Rates, Draft, Edited>({
  texts,
  path: paths.rates,
  panel: texts.seasons,
  reader: 'house_rates',
  writer: 'set_rates',
  draftOf,
  planOf,
  read: readDraft,
  isChanged,
  Fields: RatesFields,
  Preview: ({ stored, draft, ...place }) => (
    <StayComparison
      preview="preview_quote"
      // Rates do not depend on how many come.
      args={{ guests: 1, draft: planOf(draft) }}
      today={stored.today}
      {...place}
    />
  ),
  describeChange,
});
