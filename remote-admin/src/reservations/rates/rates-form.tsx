import { addDays } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useChange } from '@marisma/area-kit/stays';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import {
  Button,
  ErrorState,
  FormStatus,
  deferred,
  LeaveGuard,
  SignInAgain,
  Stack,
  Text,
  TitledPanel,
  useKept,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { momentInWords } from '../../lib/moments';
import { rates } from '../../texts/en/rates';
import type { House } from '../../lib/houses.data';
import { draftOf, isChanged, keptOf, keyed, planOf, type Draft, type DraftSeason } from './rates-draft';
import type { Edited, RatesDialogsProps } from './rates-dialogs';
import { RatesHistory } from './rates-history';
import { saveRates, type Rates, type Season } from './rates.data';
import { SeasonsTable } from './seasons-table';
import { StayComparison, type ComparedDays } from './stay-comparison';

const RatesDialogs = deferred<RatesDialogsProps>(
  () => import(/* webpackChunkName: "rates-dialogs" */ './rates-dialogs'),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={rates.formFailed} reason={rates.failedHint} onRetry={onRetry} />
    ),
  },
);

const SHORTEST_COMPARED = 7;

/** For who pressed a button that goes once nothing is changed. */
const toFirstButton = (within: HTMLElement | null) => within?.querySelector('button')?.focus();

interface RatesFormProps {
  house: House;
  stored: Rates;
  onSaved: (rates: Rates) => void;
  /** Reads the rates again and drops what was entered. Resolves to whether they arrived. */
  onReload: () => Promise<boolean>;
}

/** The prices of a house: changed in a draft, compared with what holds, and saved as one whole. */
export function RatesForm({ house, stored, onSaved, onReload }: RatesFormProps) {
  const texts = rates;
  const { notify } = useShell();
  const [kept, keep] = useKept(`rates.${house.id}`, keptOf(stored));
  const [draft, setDraft] = useState<Draft>(() => kept ?? draftOf(stored));
  const [edited, edit] = useState<Edited>();
  const [days, setDays] = useState<ComparedDays>({ from: '', to: '' });
  const { busy: saving, refusal, send, forget } = useChange(() => Promise.resolve());
  const [reading, setReading] = useState<'now' | 'failed'>();
  const seasonsTop = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(stored);
  if (begun !== stored) {
    // Saved or read again: the draft begins anew.
    setBegun(stored);
    setDraft(draftOf(stored));
    forget();
  }
  // The answer replaces the draft, so nothing is entered until it is there.
  const busy = saving !== undefined || reading === 'now';
  const shown = useRef(stored);
  useEffect(() => {
    if (busy || shown.current === stored) return;
    shown.current = stored;
    toFirstButton(seasonsTop.current);
  }, [busy, stored]);
  const changed = isChanged(draft, stored);
  useEffect(
    () => keep(changed ? { ...draft, version: stored.version } : undefined),
    [changed, draft, keep, stored],
  );
  const plan = planOf(draft);

  const save = async () => {
    // A dialog that is still loading would open over the answer.
    edit(undefined);
    setReading(undefined);
    const saved = await send('save', (client) => saveRates(client, house.id, plan, stored.version));
    if (!saved) return;
    onSaved(saved);
    notify({ kind: 'success', title: texts.saved(house.name) });
  };
  const reload = async () => {
    edit(undefined);
    setReading('now');
    setReading((await onReload()) ? undefined : 'failed');
  };

  const putSeason = (season: Season, of: DraftSeason | undefined) => {
    setDraft((before) => ({
      ...before,
      seasons: of
        ? before.seasons.map((one) => (one.key === of.key ? { ...season, key: of.key } : one))
        : [...before.seasons, keyed(season)],
    }));
    edit(undefined);
    if (!days.from && !days.to) {
      const from = season.firstNight < stored.today ? stored.today : season.firstNight;
      setDays({ from, to: addDays(from, Math.max(SHORTEST_COMPARED, season.minNights)) });
    }
  };

  const stale = refusal?.code === 'stale';
  const by = refusal?.changed;
  const told = [
    refusal &&
      (stale
        ? texts.stale(by?.who ?? texts.somebody, by ? momentInWords(by.when) : '–')
        : stayTexts.refusals[refusal.code]),
    reading === 'failed' && `${texts.failed}. ${texts.failedHint}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Stack $gap={6}>
      <TitledPanel title={texts.seasons}>
        <Stack $gap={4} ref={seasonsTop}>
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
              setDraft((before) => ({
                ...before,
                seasons:
                  gone && season.id === null
                    ? before.seasons.filter(({ key }) => key !== season.key)
                    : before.seasons.map((one) => (one.key === season.key ? { ...one, gone } : one)),
              }))
            }
          />
          <FormStatus tone="danger">
            {told && (
              <>
                {told}
                {refusal && <SignInAgain after={refusal} />}
              </>
            )}
          </FormStatus>
          {changed && (
            <Stack $gap={3}>
              <Text $size="sm" $muted>
                {texts.unsaved}
              </Text>
              <Stack $row $wrap $gap={3}>
                <Button
                  disabled={busy}
                  busy={saving !== undefined}
                  busyLabel={texts.saving}
                  onClick={() => void save()}
                >
                  {texts.save}
                </Button>
                <Button
                  variant="outline"
                  disabled={busy}
                  busy={reading === 'now'}
                  busyLabel={texts.loading}
                  onClick={() => {
                    if (stale) return void reload();
                    toFirstButton(seasonsTop.current);
                    setDraft(draftOf(stored));
                    forget();
                  }}
                >
                  {stale ? texts.reload : texts.discard}
                </Button>
              </Stack>
            </Stack>
          )}
        </Stack>
      </TitledPanel>
      <StayComparison house={house.id} plan={plan} today={stored.today} days={days} onDays={setDays} />
      <RatesHistory changes={stored.history} />
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
      <LeaveGuard dirty={changed} texts={texts.leave} onLeave={() => keep(undefined)} />
    </Stack>
  );
}
