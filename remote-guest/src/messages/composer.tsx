import { Reply } from '@marisma/area-kit/thread/composer';
import { errorInWords } from '../parts/change-dialog';
import { OWN } from '../parts/own';
import { t } from '../texts';

/** Writes to the office about a request of the guest. */
export default function Composer({ requestId }: { requestId: string }) {
  return <Reply requestId={requestId} texts={t.stay.write} reads={OWN} errorInWords={errorInWords} />;
}
