import { Heading, Spinner } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { PageFrame } from './page-frame';

/** Shown until the service is read from the history entry. */
export function WaitingView() {
  return (
    <PageFrame>
      <Heading level={1}>{t.serviceBooking.title}</Heading>
      <Spinner label={t.common.loading} fill />
    </PageFrame>
  );
}
