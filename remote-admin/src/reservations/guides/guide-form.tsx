import type { HouseGuide, HouseSecrets } from '@marisma/area-kit/data';
import { Field, Grid, Input, Stack, StatusBadge, Text, TextArea, TitledPanel } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import type { House } from '../../lib/houses';
import { guides as texts } from '../../texts/en/guides';
import { Changes } from '../settings/changes';
import { SaveBar } from '../settings/save-bar';
import { useSettingDraft } from '../settings/use-setting-draft';
import {
  describeChange,
  draftOf,
  faultsOf,
  isChanged,
  readDraft,
  saveGuide,
  trimmed,
  type GuideDraft,
  type GuideSetting,
} from './guide-draft';
import { PeopleFields } from './people-fields';

interface GuideFormProps {
  house: House;
  stored: GuideSetting;
  onReload: () => Promise<boolean>;
}

type Worded = Exclude<keyof HouseGuide, 'people'>;

/** The guide: changed in a draft and saved as one whole. */
export function GuideForm({ house, stored, onReload }: GuideFormProps) {
  const top = useRef<HTMLDivElement>(null);
  const form = useSettingDraft<GuideSetting, GuideDraft>({
    name: `guide ${house.id}`,
    stored,
    draftOf,
    read: readDraft,
    isChanged,
    save: (client, draft, version) => saveGuide(client, house.id, trimmed(draft), version),
    saved: texts.saved(house.name),
    onReload,
    onSettle: () => setTried(false),
    top,
  });
  const { draft, setDraft, busy } = form;
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(draft) : {};
  const write = (part: Partial<HouseGuide>) => setDraft({ ...draft, guide: { ...draft.guide, ...part } });
  const send = async () => {
    if (Object.keys(faultsOf(draft)).length === 0) return form.send();
    setTried(true);
    // Once the faults are drawn.
    setTimeout(() => top.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const short = (name: Worded, most: number, hint?: string) => (
    <Field label={texts.fields[name]} hint={hint} error={faults[name]}>
      <Input
        value={draft.guide[name]}
        maxLength={most}
        autoComplete="off"
        disabled={busy}
        onChange={({ target }) => write({ [name]: target.value })}
      />
    </Field>
  );
  const long = (name: Worded, most: number) => (
    <Field label={texts.fields[name]}>
      <TextArea
        rows={10}
        value={draft.guide[name]}
        maxLength={most}
        disabled={busy}
        lang={name.slice(-2)}
        onChange={({ target }) => write({ [name]: target.value })}
      />
    </Field>
  );
  const secret = (name: keyof HouseSecrets) => (
    <Field label={texts.fields[name]}>
      <Input
        value={draft.secrets[name]}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        disabled={busy}
        onChange={({ target }) => setDraft({ ...draft, secrets: { ...draft.secrets, [name]: target.value } })}
      />
    </Field>
  );

  return (
    <Stack $gap={6} ref={top}>
      {stored.sample && (
        <div>
          <StatusBadge tone="warning">{texts.sample}</StatusBadge>
        </div>
      )}
      <TitledPanel title={texts.parts.way}>
        <Stack $gap={4}>
          <Text $size="sm" $muted>
            {texts.topicsHint}
          </Text>
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
          <Text $size="sm" $muted>
            {texts.secretsHint}
          </Text>
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
          <Text $size="sm" $muted>
            {texts.topicsHint}
          </Text>
          <Grid $min="18rem" $max={2} $gap={4}>
            {long('manual_en', 6000)}
            {long('manual_es', 6000)}
          </Grid>
        </Stack>
      </TitledPanel>
      <SaveBar form={{ ...form, send }} texts={texts} />
      <Changes changes={stored.history} describe={describeChange} />
    </Stack>
  );
}
