import { change } from '@marisma/area-kit/data';
import { useNavigate } from '@marisma/area-kit/router';
import { Button, FormStatus, Stack } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import { useDesk } from '../../desk-context';
import { useDeskKeys } from '../../use-desk-keys';
import { seen } from '../queries';
import { useOpenRequest } from '../request-context';
import { useRequestChange } from '../use-request-change';
import { AssignDialog } from './assign-dialog';
import { MergeDialog } from './merge-dialog';
import { SnoozeDialog } from './snooze-dialog';

type Step = 'assign' | 'snooze' | 'merge';
const dialogs = { assign: AssignDialog, snooze: SnoozeDialog, merge: MergeDialog };

/** Assign, put off, close or take up again, merge: by buttons and by keys. */
export function Actions() {
  const { request, asked } = useOpenRequest();
  const { listPath } = useDesk();
  const navigate = useNavigate();
  const texts = t.manage;
  const [step, setStep] = useState<Step>();
  const closed = request.state === 'closed';
  const { busy, problem, send } = useRequestChange((client) =>
    change(client.rpc(closed ? 'reopen_request' : 'close_request', seen(request))),
  );
  // The database lets nobody close a stay that is undecided; the key says so in its words.
  const close = () => void send();
  useDeskKeys({
    a: () => setStep('assign'),
    s: () => setStep('snooze'),
    e: close,
    Escape: () => void navigate(listPath),
  });
  const Dialog = step && dialogs[step];
  const undecided = asked.kind === 'stay' && asked.status === 'pending';
  return (
    <div>
      <Stack $row $wrap $gap={2}>
        <Button variant="outline" size="sm" aria-keyshortcuts="a" onClick={() => setStep('assign')}>
          {texts.assign.open}
        </Button>
        <Button variant="outline" size="sm" aria-keyshortcuts="s" onClick={() => setStep('snooze')}>
          {texts.snooze.open}
        </Button>
        {!undecided && (
          <Button
            variant="outline"
            size="sm"
            aria-keyshortcuts="e"
            busy={busy}
            busyLabel={closed ? texts.reopening : texts.closing}
            onClick={close}
          >
            {closed ? texts.reopen : texts.close}
          </Button>
        )}
        {request.kind !== 'stay' && request.merged_into === null && (
          <Button variant="outline" size="sm" onClick={() => setStep('merge')}>
            {texts.merge.open}
          </Button>
        )}
      </Stack>
      <FormStatus tone="danger">{problem}</FormStatus>
      {Dialog && <Dialog onClose={() => setStep(undefined)} />}
    </div>
  );
}
