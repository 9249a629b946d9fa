import { addDays } from '@marisma/area-kit/format';
import type { Season } from '@marisma/area-kit/data';
import { Button, deferred, ErrorState, Stack } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { rates as texts } from '../../texts/en/rates';
import { withGone, withRow } from '../settings/drafts';
import { settingPage, type FieldsProps } from '../settings/setting-page';
import { StayComparison } from '../settings/stay-comparison';
import {
  draftOf,
  isChanged,
  planOf,
  readDraft,
  type Draft,
  type DraftSeason,
  type Rates,
} from './rates-draft';
import type { Edited, RatesDialogsProps } from './rates-dialogs';
import { compareRates, readRates, saveRates } from './queries';
import { SeasonsTable } from './seasons-table';
import { describeChange } from './words';

export const title = t.common.title(texts.title);

const RatesDialogs = deferred<RatesDialogsProps>(
  () => import(/* webpackChunkName: "rates-dialogs" */ './rates-dialogs'),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={texts.formFailed} reason={texts.failedHint} onRetry={onRetry} />
    ),
  },
);

const SHORTEST_COMPARED = 7;

function RatesFields({
  house,
  houses,
  stored,
  draft,
  setDraft,
  busy,
  edited,
  edit,
  propose,
}: FieldsProps<Rates, Draft, Edited>) {
  const putSeason = (season: Season, of: DraftSeason | undefined) => {
    setDraft((before) => ({ ...before, seasons: withRow(before.seasons, season, of) }));
    edit(undefined);
    const from = season.from_day < stored.today ? stored.today : season.from_day;
    propose({ from, to: addDays(from, Math.max(SHORTEST_COMPARED, season.min_nights)) });
  };
  return (
    <>
      <Stack $row $wrap $gap={3}>
        <Button variant="outline" size="sm" disabled={busy} onClick={() => edit('new')}>
          {texts.add}
        </Button>
        {houses.length > 1 && (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => edit('copy')}>
            {texts.copy.open}
          </Button>
        )}
      </Stack>
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
      {edited !== undefined && (
        <RatesDialogs
          {...{ edited, draft, house, houses }}
          today={stored.today}
          onBase={(base) => {
            setDraft((before) => ({ ...before, base }));
            edit(undefined);
          }}
          onSeason={putSeason}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

/** The prices of a house, its seasons and their history. */
export default settingPage<Rates, Draft, Edited>({
  name: 'rates',
  texts,
  path: paths.rates,
  panel: texts.seasons,
  request: (client, house = '') => readRates(client, house),
  save: (client, house = '', draft, version) => saveRates(client, house, planOf(draft), version),
  draftOf,
  read: readDraft,
  isChanged,
  Fields: RatesFields,
  Preview: ({ house, stored, draft, ...days }) => (
    <StayComparison
      comparison={compareRates(house?.id ?? '', planOf(draft))}
      today={stored.today}
      {...days}
    />
  ),
  describeChange,
});
