import { formatClock } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  Button,
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
import { useState } from 'react';
import { useStayDates } from '../../../parts/stay-facts';
import { homeOf } from '../../../sample/homes';
import { t } from '../../../texts';
import { ChangeDialog } from '../change-dialog';
import type { StepProps } from '../step-props';
import { useChange } from '../use-change';
import { ArrivalFacts } from './arrival-facts';
import { saveArrival, WAYS, type Arrival } from './arrival.data';
import { arrivalOf, draftOf, faultsOf, readDraft, type Draft } from './arrival-draft';
import { PartyFields } from './party-fields';

export { readArrival } from './arrival.data';

type ArrivalFormProps = StepProps & {
  arrival: Arrival;
  /** Reads the details again; resolves to undefined when that fails. */
  onReadAgain: () => Promise<Arrival | undefined>;
};

/** The details of a guest's arrival: typed, kept in this tab until they are saved, and read afterwards. */
export function ArrivalForm(props: ArrivalFormProps) {
  return props.live.daysAhead >= 0 ? <EditArrival {...props} /> : <ArrivalFacts {...props} />;
}

function EditArrival({ booking, live, arrival, onReadAgain, onDone, onClose }: ArrivalFormProps) {
  const texts = t.arrival;
  const { notify } = useShell();
  const dates = useStayDates();
  const [kept, keep] = useDraft(`arrival.${live.id}`);
  const typed = readDraft(kept);
  const draft = typed ?? draftOf(arrival);
  const [tried, setTried] = useState(false);
  const { frame, goThere } = useFirstInvalid();
  const [badTime, setBadTime] = useState(false);
  const change = (part: Partial<Draft>) => keep(JSON.stringify({ ...draft, ...part }));
  const faults = faultsOf(draft);
  if (badTime) faults.set('time', 'time');
  const { busy, problem, send } = useChange((client) => saveArrival(client, live.id, arrivalOf(draft)));

  const save = async () => {
    setTried(true);
    if (faults.size > 0) return goThere();
    if (await send()) {
      keep('');
      notify({ kind: 'success', title: texts.saved });
      return onClose();
    }
    // Who saves again after a refusal has read who was first, and means it.
    const now = await onReadAgain();
    if (now) change({ version: now.version });
  };
  const faultOf = (field: string) => {
    const fault = tried ? faults.get(field) : undefined;
    return fault && texts.faults[fault];
  };

  return (
    <ChangeDialog
      title={texts.title}
      onClose={onClose}
      instead={
        <Button variant="outline" onClick={onDone} disabled={busy}>
          {texts.back}
        </Button>
      }
      confirm={texts.save}
      busyLabel={texts.saving}
      busy={busy}
      problem={problem}
      onConfirm={() => void save()}
    >
      <Stack $gap={4} ref={frame}>
        <Text>{texts.lead(t.homes[booking.property].title, dates(booking))}</Text>
        <Field
          label={texts.time}
          hint={texts.timeHint(formatClock(homeOf(booking.property).checkIn, intlLocale()))}
          error={faultOf('time')}
        >
          <Input
            type="time"
            value={draft.time}
            onChange={({ target }) => {
              // A time that is typed by half has no value.
              setBadTime(target.validity.badInput);
              change({ time: target.value });
            }}
          />
        </Field>
        <RadioGroup
          label={texts.travel}
          options={WAYS.map((value) => ({ value, label: texts.ways[value] }))}
          value={draft.travel}
          onChange={({ target }) => change({ travel: WAYS.find((way) => way === target.value) ?? '' })}
        />
        {draft.travel === 'flight' && (
          <Field label={texts.flight} hint={texts.flightHint}>
            <Input
              maxLength={40}
              autoComplete="off"
              value={draft.flight}
              onChange={({ target }) => change({ flight: target.value })}
            />
          </Field>
        )}
        <PartyFields draft={draft} guests={booking.guests} faultOf={faultOf} onChange={change} />
        <Field label={texts.diet} hint={texts.dietHint}>
          <TextArea
            rows={3}
            maxLength={1000}
            value={draft.diet}
            onChange={({ target }) => change({ diet: target.value })}
          />
        </Field>
        <Field label={texts.wishes} hint={texts.wishesHint}>
          <TextArea
            rows={3}
            maxLength={1000}
            value={draft.wishes}
            onChange={({ target }) => change({ wishes: target.value })}
          />
        </Field>
        {typed && (
          <div>
            <Button variant="quiet" size="sm" disabled={busy} onClick={() => keep('')}>
              {texts.drop}
            </Button>
          </div>
        )}
        <Note>{texts.privacy}</Note>
      </Stack>
    </ChangeDialog>
  );
}
