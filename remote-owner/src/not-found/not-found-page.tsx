import { AreaNotFound } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

export const title = t.common.title(t.notFound.title);

export default function NotFoundPage() {
  return <AreaNotFound area="owner" texts={t.notFound} home={paths.overview} />;
}
