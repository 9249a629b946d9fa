import { addDays } from '@marisma/area-kit/format';
import type { Season } from '@marisma/area-kit/data';
import { Button, ErrorState, deferred, Stack, TitledPanel } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import { rates } from '../../texts/en/rates';
import type { House } from '../../lib/houses';
import { Changes } from '../settings/changes';
import { withGone, withRow } from '../settings/drafts';
import { SaveBar } from '../settings/save-bar';
import { StayComparison, type ComparedDays } from '../settings/stay-comparison';
import { useSettingDraft } from '../settings/use-setting-draft';
import { draftOf, isChanged, planOf, readDraft, type DraftSeason, type Rates } from './rates-draft';
import type { Edited, RatesDialogsProps } from './rates-dialogs';
import { compareRates, saveRates } from './queries';
import { SeasonsTable } from './seasons-table';
import { describeChange } from './words';

const RatesDialogs = deferred<RatesDialogsProps>(
  () => import(/* webpackChunkName: "rates-dialogs" */ './rates-dialogs'),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={rates.formFailed} reason={rates.failedHint} onRetry={onRetry} />
    ),
  },
);

const SHORTEST_COMPARED = 7;

interface RatesFormProps {
  house: House;
  stored: Rates;
  /** Reads the rates again and drops what was entered. Resolves to whether they arrived. */
  onReload: () => Promise<boolean>;
}

/** The prices of a house: changed in a draft, compared with what holds, and saved as one whole. */
export function RatesForm({ house, stored, onReload }: RatesFormProps) {
  const texts = rates;
  const [edited, edit] = useState<Edited>();
  const [days, setDays] = useState<ComparedDays>({ from: '', to: '' });
  const top = useRef<HTMLDivElement>(null);
  const form = useSettingDraft({
    name: `rates.${house.id}`,
    stored,
    draftOf,
    read: readDraft,
    isChanged,
    save: (client, draft, version) => saveRates(client, house.id, planOf(draft), version),
    saved: texts.saved(house.name),
    onReload,
    onSettle: () => edit(undefined),
    top,
  });
  const { draft, setDraft, busy } = form;
  const putSeason = (season: Season, of: DraftSeason | undefined) => {
    setDraft((before) => ({ ...before, seasons: withRow(before.seasons, season, of) }));
    edit(undefined);
    if (!days.from && !days.to) {
      const from = season.from_day < stored.today ? stored.today : season.from_day;
      setDays({ from, to: addDays(from, Math.max(SHORTEST_COMPARED, season.min_nights)) });
    }
  };
  return (
    <Stack $gap={6}>
      <TitledPanel title={texts.seasons}>
        <Stack $gap={4} ref={top}>
          <div>
            <Button variant="outline" size="sm" disabled={busy} onClick={() => edit('new')}>
              {texts.add}
            </Button>
          </div>
          <SeasonsTable
            draft={draft}
            stored={stored}
            busy={busy}
            onEdit={edit}
            onEditBase={() => edit('base')}
            onGone={(season, gone) =>
              setDraft((before) => ({ ...before, seasons: withGone(before.seasons, season, gone) }))
            }
          />
          <SaveBar form={form} texts={texts} />
        </Stack>
      </TitledPanel>
      <StayComparison
        comparison={compareRates(house.id, planOf(draft))}
        today={stored.today}
        days={days}
        onDays={setDays}
      />
      <Changes changes={stored.history} describe={describeChange} />
      {edited !== undefined && (
        <RatesDialogs
          edited={edited}
          draft={draft}
          today={stored.today}
          onBase={(base) => {
            setDraft((before) => ({ ...before, base }));
            edit(undefined);
          }}
          onSeason={putSeason}
          onClose={() => edit(undefined)}
        />
      )}
    </Stack>
  );
}
