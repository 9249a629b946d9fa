import { asDataError, type DataError } from '@marisma/area-kit/data';
import { AnswerDue } from '@marisma/area-kit/reply-clock/answer-due';
import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import {
  Button,
  FormStatus,
  LeaveGuard,
  Note,
  SignInAgain,
  Stack,
  Text,
  useKept,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../texts';
import { dayOfMoment } from '../../lib/moments';
import { DaysOff } from './days-off';
import { saveOffice, type Office } from './hours.data';
import { draftOf, faultsOf, isChanged, keptOf, planOf } from './office-draft';
import { usePreview } from './use-preview';
import { WeekFields } from './week-fields';

interface HoursFormProps {
  office: Office;
  onSaved: (office: Office) => void;
  /** Reads the hours again and drops what was typed. */
  onReload: () => void;
}

/** The week, the days off, and what they promise to somebody who writes now. */
export function HoursForm({ office, onSaved, onReload }: HoursFormProps) {
  const { supabase, notify } = useShell();
  const texts = t.hours;
  const [kept, keep] = useKept('desk.hours', keptOf(office));
  const [draft, setDraft] = useState(() => kept ?? draftOf(office));
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<DataError>();
  const busy = useRef(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState(office);
  if (begun !== office) {
    // Saved or read again: the form begins anew, and the focus stays.
    setBegun(office);
    setDraft(draftOf(office));
    setTried(false);
    setRefusal(undefined);
  }
  const changed = isChanged(draft, office);
  useEffect(
    () => keep(changed ? { ...draft, version: office.version } : undefined),
    [changed, draft, keep, office],
  );
  const faults = faultsOf(draft, office.today);
  const preview = usePreview(faults.size === 0 ? planOf(draft) : undefined);

  const save = async () => {
    setTried(true);
    if (faults.size > 0 || busy.current) return;
    busy.current = true;
    setSaving(true);
    setRefusal(undefined);
    try {
      const saved = await saveOffice(await supabase(), planOf(draft), office.version);
      notify({ kind: 'success', title: texts.saved });
      onSaved(saved);
    } catch (error) {
      setRefusal(asDataError(error));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const by = /^(.+) changed it at/.exec(refusal?.hint ?? '')?.[1] ?? texts.somebody;
  const fault = refusal && (refusal.code === 'stale' ? texts.stale(by) : stayTexts.refusals[refusal.code]);
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
          ) : preview.state === 'asking' ? (
            <Text $muted>{texts.previewing}</Text>
          ) : preview.state === 'failed' ? (
            <Note tone="warning">{texts.previewFailed}</Note>
          ) : preview.due ? (
            <Text>
              <AnswerDue due={preview.due} />
            </Text>
          ) : (
            <Note tone="warning">{texts.never}</Note>
          )}
        </div>
      </TitledPanel>
      <FormStatus tone="danger">
        {refusal && (
          <>
            {fault}
            <SignInAgain after={refusal} />
          </>
        )}
      </FormStatus>
      <Stack $row $wrap $gap={4}>
        <Button ref={saveButton} onClick={() => void save()} busy={saving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        {refusal?.code === 'stale' && (
          <Button
            variant="outline"
            onClick={() => {
              // This button goes with the answer.
              saveButton.current?.focus();
              onReload();
            }}
          >
            {texts.reload}
          </Button>
        )}
      </Stack>
      {office.changedAt && (
        <Text $size="sm" $muted>
          {texts.lastChange(dayOfMoment(office.changedAt), office.changedBy ?? texts.somebody)}
        </Text>
      )}
      <LeaveGuard dirty={changed} texts={texts.leave} onLeave={() => keep(undefined)} />
    </Stack>
  );
}
