import { addDays } from '@marisma/area-kit/format';
import type { Season } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { plainList, space } from '@marisma/area-kit/theme';
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
import styled from 'styled-components';
import { momentInWords } from '../../lib/moments';
import { rates } from '../../texts/en/rates';
import type { House } from '../../lib/houses';
import {
  draftOf,
  isChanged,
  keptOf,
  keyed,
  planOf,
  type Draft,
  type DraftSeason,
  type RateChange,
  type Rates,
} from './rates-draft';
import type { Edited, RatesDialogsProps } from './rates-dialogs';
import { saveRates } from './queries';
import { SeasonsTable } from './seasons-table';
import { StayComparison, type ComparedDays } from './stay-comparison';
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

/** For who pressed a button that goes once nothing is changed. */
const toFirstButton = (within: HTMLElement | null) => within?.querySelector('button')?.focus();

interface RatesFormProps {
  house: House;
  stored: Rates;
  /** Reads the rates again and drops what was entered. Resolves to whether they arrived. */
  onReload: () => Promise<boolean>;
}

/** The prices of a house: changed in a draft, compared with what holds, and saved as one whole. */
export function RatesForm({ house, stored, onReload }: RatesFormProps) {
  const texts = rates;
  const { notify } = useShell();
  const [kept, keep] = useKept(`rates.${house.id}`, keptOf(stored));
  const [draft, setDraft] = useState<Draft>(() => kept ?? draftOf(stored));
  const [edited, edit] = useState<Edited>();
  const [days, setDays] = useState<ComparedDays>({ from: '', to: '' });
  const [reading, setReading] = useState<'now' | 'failed'>();
  const seasonsTop = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(stored);
  if (begun !== stored) {
    // Saved or read again: the draft begins anew.
    setBegun(stored);
    setDraft(draftOf(stored));
  }
  const plan = planOf(draft);
  const reload = async () => {
    // A dialog that is still loading would open over the answer.
    edit(undefined);
    setReading('now');
    setReading((await onReload()) ? undefined : 'failed');
  };
  const saving = useChange(async (client) => {
    await saveRates(client, house.id, plan, stored.version);
    await reload();
  });
  const { error, reset } = saving;
  // What is read replaces the draft, so nothing is entered until it is there.
  const busy = saving.busy || reading === 'now';
  const shown = useRef(stored);
  useEffect(() => {
    if (busy || shown.current === stored) return;
    shown.current = stored;
    reset();
    toFirstButton(seasonsTop.current);
  }, [busy, reset, stored]);
  const changed = isChanged(draft, stored);
  useEffect(
    () => keep(changed ? { ...draft, version: stored.version } : undefined),
    [changed, draft, keep, stored],
  );

  const saved = useRef<Rates>(undefined);
  const save = async () => {
    // Pressed again before what is stored now is shown.
    if (saved.current === stored) return;
    saved.current = stored;
    edit(undefined);
    setReading(undefined);
    if (await saving.send()) notify({ kind: 'success', title: texts.saved(house.name) });
    else saved.current = undefined;
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
      const from = season.from_day < stored.today ? stored.today : season.from_day;
      setDays({ from, to: addDays(from, Math.max(SHORTEST_COMPARED, season.min_nights)) });
    }
  };

  const stale = error?.code === 'stale';
  const by = error?.changed;
  /** What is stored has changed and is not shown. */
  const old = stale || reading === 'failed';
  const told = [
    error &&
      (stale
        ? texts.stale(by?.who ?? texts.somebody, by ? momentInWords(by.when) : '–')
        : errorText(error.code)),
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
                {error && <SignInAgain after={error} />}
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
                  busy={saving.busy}
                  busyLabel={texts.saving}
                  onClick={() => void save()}
                >
                  {texts.save}
                </Button>
                <Button
                  variant="outline"
                  disabled={busy}
                  busy={reading === 'now' && !saving.busy}
                  busyLabel={texts.loading}
                  onClick={() => {
                    if (old) return void reload();
                    toFirstButton(seasonsTop.current);
                    setDraft(draftOf(stored));
                    reset();
                  }}
                >
                  {old ? texts.reload : texts.discard}
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

const Changes = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(3)};
`;

/** Who changed which price when, newest first. */
function RatesHistory({ changes }: { changes: readonly RateChange[] }) {
  const texts = rates.history;
  return (
    <TitledPanel title={texts.title}>
      {changes.length === 0 && <Text $muted>{texts.none}</Text>}
      <Changes>
        {changes.map((change) => (
          <li key={change.id}>
            <Text $size="sm">{describeChange(change)}</Text>
            <Text $size="xs" $muted>
              {texts.by(change.by ?? texts.house, momentInWords(new Date(change.at)))}
            </Text>
          </li>
        ))}
      </Changes>
    </TitledPanel>
  );
}
