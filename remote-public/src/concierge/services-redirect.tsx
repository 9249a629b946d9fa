import { Navigate, useLocation } from '@marisma/shared/router';
import { t } from '../texts';
import { paths } from '../parts/paths';

export const title = t.meta.concierge.title;

/** The address that dashboards link to; what it asks for travels on. */
export default function ServicesRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.concierge, search, hash }} replace />;
}
