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
  useTextDraft,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { useState } from 'react';
import { ChangeDialog } from '../parts/change-dialog';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { useSaveArrival, type Arrival } from './queries';
import { datesInWords } from '../words';
import { consentVersion } from './consent-version';
import { argsOf, draftOf, faultsOf, readDraft, type Draft } from './draft';
import { PartyFields } from './party-fields';

const WAYS = ['flight', 'car', 'other'] as const;

interface ArrivalFormProps {
  stay: Stay;
  arrival: Arrival;
  /** Reads the details again; resolves to undefined when that fails. */
  readVersion: () => Promise<number | undefined>;
}

/** The details of a guest's arrival: typed, and kept in this tab until they are saved. */
export function ArrivalForm({ stay, arrival, readVersion }: ArrivalFormProps) {
  const texts = t.arrival;
  const [stored, store] = useTextDraft(`arrival.${stay.id}`);
  const typed = readDraft(stored);
  const draft = typed ?? draftOf(arrival);
  const [tried, setTried] = useState(false);
  const [badTime, setBadTime] = useState(false);
  const { frame, focusFirstInvalid } = useFirstInvalid();
  const edit = (part: Partial<Draft>) => store(JSON.stringify({ ...draft, ...part }));
  const faults = faultsOf(draft, badTime);
  const change = useSaveArrival(stay.id);

  const save = async () => {
    setTried(true);
    if (faults.size > 0) return void focusFirstInvalid();
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
      onDone={() => store('')}
      back={texts.back}
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
            <Button variant="quiet" size="sm" disabled={change.busy} onClick={() => store('')}>
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
