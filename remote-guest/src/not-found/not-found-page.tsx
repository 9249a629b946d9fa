import { AreaNotFound } from '@marisma/area-kit/ui';
import { GuestNav } from '../frame/guest-nav';
import { paths } from '../paths';
import { t } from '../texts';

export const title = `${t.notFound.title} · Marisma`;

/** The not-found page for paths below the dashboard, inside the guest area's frame. */
export default function NotFoundPage() {
  return (
    <>
      <GuestNav />
      <AreaNotFound area="guest" texts={t.notFound} home={paths.dashboard} />
    </>
  );
}
