import {
  Button,
  ButtonLink,
  Checkbox,
  Dialog,
  Field,
  Heading,
  IconButton,
  Input,
  KeyValueList,
  Note,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  useDraft,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { useEffect, useId, useRef, useState } from 'react';
import { media, space } from '@marisma/area-kit/theme';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Awaited } from '../parts/awaited';
import { ChangeDialog, type StepProps } from '../parts/change-dialog';
import { t } from '../texts';
import { useArrival, useSaveArrival, type Arrival } from './queries';
import { paths } from '../paths';
import { datesInWords } from '../words';
import { consentVersion } from './consent-version';

/** A person as typed; `key` stays its own while others come and go. */
interface Person {
  key: number;
  name: string;
  age: string;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;

  > button {
    margin-top: ${space(6)};
  }

  ${media.phoneOnly} {
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 15rem auto;
  }
`;

interface PartyFieldsProps {
  party: Person[];
  /** For how many people the stay is. */
  guests: number;
  faultOf: (field: string) => string | undefined;
  onChange: (party: Person[]) => void;
}

/** Who comes: names, and the ages of children; not more people than the stay is for. */
function PartyFields({ party, guests, faultOf, onChange }: PartyFieldsProps) {
  const texts = t.arrival;
  const id = useId();
  const named = party.filter(({ name }) => name.trim()).length;
  // A person who is added is named next; after one is removed the focus is at the button below.
  const focusNext = useRef<'last' | 'add'>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = frame.current?.querySelectorAll<HTMLInputElement>('[data-name]');
    if (focusNext.current === 'last') rows?.[rows.length - 1]?.focus();
    if (focusNext.current === 'add')
      (frame.current?.querySelector<HTMLElement>('[data-add]') ?? rows?.[rows.length - 1])?.focus();
    focusNext.current = undefined;
  }, [party.length]);
  const edit = (key: number, part: Partial<Person>) =>
    onChange(party.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => {
    focusNext.current = 'last';
    const key = Math.max(-1, ...party.map((one) => one.key)) + 1;
    onChange([...party, { key, name: '', age: '' }]);
  };
  const remove = (key: number) => {
    focusNext.current = 'add';
    onChange(party.filter((one) => one.key !== key));
  };

  return (
    <div role="group" aria-labelledby={id} ref={frame}>
      <Stack $gap={3}>
        <Heading level={3} size="md" id={id}>
          {texts.who}
        </Heading>
        <div role="status">
          <Text $size="sm" $muted>
            {named === 0 ? texts.nobody : texts.whoHint(named, guests)}
          </Text>
        </div>
        {party.map(({ key, name, age }, index) => (
          <Row key={key}>
            <Field label={texts.name(index + 1)} error={faultOf(`name ${key}`)}>
              <Input
                data-name=""
                maxLength={100}
                autoComplete="off"
                value={name}
                onChange={({ target }) => edit(key, { name: target.value })}
              />
            </Field>
            <Field label={texts.age(index + 1)} error={faultOf(`age ${key}`)}>
              <Input
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                value={age}
                onChange={({ target }) => edit(key, { age: target.value })}
              />
            </Field>
            <IconButton
              label={texts.remove(name.trim() || texts.person(index + 1))}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={() => remove(key)}
            />
          </Row>
        ))}
        {party.length < guests && (
          <div>
            <Button data-add="" variant="outline" size="sm" onClick={add}>
              {texts.add}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}

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
function ArrivalForm({ stay, arrival, readVersion, onBack, onClose }: ArrivalFormProps) {
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

/** What a guest has said of the arrival, to read. */
function ArrivalFacts({ stay, arrival, onBack, onClose }: StepProps & { arrival: Arrival }) {
  const texts = t.arrival;
  const { arrives_at, travel, flight, party, diet, wishes, version } = arrival;
  const facts = [
    [texts.time, arrives_at && formatClock(arrives_at, intlLocale())],
    [texts.travel, [travel && texts.ways[travel], flight].filter(Boolean).join(', ')],
    [texts.who, party.map(({ name, age }) => (age === undefined ? name : texts.child(name, age))).join(', ')],
    [texts.diet, diet],
    [texts.wishes, wishes],
  ] as const;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <ButtonLink variant="outline" to={paths.messages(stay.request?.id)} preventScrollReset>
            {t.stay.actions.message}
          </ButtonLink>
          <Button onClick={onBack}>{texts.back}</Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text $muted>{texts.over}</Text>
        {version === 0 ? (
          <Text>{texts.nothing}</Text>
        ) : (
          <KeyValueList items={facts.map(([key, value]) => ({ key, value: value || texts.none }))} />
        )}
      </Stack>
    </Dialog>
  );
}

/** How a guest arrives and who comes: a form until the day of arrival is over, then to read. */
export function ArrivalDialog(props: StepProps) {
  const { arriving, actions } = t.stay;
  const query = useArrival(props.stay.id);
  const { data, refetch } = query;
  if (data && props.stay.daysAhead < 0) return <ArrivalFacts {...props} arrival={data} />;
  if (data) {
    const readVersion = async () => (await refetch()).data?.version;
    return <ArrivalForm {...props} arrival={data} readVersion={readVersion} />;
  }
  return (
    <Dialog open title={actions.arrival} onClose={props.onClose}>
      <Awaited query={query} failed={arriving.failed} loading={arriving.loading} />
    </Dialog>
  );
}
