import { AnswerDue } from '@marisma/area-kit/reply-clock/answer-due';
import { change } from '@marisma/area-kit/data';
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
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import { formatDayOf } from '../../lib/format';
import { t } from '../../texts';
import { DaysOff, WeekFields } from './hours-fields';
import { type Draft, draftOf, faultsOf, isChanged, planOf, readDraft } from './office-draft';
import { type Office, usePreview } from './queries';
import { useSetting } from '../../lib/setting-queries';
import { useSettingDraft } from '../../lib/use-setting-draft';
import { Loaded } from '../../lib/loaded';
import { DeskPage } from '../desk-page';

export const title = t.desk.hours;

/** Office hours and days off, which the reply clock counts. */
export default function HoursPage() {
  const texts = t.hours;
  const query = useSetting<Office>('office');
  return (
    <DeskPage title={title} lead={texts.lead} width="48rem">
      <Loaded query={query} loading={texts.loading} failed={texts.failedTitle} hint={texts.failedHint}>
        {(office) => <HoursForm office={office} onReload={async () => (await query.refetch()).isSuccess} />}
      </Loaded>
    </DeskPage>
  );
}

interface HoursFormProps {
  office: Office;
  onReload: () => Promise<boolean>;
}

const setting = { draftOf, read: readDraft, isChanged };

/** The week, the days off, and what they promise to somebody who writes now. */
function HoursForm({ office, onReload }: HoursFormProps) {
  const texts = t.hours;
  const [tried, setTried] = useState(false);
  const { frame, focusFirstInvalid } = useFirstInvalid();
  const saveButton = useRef<HTMLButtonElement>(null);
  const form = useSettingDraft<Office, Draft>({
    setting,
    name: 'desk.hours',
    stored: office,
    save: (client, plan, expected_version) =>
      change(client.rpc('set_office', { ...planOf(plan), expected_version })),
    saved: texts.saved,
    onReload,
    onSettle: () => setTried(false),
  });
  const { draft, setDraft, error } = form;
  const faults = faultsOf(draft, office.today);
  const preview = usePreview(faults.size === 0 ? planOf(draft) : undefined);

  const save = () => {
    setTried(true);
    if (faults.size > 0) return focusFirstInvalid();
    void form.send();
  };
  const reload = () => {
    // The button goes with the answer.
    saveButton.current?.focus();
    void form.reload();
  };

  const stale = error?.code === 'stale' && texts.stale(error.changed?.who ?? texts.somebody);
  return (
    <Stack $gap={6} ref={frame}>
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
        <Button ref={saveButton} onClick={save} busy={form.saving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        {(stale || form.reading === 'failed') && (
          <Button variant="outline" onClick={reload}>
            {texts.reload}
          </Button>
        )}
      </Stack>
      {office.changed_at && (
        <Small>{texts.lastChange(formatDayOf(office.changed_at), office.changed_by ?? texts.somebody)}</Small>
      )}
      <LeaveGuard dirty={form.changed} texts={texts.leave} onLeave={form.forget} />
    </Stack>
  );
}
