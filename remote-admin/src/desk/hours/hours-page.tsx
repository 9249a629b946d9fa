import { AnswerDue } from '@marisma/area-kit/reply-clock/answer-due';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import {
  Button,
  ChangeFault,
  LeaveGuard,
  Note,
  Small,
  Stack,
  Text,
  TitledPanel,
  useKept,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { dayOfMoment } from '../../lib/moments';
import { t } from '../../texts';
import { DaysOff, WeekFields } from './hours-fields';
import { draftOf, faultsOf, isChanged, keptOf, planOf } from './office-draft';
import { useOffice, usePreview, useSaveOffice, type Office } from './queries';
import { Loaded } from '../../lib/loaded';
import { DeskPage } from '../desk-page';

export const title = t.desk.hours;

/** Office hours and days off, which the reply clock counts. */
export default function HoursPage() {
  const texts = t.hours;
  const query = useOffice();
  return (
    <DeskPage title={title} lead={texts.lead} width="48rem">
      <Loaded query={query} loading={texts.loading} failed={texts.failedTitle} hint={texts.failedHint}>
        {(office) => <HoursForm office={office} readAgain={query.refetch} />}
      </Loaded>
    </DeskPage>
  );
}

interface HoursFormProps {
  office: Office;
  readAgain: () => Promise<unknown>;
}

/** The week, the days off, and what they promise to somebody who writes now. */
function HoursForm({ office, readAgain }: HoursFormProps) {
  const { notify } = useShell();
  const texts = t.hours;
  const [kept, keep] = useKept('desk.hours', keptOf(office));
  const [draft, setDraft] = useState(() => kept ?? draftOf(office));
  const [tried, setTried] = useState(false);
  const { busy, error, send, reset } = useSaveOffice(office.version);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState(office.version);
  if (begun !== office.version) {
    // Saved or read again: the form begins anew, and the focus stays.
    setBegun(office.version);
    setDraft(draftOf(office));
    setTried(false);
  }
  const changed = isChanged(draft, office);
  useEffect(
    () => keep(changed ? { ...draft, version: office.version } : undefined),
    [changed, draft, keep, office.version],
  );
  const faults = faultsOf(draft, office.today);
  const preview = usePreview(faults.size === 0 ? planOf(draft) : undefined);

  const save = async () => {
    setTried(true);
    if (faults.size > 0 || !(await send(planOf(draft)))) return;
    notify({ kind: 'success', title: texts.saved });
  };
  const reload = async () => {
    // The button goes with the answer.
    saveButton.current?.focus();
    await readAgain();
    reset();
  };

  const stale = error?.code === 'stale' && texts.stale(error.changed?.who ?? texts.somebody);
  return (
    <Stack $gap={6}>
      <TitledPanel title={texts.week}>
        <WeekFields
          hours={draft.hours}
          faults={faults}
          onChange={(hours) => setDraft((before) => ({ ...before, hours }))}
        />
      </TitledPanel>
      <TitledPanel title={texts.daysOff}>
        <DaysOff
          closures={draft.closures}
          faults={faults}
          tried={tried}
          today={office.today}
          onChange={(closures) => setDraft((before) => ({ ...before, closures }))}
        />
      </TitledPanel>
      <TitledPanel title={texts.preview}>
        <div role="status">
          {faults.size > 0 ? (
            <Text $muted>{texts.previewLater}</Text>
          ) : preview.failed ? (
            <Note tone="warning">{texts.previewFailed}</Note>
          ) : preview.due === undefined ? (
            <Text $muted>{texts.previewing}</Text>
          ) : preview.due ? (
            <Text>
              <AnswerDue due={new Date(preview.due)} />
            </Text>
          ) : (
            <Note tone="warning">{texts.never}</Note>
          )}
        </div>
      </TitledPanel>
      <ChangeFault error={error} inWords={(fault) => stale || errorText(fault.code)} />
      <Stack $row $wrap $gap={4}>
        <Button ref={saveButton} onClick={() => void save()} busy={busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        {stale && (
          <Button variant="outline" onClick={() => void reload()}>
            {texts.reload}
          </Button>
        )}
      </Stack>
      {office.changed_at && (
        <Small>{texts.lastChange(dayOfMoment(office.changed_at), office.changed_by ?? texts.somebody)}</Small>
      )}
      <LeaveGuard dirty={changed} texts={texts.leave} onLeave={() => keep(undefined)} />
    </Stack>
  );
}
