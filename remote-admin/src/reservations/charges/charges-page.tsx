import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { Charge } from '@marisma/area-kit/data';
import {
  deferred,
  type Column,
  DataTable,
  KeyValueList,
  Note,
  Small,
  Stack,
  StatusBadge,
  Text,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { DayRange } from '../../lib/one-line';
import { paths } from '../../paths';
import { NotLoaded } from '../../lib/not-loaded';
import { t } from '../../texts';
import { charges as texts } from '../../texts/en/charges';
import { RowStatusBadge, RowActions, withGone } from '../settings/drafted-rows';
import { type PreviewProps, settingPage } from '../settings/setting-page';
import { StayComparison } from '../settings/stay-comparison';
import {
  formatAmount,
  type Charges,
  commonOf,
  formatDays,
  describeChange,
  type Draft,
  type DraftCharge,
  draftOf,
  type Edited,
  chargeStatus,
  isChanged,
  isReplaced,
  isSameHouse,
  chargeName,
  planOf,
  readDraft,
} from './charges';
import type { DialogsProps } from './charges-dialogs';
import { addsRows } from '../../lib/remove-row';
import { SmallButton } from '../../lib/small-button';
import { TextField } from '../../lib/text-field';

export const title = t.common.title(texts.title);

const ChargesDialogs = deferred<DialogsProps>(
  () => import(/* webpackChunkName: "charges-dialogs" */ './charges-dialogs'),
  { Failed: NotLoaded },
);

type Row = { of: 'house'; charge: DraftCharge } | { of: 'all'; charge: Charge };

/** The charges of the draft; on the page of a house also those of all houses, which are changed on theirs. */
function ChargesFields(props: DialogsProps) {
  const { stored, draft, setDraft, busy, edited, edit } = props;
  const untaxed = ![...commonOf(stored), ...draft.charges.filter(({ gone }) => !gone)].some(
    ({ kind }) => kind === 'tax',
  );
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
          <span>{chargeName(row.charge)}</span>
          {row.of === 'all' ? (
            <StatusBadge tone="neutral">
              {isReplaced(draft, row.charge) ? texts.replaced : texts.common}
            </StatusBadge>
          ) : (
            <RowStatusBadge status={chargeStatus(row.charge, stored)} />
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
          {formatAmount(charge)}
          {charge.for_owner && <Small $size="xs">{texts.forOwner}</Small>}
        </>
      ),
    },
    {
      key: 'days',
      header: texts.columns.days,
      named: true,
      render: ({ charge }) => <DayRange words={formatDays(charge)} />,
    },
    {
      key: 'actions',
      header: texts.columns.actions,
      render: (row) => {
        const name = chargeName(row.charge);
        if (row.of === 'house')
          return (
            <RowActions
              name={name}
              days={formatDays(row.charge)}
              gone={row.charge.gone}
              busy={busy}
              onEdit={() => edit({ charge: row.charge })}
              onGone={(gone) =>
                setDraft((before) => ({ ...before, charges: withGone(before.charges, row.charge, gone) }))
              }
            />
          );
        if (isReplaced(draft, row.charge)) return null;
        return (
          <SmallButton
            variant="quiet"
            disabled={busy}
            aria-label={texts.ownOf(name)}
            onClick={() => edit({ like: row.charge })}
          >
            {texts.own}
          </SmallButton>
        );
      },
    },
  ];
  return (
    <>
      {untaxed && (
        <Note tone="warning">
          <strong>{texts.untaxed}</strong>
          <br />
          {texts.untaxedHint}
        </Note>
      )}
      <div>
        <SmallButton {...addsRows} disabled={busy} onClick={() => edit({ like: undefined })}>
          {texts.add}
        </SmallButton>
      </div>
      {rows.length === 0 ? (
        <Text $muted>{texts.none}</Text>
      ) : (
        <DataTable
          caption={texts.list}
          hideCaption
          columns={columns}
          rows={rows}
          rowKey={({ of, charge }) => (of === 'house' ? String(charge.key) : String(charge.id))}
        />
      )}
      {draft.house && (
        <Stack $gap={3}>
          <KeyValueList
            items={[
              { key: texts.house.pets, value: draft.house.max_pets },
              { key: texts.house.damage, value: formatCents(draft.house.damage_deposit_cents) },
            ]}
          />
          <Small>{texts.house.damageHint}</Small>
          <Stack $row $wrap $gap={3}>
            <SmallButton disabled={busy} onClick={() => edit('house')}>
              {texts.house.edit}
            </SmallButton>
            <RowStatusBadge status={isSameHouse(draft.house, stored.house) ? undefined : 'changed'} />
          </Stack>
        </Stack>
      )}
      {edited !== undefined && <ChargesDialogs {...props} />}
    </>
  );
}

function ChargesPreview({ stored, draft, ...place }: PreviewProps<Charges, Draft>) {
  const [who, setWho] = useState({ guests: 2, pets: 0 });
  const counted = (name: keyof typeof who) => (count: number) =>
    setWho((before) => ({ ...before, [name]: count }));
  return (
    <StayComparison
      preview="preview_charges"
      args={{ ...who, draft: planOf(draft), common: draft.house === null }}
      today={stored.today}
      {...place}
    >
      <CountField label={texts.preview.guests} least={1} value={who.guests} onChange={counted('guests')} />
      <CountField label={texts.preview.pets} least={0} value={who.pets} onChange={counted('pets')} />
    </StayComparison>
  );
}

interface CountFieldProps {
  label: string;
  least: number;
  value: number;
  onChange: (count: number) => void;
}

function CountField({ label, least, value, onChange }: CountFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={99}
      value={value}
      onChange={(text) => onChange(Math.trunc(Number(text)) || least)}
    />
  );
}

/** Taxes and fees of all houses or of one, and who changed them. */
export default settingPage<Charges, Draft, Edited>({
  texts,
  path: paths.charges,
  all: texts.all,
  panel: texts.list,
  reader: 'house_charges',
  writer: 'set_charges',
  draftOf,
  planOf,
  read: readDraft,
  isChanged,
  Fields: ChargesFields,
  Preview: ChargesPreview,
  describeChange,
});
