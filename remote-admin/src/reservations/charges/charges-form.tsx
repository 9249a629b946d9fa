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
  Stack,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import type { House } from '../../lib/houses';
import { charges as texts } from '../../texts/en/charges';
import { Changes } from '../settings/changes';
import { withGone, withRow } from '../settings/drafts';
import { FateBadge } from '../settings/fate-badge';
import { SaveBar } from '../settings/save-bar';
import { StayComparison, type ComparedDays } from '../settings/stay-comparison';
import { useSettingDraft } from '../settings/use-setting-draft';
import {
  commonOf,
  draftOf,
  isChanged,
  isSameHouse,
  planOf,
  readDraft,
  type Charges,
  type DraftCharge,
} from './charges-draft';
import type { ChargesDialogsProps, Edited } from './charges-dialogs';
import { ChargesTable } from './charges-table';
import { compareCharges, saveCharges } from './queries';
import { describeChange } from './words';

const ChargesDialogs = deferred<ChargesDialogsProps>(
  () => import(/* webpackChunkName: "charges-dialogs" */ './charges-dialogs'),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={texts.formFailed} reason={texts.failedHint} onRetry={onRetry} />
    ),
  },
);

interface ChargesFormProps {
  /** Without one the charges are those of all houses. */
  house: House | undefined;
  houses: House[];
  stored: Charges;
  /** Reads the charges again and drops what was entered. Resolves to whether they arrived. */
  onReload: () => Promise<boolean>;
}

/** Fees and taxes: changed in a draft, compared with what holds, and saved as one whole. */
export function ChargesForm({ house, houses, stored, onReload }: ChargesFormProps) {
  const [edited, edit] = useState<Edited>();
  const top = useRef<HTMLDivElement>(null);
  const form = useSettingDraft({
    name: `charges.${house?.id ?? ''}`,
    stored,
    draftOf,
    read: readDraft,
    isChanged,
    save: (client, draft, version) => saveCharges(client, house?.id, planOf(draft), version),
    saved: texts.saved,
    onReload,
    onSettle: () => edit(undefined),
    top,
  });
  const { draft, setDraft, busy } = form;
  const untaxed = ![...commonOf(stored), ...draft.charges.filter(({ gone }) => !gone)].some(
    ({ kind }) => kind === 'tax',
  );
  const putCharge = (charge: Charge, of: DraftCharge | undefined) => {
    setDraft((before) => ({ ...before, charges: withRow(before.charges, charge, of) }));
    edit(undefined);
  };
  return (
    <Stack $gap={6}>
      <TitledPanel title={texts.list}>
        <Stack $gap={4} ref={top}>
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
              <Text $size="sm" $muted>
                {texts.house.damageHint}
              </Text>
              <Stack $row $wrap $gap={3}>
                <Button variant="outline" size="sm" disabled={busy} onClick={() => edit('house')}>
                  {texts.house.edit}
                </Button>
                <FateBadge fate={isSameHouse(draft.house, stored.house) ? undefined : 'changed'} />
              </Stack>
            </Stack>
          )}
          <SaveBar form={form} texts={texts} />
        </Stack>
      </TitledPanel>
      <ChargesComparison house={house} houses={houses} draft={draft} today={stored.today} />
      <Changes changes={stored.history} describe={describeChange} />
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
    </Stack>
  );
}

type ChargesComparisonProps = Pick<ChargesFormProps, 'house' | 'houses'> & {
  draft: ReturnType<typeof draftOf>;
  today: string;
};

/** What a stay of so many guests and pets costs now and with the draft. */
function ChargesComparison({ house, houses, draft, today }: ChargesComparisonProps) {
  const [days, setDays] = useState<ComparedDays>({ from: '', to: '' });
  const [chosen, choose] = useState(houses[0]?.id ?? '');
  const [who, setWho] = useState({ guests: 2, pets: 0 });
  const counted = (name: keyof typeof who) => (count: number) =>
    setWho((before) => ({ ...before, [name]: count }));
  return (
    <StayComparison
      comparison={compareCharges({ house: house?.id ?? chosen, ...who }, planOf(draft))}
      today={today}
      days={days}
      onDays={setDays}
    >
      {!house && (
        <Field label={texts.preview.house}>
          <Select value={chosen} onChange={({ target }) => choose(target.value)}>
            {houses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
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
