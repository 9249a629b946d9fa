import { Composer as Form } from '@marisma/area-kit/thread/composer';
import { ChangeError } from '../parts/change-dialog';
import { t } from '../texts';
import { useSendMessage } from './queries';

/** Writes to the house about a request of the guest. */
export default function Composer({ requestId }: { requestId: string }) {
  const { busy, error, send } = useSendMessage(requestId);
  return (
    <Form
      requestId={requestId}
      texts={t.stay.write}
      send={send}
      busy={busy}
      fault={error && <ChangeError error={error} />}
    />
  );
}
