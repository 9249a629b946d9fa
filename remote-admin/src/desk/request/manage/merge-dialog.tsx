import { change } from '@marisma/area-kit/data';
import { Button, Dialog, Field, FormStatus, Select, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import { momentInWords } from '../../../lib/moments';
import { Loaded } from '../../loaded';
import { canMerge, seen, useOthers } from '../queries';
import { useOpenRequest } from '../request-context';
import { useRequestChange } from '../use-request-change';

/** Chooses the request in which this one is answered from now on. */
export function MergeDialog({ onClose }: { onClose: () => void }) {
  const { request } = useOpenRequest();
  const texts = t.manage.merge;
  const others = useOthers(request);
  const [chosen, choose] = useState('');
  const { busy, problem, send } = useRequestChange((client, into_id: string) =>
    change(client.rpc('merge_requests', { ...seen(request), into_id })),
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
        <Loaded query={others} level={3} loading={t.manage.others.loading} failed={t.manage.others.failed}>
          {(all) => {
            const targets = all.filter((other) => canMerge(request, other));
            if (targets.length === 0) return <Text $strong>{texts.none}</Text>;
            return (
              <Field label={texts.into}>
                <Select value={chosen} onChange={(event) => choose(event.target.value)}>
                  <option value="">{texts.choose}</option>
                  {targets.map(({ id, kind, subject, opened_at }) => (
                    <option key={id} value={id}>
                      {[t.desk.kinds[kind], subject || t.desk.noSubject, momentInWords(opened_at)].join(', ')}
                    </option>
                  ))}
                </Select>
              </Field>
            );
          }}
        </Loaded>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
