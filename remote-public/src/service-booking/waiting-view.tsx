import { Heading, Spinner } from '@marisma/shared/ui';
import { en } from '../texts/en';
import { PageFrame } from './page-frame';

/** Until the browser has said which service it came with. */
export function WaitingView() {
  return (
    <PageFrame>
      <Heading level={1}>{en.serviceBooking.title}</Heading>
      <Spinner label={en.common.loading} fill />
    </PageFrame>
  );
}
