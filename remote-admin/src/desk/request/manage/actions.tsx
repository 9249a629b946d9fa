import { change } from '@marisma/area-kit/data';
import { useNavigate } from '@marisma/area-kit/router';
import { withStayTexts } from '@marisma/area-kit/booking';
import { Button, deferred, Dialog, FormStatus, List, SelectField, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format';
import { t } from '../../../texts';
import { useDesk, useDeskKeys } from '../../desk-context';
import { Loaded } from '../../../lib/loaded';
import { requestVersion, useGuestRecord } from '../queries';
import { useOpenRequest, useRequestChange } from '../request-context';
import { SmallButton } from '../../../lib/small-button';

const SnoozeDialog = deferred(() => import(/* webpackChunkName: "snooze" */ './snooze-dialog'));

const OfferDialog = deferred<{ onClose: () => void }>(() =>
  withStayTexts(
    () => import(/* webpackChunkName: "offer" */ '../offer/offer-dialog'),
    () => import('../../../texts/es/house-calendar'),
    () => import('../../../texts/es/calendar-dialogs'),
  ),
);

const ErasureDialog = deferred<{ onClose: () => void }>(() =>
  withStayTexts(
    () => import(/* webpackChunkName: "erasure" */ '../../erasures/note-dialog'),
    () => import('../../../texts/es/erasures'),
  ),
);

const dialogs = {
  assign: AssignDialog,
  snooze: SnoozeDialog,
  merge: MergeDialog,
  offer: OfferDialog,
  erasure: ErasureDialog,
};
type Step = keyof typeof dialogs;

/** Assign, put off, close or take up again, merge: by buttons and by keys. */
export function Actions() {
  const { request, subject } = useOpenRequest();
  const { listPath } = useDesk();
  const navigate = useNavigate();
  const texts = t.manage;
  const [step, setStep] = useState<Step>();
  const closed = request.state === 'closed';
  const { busy, problem, send } = useRequestChange((client) =>
    change(client.rpc(closed ? 'reopen_request' : 'close_request', requestVersion(request))),
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
  const undecided = subject.kind === 'stay' && subject.status === 'pending';
  return (
    <div>
      <Stack $row $wrap $gap={2}>
        <SmallButton aria-keyshortcuts="a" onClick={() => setStep('assign')}>
          {texts.assign.open}
        </SmallButton>
        <SmallButton aria-keyshortcuts="s" onClick={() => setStep('snooze')}>
          {texts.snooze.open}
        </SmallButton>
        {!undecided && (
          <SmallButton
            aria-keyshortcuts="e"
            busy={busy}
            busyLabel={closed ? texts.reopening : texts.closing}
            onClick={close}
          >
            {closed ? texts.reopen : texts.close}
          </SmallButton>
        )}
        {request.kind !== 'stay' && request.merged_into === null && (
          <>
            <SmallButton onClick={() => setStep('merge')}>{texts.merge.open}</SmallButton>
            <SmallButton onClick={() => setStep('offer')}>{texts.offer}</SmallButton>
          </>
        )}
        <SmallButton onClick={() => setStep('erasure')}>{texts.erasure}</SmallButton>
      </Stack>
      <FormStatus tone="danger">{problem}</FormStatus>
      {Dialog && <Dialog onClose={() => setStep(undefined)} />}
    </div>
  );
}

function AssignDialog({ onClose }: { onClose: () => void }) {
  const { request, staff, me } = useOpenRequest();
  const texts = t.manage.assign;
  const { busy, problem, send } = useRequestChange((client, to: string | null) =>
    // The generated type does not know that nobody is null.
    change(client.rpc('assign_request', { ...requestVersion(request), assignee: to as string })),
  );
  const give = async (to: string | null) => {
    if (await send(to)) onClose();
  };
  const people = [...staff].sort((one, other) => Number(other.id === me) - Number(one.id === me));
  return (
    <Dialog open width="sm" title={texts.title} onClose={onClose}>
      <Stack $gap={4}>
        {staff.length === 0 && <Text $muted>{texts.loading}</Text>}
        <List $gap={2}>
          {people.map(({ id, name }) => (
            <li key={id}>
              <Button
                block
                variant={id === request.assignee ? 'primary' : 'outline'}
                aria-pressed={id === request.assignee}
                disabled={busy || id === request.assignee}
                onClick={() => void give(id)}
              >
                {id === me ? texts.me(name) : name}
              </Button>
            </li>
          ))}
          <li>
            <Button
              block
              variant="quiet"
              disabled={busy || request.assignee === null}
              onClick={() => void give(null)}
            >
              {texts.nobody}
            </Button>
          </li>
        </List>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}

function MergeDialog({ onClose }: { onClose: () => void }) {
  const { request } = useOpenRequest();
  const texts = t.manage.merge;
  const [chosen, choose] = useState('');
  const { busy, problem, send } = useRequestChange((client, into_id: string) =>
    change(client.rpc('merge_requests', { ...requestVersion(request), into_id })),
  );
  const merge = async () => {
    if (await send(chosen)) onClose();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {texts.keep}
          </Button>
          <Button busy={busy} busyLabel={texts.busy} disabled={chosen === ''} onClick={() => void merge()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{texts.lead}</Text>
        <Loaded
          query={useGuestRecord(request)}
          level={3}
          loading={t.manage.others.loading}
          failed={t.manage.others.failed}
        >
          {({ requests }) => {
            // The database's rule: of one account or, without any, of one address; and not into one that is merged itself.
            const targets = requests.filter(
              ({ id, guest_id, merged_into }) =>
                id !== request.id && guest_id === request.guest_id && merged_into === null,
            );
            if (targets.length === 0) return <Text $strong>{texts.none}</Text>;
            return (
              <SelectField
                label={texts.into}
                value={chosen}
                onChange={choose}
                options={[
                  ['', texts.choose],
                  ...targets.map(({ id, kind, subject, opened_at }) => {
                    const words = [t.desk.kinds[kind], subject || t.desk.noSubject, formatMoment(opened_at)];
                    return [id, words.join(', ')] as const;
                  }),
                ]}
              />
            );
          }}
        </Loaded>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
