import { EmptyState } from '@marisma/area-kit/ui';
import People from '../../lib/people/people';
import { t } from '../../texts';
import { useIsAdmin } from '../desk-context';
import { DeskPage } from '../desk-page';

export const title = t.desk.people;

/** Who is staff; an admin makes accounts staff, or takes that back. */
export default function PeoplePage() {
  const texts = t.people;
  const admin = useIsAdmin();
  return (
    <DeskPage title={title} lead={texts.lead}>
      {admin ? <People /> : <EmptyState title={texts.onlyAdmins}>{texts.onlyAdminsHint}</EmptyState>}
    </DeskPage>
  );
}
