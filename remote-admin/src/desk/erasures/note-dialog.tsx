import { change } from '@marisma/area-kit/data';
import { ConfirmDialog, Dialog, FormStatus, Text } from '@marisma/area-kit/ui';
import { Loaded } from '../../lib/loaded';
import { formatDay } from '../../lib/format';
import { erasures as texts } from '../../texts/en/erasures';
import { useOpenRequest, useRequestChange } from '../request/request-context';
import { useErasures } from './queries';

/** Starts the clock of the law for a request whose sender asks for erasure, or says until when it runs. */
export default function NoteDialog({ onClose }: { onClose: () => void }) {
  const { id } = useOpenRequest().request;
  const { busy, problem, send } = useRequestChange((client) =>
    change(client.rpc('note_erasure', { request_id: id })),
  );
  const { title, text, yes, no, busy: starting, started } = texts.note;
  const query = useErasures();
  const noted = query.data?.find(({ request_id }) => request_id === id);
  if (query.data && !noted)
    return (
      <ConfirmDialog
        title={title}
        texts={{ yes, busy: starting, no }}
        busy={busy}
        onConfirm={() => void send()}
        onClose={onClose}
      >
        <Text>{text}</Text>
        <FormStatus tone="danger">{problem}</FormStatus>
      </ConfirmDialog>
    );
  return (
    <Dialog open width="sm" title={title} onClose={onClose}>
      <Loaded query={query} level={3} loading={texts.loading} failed={texts.failed}>
        {() => noted && <Text>{started(formatDay(noted.answer_by))}</Text>}
      </Loaded>
    </Dialog>
  );
}
