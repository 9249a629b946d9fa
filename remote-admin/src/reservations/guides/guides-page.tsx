import type { HouseGuide, HousePerson, HouseSecrets } from '@marisma/area-kit/data';
import { Grid, Small, Stack, StatusBadge, TitledPanel } from '@marisma/area-kit/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { t } from '../../texts';
import { guides as texts } from '../../texts/en/guides';
import { type FieldsProps, settingPage } from '../settings/setting-page';
import {
  describeChange,
  draftOf,
  faultsOf,
  type GuideDraft,
  type GuideSetting,
  isChanged,
  readDraft,
  trimmed,
} from './guide-draft';
import { addsRows, removeRow } from '../../lib/remove-row';
import { SmallButton } from '../../lib/small-button';
import { TextAreaField, TextField } from '../../lib/text-field';

export const title = t.common.title(texts.title);

type Worded = Exclude<keyof HouseGuide, 'people'>;

function GuideFields({ stored, draft, setDraft, busy, faults }: FieldsProps<GuideSetting, GuideDraft>) {
  const write = (part: Partial<HouseGuide>) => setDraft({ ...draft, guide: { ...draft.guide, ...part } });

  const short = (name: Worded, most: number, hint?: string) => (
    <TextField
      label={texts.fields[name]}
      hint={hint}
      error={faults[name]}
      value={draft.guide[name]}
      maxLength={most}
      autoComplete="off"
      disabled={busy}
      onChange={(text) => write({ [name]: text })}
    />
  );
  const long = (name: Worded, most: number) => (
    <TextAreaField
      label={texts.fields[name]}
      rows={10}
      value={draft.guide[name]}
      maxLength={most}
      disabled={busy}
      lang={name.slice(-2)}
      onChange={(text) => write({ [name]: text })}
    />
  );
  const secret = (name: keyof HouseSecrets) => (
    <TextField
      label={texts.fields[name]}
      value={draft.secrets[name]}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      translate="no"
      disabled={busy}
      onChange={(text) => setDraft({ ...draft, secrets: { ...draft.secrets, [name]: text } })}
    />
  );

  return (
    <>
      {stored.sample && (
        <div>
          <StatusBadge tone="warning">{texts.sample}</StatusBadge>
        </div>
      )}
      <TitledPanel title={texts.parts.way}>
        <Stack $gap={4}>
          <Small>{texts.topicsHint}</Small>
          <Grid $min="18rem" $max={2} $gap={4}>
            {long('directions_en', 3000)}
            {long('directions_es', 3000)}
            {short('airport_en', 300, texts.airportHint)}
            {short('airport_es', 300, texts.airportHint)}
          </Grid>
          {short('map_url', 500, texts.mapHint)}
        </Stack>
      </TitledPanel>
      <TitledPanel title={texts.parts.secrets}>
        <Stack $gap={4}>
          <Small>{texts.secretsHint}</Small>
          <Grid $min="12rem" $max={3} $gap={4}>
            {secret('door_code')}
            {secret('wifi_name')}
            {secret('wifi_password')}
          </Grid>
        </Stack>
      </TitledPanel>
      <TitledPanel title={texts.parts.people}>
        <Stack $gap={4}>
          <PeopleFields
            people={draft.guide.people}
            faults={faults}
            disabled={busy}
            onChange={(people) => write({ people })}
          />
          {short('emergency', 40)}
        </Stack>
      </TitledPanel>
      <TitledPanel title={texts.parts.manual}>
        <Stack $gap={4}>
          <Small>{texts.topicsHint}</Small>
          <Grid $min="18rem" $max={2} $gap={4}>
            {long('manual_en', 6000)}
            {long('manual_es', 6000)}
          </Grid>
        </Stack>
      </TitledPanel>
    </>
  );
}

/** The arrival guide of a house: what its guests read before and at the door. */
export default settingPage<GuideSetting, GuideDraft>({
  texts,
  path: paths.guides,
  reader: 'house_guide_setting',
  writer: 'set_house_guide',
  draftOf,
  planOf: trimmed,
  read: readDraft,
  isChanged,
  faultsOf,
  Fields: GuideFields,
  describeChange,
});

const MOST_PEOPLE = 10;
const PARTS = { name: 100, role_en: 100, role_es: 100, phone: 20 } as const;

interface PeopleFieldsProps {
  people: readonly HousePerson[];
  faults: Record<string, string>;
  disabled: boolean;
  onChange: (people: HousePerson[]) => void;
}

function PeopleFields({ people, faults, disabled, onChange }: PeopleFieldsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (added.current) frame.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
    added.current = false;
  }, [people.length]);
  const edit = (place: number, part: Partial<HousePerson>) =>
    onChange(people.map((one, at) => (at === place ? { ...one, ...part } : one)));
  return (
    <Stack $gap={4} ref={frame}>
      {people.map((person, at) => (
        <Stack key={at} as="fieldset" $gap={2} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <legend>{texts.person(at + 1)}</legend>
          <Grid $min="10rem" $max={4} $gap={3}>
            {(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => (
              <TextField
                key={part}
                label={texts.personParts[part]}
                required={part === 'name' || part === 'phone'}
                error={faults[`${part} ${at}`]}
                value={person[part]}
                maxLength={PARTS[part]}
                autoComplete="off"
                inputMode={part === 'phone' ? 'tel' : undefined}
                disabled={disabled}
                onChange={(text) => edit(at, { [part]: text })}
              />
            ))}
          </Grid>
          <div>
            <SmallButton
              variant="quiet"
              disabled={disabled}
              onClick={({ currentTarget }) =>
                removeRow(currentTarget, () => onChange(people.filter((_, place) => place !== at)))
              }
            >
              {texts.removePerson(person.name.trim() || texts.person(at + 1))}
            </SmallButton>
          </div>
        </Stack>
      ))}
      {people.length < MOST_PEOPLE && (
        <div>
          <SmallButton
            {...addsRows}
            disabled={disabled}
            onClick={() => {
              added.current = true;
              onChange([...people, { name: '', role_en: '', role_es: '', phone: '' }]);
            }}
          >
            {texts.addPerson}
          </SmallButton>
        </div>
      )}
    </Stack>
  );
}
