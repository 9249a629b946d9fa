import type { Charge } from '@marisma/area-kit/data';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import {
  Button,
  deferred,
  ErrorState,
  Field,
  Input,
  KeyValueList,
  Note,
  Select,
  Small,
  Stack,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { HouseOptions } from '../../lib/house-options';
import { paths } from '../../paths';
import { t } from '../../texts';
import { charges as texts } from '../../texts/en/charges';
import { withGone, withRow } from '../settings/drafts';
import { FateBadge } from '../settings/fate-badge';
import { settingPage, type FieldsProps, type PreviewProps } from '../settings/setting-page';
import { StayComparison } from '../settings/stay-comparison';
import {
  commonOf,
  draftOf,
  isChanged,
  isSameHouse,
  planOf,
  readDraft,
  type Charges,
  type Draft,
  type DraftCharge,
} from './charges-draft';
import type { ChargesDialogsProps, Edited } from './charges-dialogs';
import { ChargesTable } from './charges-table';
import { compareCharges, readCharges, saveCharges } from './queries';
import { describeChange } from './words';

export const title = t.common.title(texts.title);

const ChargesDialogs = deferred<ChargesDialogsProps>(
  () => import(/* webpackChunkName: "charges-dialogs" */ './charges-dialogs'),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={texts.formFailed} reason={texts.failedHint} onRetry={onRetry} />
    ),
  },
);

function ChargesFields({ stored, draft, setDraft, busy, edited, edit }: FieldsProps<Charges, Draft, Edited>) {
  const untaxed = ![...commonOf(stored), ...draft.charges.filter(({ gone }) => !gone)].some(
    ({ kind }) => kind === 'tax',
  );
  const putCharge = (charge: Charge, of: DraftCharge | undefined) => {
    setDraft((before) => ({ ...before, charges: withRow(before.charges, charge, of) }));
    edit(undefined);
  };
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
        <Button variant="outline" size="sm" disabled={busy} onClick={() => edit({ like: undefined })}>
          {texts.add}
        </Button>
      </div>
      <ChargesTable
        draft={draft}
        stored={stored}
        busy={busy}
        onEdit={(charge) => edit({ charge })}
        onOwn={(like) => edit({ like })}
        onGone={(charge, gone) =>
          setDraft((before) => ({ ...before, charges: withGone(before.charges, charge, gone) }))
        }
      />
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
            <Button variant="outline" size="sm" disabled={busy} onClick={() => edit('house')}>
              {texts.house.edit}
            </Button>
            <FateBadge fate={isSameHouse(draft.house, stored.house) ? undefined : 'changed'} />
          </Stack>
        </Stack>
      )}
      {edited !== undefined && (
        <ChargesDialogs
          edited={edited}
          draft={draft}
          today={stored.today}
          onHouse={(rules) => {
            setDraft((before) => ({ ...before, house: rules }));
            edit(undefined);
          }}
          onCharge={putCharge}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

/** What a stay of so many guests and pets costs now and with the draft. */
function ChargesPreview({ house, houses, stored, draft, days, onDays }: PreviewProps<Charges, Draft>) {
  const [chosen, choose] = useState(houses[0]?.id ?? '');
  const [who, setWho] = useState({ guests: 2, pets: 0 });
  const counted = (name: keyof typeof who) => (count: number) =>
    setWho((before) => ({ ...before, [name]: count }));
  return (
    <StayComparison
      comparison={compareCharges({ house: house?.id ?? chosen, ...who }, planOf(draft))}
      today={stored.today}
      days={days}
      onDays={onDays}
    >
      {!house && (
        <Field label={texts.preview.house}>
          <Select value={chosen} onChange={({ target }) => choose(target.value)}>
            <HouseOptions houses={houses} />
          </Select>
        </Field>
      )}
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
    <Field label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={least}
        max={99}
        value={value}
        onChange={({ target }) => onChange(Math.trunc(target.valueAsNumber) || least)}
      />
    </Field>
  );
}

/** Taxes and fees of all houses or of one, and who changed them. */
export default settingPage<Charges, Draft, Edited>({
  name: 'charges',
  texts,
  path: paths.charges,
  all: texts.all,
  panel: texts.list,
  request: readCharges,
  save: (client, house, draft, version) => saveCharges(client, house, planOf(draft), version),
  draftOf,
  read: readDraft,
  isChanged,
  Fields: ChargesFields,
  Preview: ChargesPreview,
  describeChange,
});
