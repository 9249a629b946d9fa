import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  Button,
  Checkbox,
  Field,
  Input,
  Note,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  useDraft,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { useState } from 'react';
import { ChangeDialog, type StepProps } from '../parts/change-dialog';
import { t } from '../texts';
import { datesInWords } from '../words';
import { consentVersion } from './consent-version';
import { PartyFields, type Person } from './party-fields';
import { useSaveArrival, type Arrival } from './queries';

const WAYS = ['flight', 'car', 'other'] as const;

/** The form as typed. `version` is that of the details that it began from. */
type Draft = Omit<Arrival, 'party'> & { party: Person[] };

const draftOf = (arrival: Arrival): Draft => ({
  ...arrival,
  party: arrival.party.map(({ name, age }, key) => ({
    key,
    name,
    age: age === undefined ? '' : String(age),
  })),
});

/** A draft that was kept as text; undefined where there is none that can be read. */
function readDraft(kept: string): Draft | undefined {
  try {
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** What is sent. */
const argsOf = ({ arrives_at, travel, flight, party, diet, diet_version, wishes, version }: Draft) => ({
  arrives_at: arrives_at ?? '',
  travel: travel ?? '',
  flight: (travel === 'flight' && flight) || '',
  party: party.map(({ name, age }) => ({ name: name.trim(), ...(age.trim() && { age: Number(age) }) })),
  // Without consent, nothing of it is sent.
  diet: (diet_version && diet) || '',
  diet_consent: diet_version ?? undefined,
  wishes: wishes ?? '',
  expected_version: version,
});

type Fault = keyof typeof t.arrival.faults;

/** What is wrong with each field: 'time', or 'name' and 'age' with the person's key. */
function faultsOf({ arrives_at, party }: Draft, badTime: boolean): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  if (badTime || (arrives_at && !/^([01]\d|2[0-3]):[0-5]\d$/.test(arrives_at))) faults.set('time', 'time');
  for (const { key, name, age } of party) {
    if (!name.trim()) faults.set(`name ${key}`, 'name');
    if (!/^(\d|1[0-7])?$/.test(age.trim())) faults.set(`age ${key}`, 'age');
  }
  return faults;
}

type ArrivalFormProps = StepProps & {
  arrival: Arrival;
  /** Reads the details again; resolves to undefined when that fails. */
  readVersion: () => Promise<number | undefined>;
};

/** The details of a guest's arrival: typed, and kept in this tab until they are saved. */
export function ArrivalForm({ stay, arrival, readVersion, onBack, onClose }: ArrivalFormProps) {
  const texts = t.arrival;
  const [kept, keep] = useDraft(`arrival.${stay.id}`);
  const typed = readDraft(kept);
  const draft = typed ?? draftOf(arrival);
  const [tried, setTried] = useState(false);
  const [badTime, setBadTime] = useState(false);
  const { frame, goThere } = useFirstInvalid();
  const edit = (part: Partial<Draft>) => keep(JSON.stringify({ ...draft, ...part }));
  const faults = faultsOf(draft, badTime);
  const change = useSaveArrival(stay.id);

  const save = async () => {
    setTried(true);
    if (faults.size > 0) return void goThere();
    const saved = await change.send(argsOf(draft));
    if (!saved) {
      // Who saves again after a refusal has read who was first, and means it.
      const version = await readVersion();
      if (version !== undefined) edit({ version });
    }
    return saved;
  };
  const faultOf = (field: string) => {
    const fault = tried ? faults.get(field) : undefined;
    return fault && texts.faults[fault];
  };
  const textField = (name: 'diet' | 'wishes', hint: string) => (
    <Field label={texts[name]} hint={hint}>
      <TextArea
        rows={3}
        maxLength={1000}
        value={draft[name] ?? ''}
        onChange={({ target }) => edit({ [name]: target.value })}
      />
    </Field>
  );

  return (
    <ChangeDialog
      title={texts.title}
      change={change}
      confirm={texts.save}
      busyLabel={texts.saving}
      send={save}
      done={texts.saved}
      onDone={() => keep('')}
      instead={texts.back}
      onBack={onBack}
      onClose={onClose}
    >
      <Stack $gap={4} ref={frame}>
        <Text>{texts.lead(stay.house, datesInWords(stay))}</Text>
        <Field
          label={texts.time}
          hint={texts.timeHint(formatClock(stay.check_in_time, intlLocale()))}
          error={faultOf('time')}
        >
          <Input
            type="time"
            value={draft.arrives_at ?? ''}
            onChange={({ target }) => {
              // A time that is typed by half has no value.
              setBadTime(target.validity.badInput);
              edit({ arrives_at: target.value });
            }}
          />
        </Field>
        <RadioGroup
          label={texts.travel}
          options={WAYS.map((value) => ({ value, label: texts.ways[value] }))}
          value={draft.travel ?? ''}
          onChange={({ target }) => edit({ travel: WAYS.find((way) => way === target.value) ?? null })}
        />
        {draft.travel === 'flight' && (
          <Field label={texts.flight} hint={texts.flightHint}>
            <Input
              maxLength={40}
              autoComplete="off"
              value={draft.flight ?? ''}
              onChange={({ target }) => edit({ flight: target.value })}
            />
          </Field>
        )}
        <PartyFields
          party={draft.party}
          guests={stay.guests}
          faultOf={faultOf}
          onChange={(party) => edit({ party })}
        />
        <Checkbox
          label={texts.consent}
          checked={Boolean(draft.diet_version)}
          onChange={({ target }) => edit({ diet_version: target.checked ? consentVersion : null })}
        />
        {draft.diet_version && <div>{textField('diet', texts.dietHint)}</div>}
        <div>{textField('wishes', texts.wishesHint)}</div>
        {typed && (
          <div>
            <Button variant="quiet" size="sm" disabled={change.busy} onClick={() => keep('')}>
              {texts.drop}
            </Button>
          </div>
        )}
        <Note>{texts.privacy}</Note>
        <ShortNotice purpose={texts.purpose} />
      </Stack>
    </ChangeDialog>
  );
}
