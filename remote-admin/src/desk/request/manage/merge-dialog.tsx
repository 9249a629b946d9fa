import {
  Button,
  Dialog,
  ErrorState,
  Field,
  FormStatus,
  Select,
  Spinner,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import type { DeskRequest } from '../../desk-request';
import { momentInWords, momentOf } from '../../../lib/moments';
import { useOpenRequest } from '../request-context';
import { useChange } from '../use-change';
import { mergeRequest } from './manage.data';
import { useOthers } from './use-others';

/** The database's rule: one account or, without any, one address; and not into one that is merged itself. */
export const canTake = (source: DeskRequest, target: DeskRequest): boolean =>
  target.mergedInto === null &&
  source.guestId === target.guestId &&
  (source.guestId !== null ||
    (source.email !== '' && source.email.toLowerCase() === target.email.toLowerCase()));

/** Chooses the request in which this one is answered from now on. */
export function MergeDialog({ onClose }: { onClose: () => void }) {
  const { request } = useOpenRequest();
  const texts = t.manage.merge;
  const { data, isError, isFetching, refetch } = useOthers();
  const [chosen, choose] = useState('');
  const { busy, problem, send } = useChange((client, into: string) => mergeRequest(client, request, into));
  const targets = data?.filter((other) => canTake(request, other));
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
        {isError && !data && (
          <ErrorState
            level={3}
            title={t.manage.others.failed}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {!data && !isError && <Spinner label={t.manage.others.loading} />}
        {targets?.length === 0 && <Text $strong>{texts.none}</Text>}
        {targets && targets.length > 0 && (
          <Field label={texts.into}>
            <Select value={chosen} onChange={(event) => choose(event.target.value)}>
              <option value="">{texts.choose}</option>
              {targets.map(({ id, kind, subject, openedAt }) => (
                <option key={id} value={id}>
                  {[t.desk.kinds[kind], subject || t.desk.noSubject, momentInWords(momentOf(openedAt))].join(
                    ', ',
                  )}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
