import type { HouseGuide, HouseSecrets } from '@marisma/area-kit/data';
import { Field, Grid, Input, Small, Stack, StatusBadge, TextArea, TitledPanel } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { guides as texts } from '../../texts/en/guides';
import { settingPage, type FieldsProps } from '../settings/setting-page';
import {
  describeChange,
  draftOf,
  faultsOf,
  isChanged,
  readDraft,
  readGuide,
  saveGuide,
  trimmed,
  type GuideDraft,
  type GuideSetting,
} from './guide-draft';
import { PeopleFields } from './people-fields';

export const title = t.common.title(texts.title);

type Worded = Exclude<keyof HouseGuide, 'people'>;

function GuideFields({ stored, draft, setDraft, busy, faults }: FieldsProps<GuideSetting, GuideDraft>) {
  const write = (part: Partial<HouseGuide>) => setDraft({ ...draft, guide: { ...draft.guide, ...part } });

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
  name: 'guide',
  texts,
  path: paths.guides,
  request: (client, house = '') => readGuide(client, house),
  save: (client, house = '', draft, version) => saveGuide(client, house, trimmed(draft), version),
  draftOf,
  read: readDraft,
  isChanged,
  faultsOf,
  Fields: GuideFields,
  describeChange,
});
