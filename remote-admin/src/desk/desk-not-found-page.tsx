import { AreaNotFound } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

export default function DeskNotFoundPage() {
  return <AreaNotFound area="admin" texts={t.desk.notFound} home={paths.desk} />;
}
