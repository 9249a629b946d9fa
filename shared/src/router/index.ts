/**
 * The router that shell and areas share: a small module instead of all of react-router-dom, because sharing a package
 * turns off its tree shaking. Add an export here when an area needs it.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  MemoryRouter,
  RouterProvider,
  createMemoryRouter,
  isRouteErrorResponse,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type {
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavLinkProps,
  RouteObject,
  To,
} from 'react-router-dom';
export { lazyIndex, lazyRoute, loadPages, readPageHead, type PageModule } from './lazy-route';
export { notFound } from './not-found';
