import { Navigate, useLocation } from '@marisma/shared/router';
import { en } from '../texts/en';
import { paths } from '../parts/paths';

export const title = en.meta.concierge.title;

/** The address that dashboards link to; what it asks for travels on. */
export default function ServicesRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.concierge, search, hash }} replace />;
}
