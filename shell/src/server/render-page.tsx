import {
  findModuleFault,
  isCompatible,
  ORGANIZATION,
  type AreaModule,
  type MarkupNode,
  type PageMarkup,
  type PageRequest,
  type RegistryEntry,
  type RenderedPage,
} from '@marisma/area-kit/contract';
import { readPageMarkup } from '@marisma/area-kit/markup';
import { createMemoryRouter, isRouteErrorResponse, readPageHead } from '@marisma/area-kit/router';
import { documentLocale, intlLocale, withLocale, withoutLocale } from '@marisma/area-kit/texts';
import { fontFaces } from '@marisma/area-kit/theme/fonts';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { contactDetails } from '@marisma/area-kit/brand';
import { icons } from '@marisma/area-kit/media';
import { App } from '../app';
import { createAreaDirectory } from '../areas/area-directory';
import { AreaFault } from '../areas/area-fault';
import { areaStore, setArea } from '../areas/area-store';
import { findOwnPath } from '../areas/declared';
import { createRouter } from '../router/create-router';
import { whenLoaded } from '../hydration/when-loaded';
import { createServices } from '../services/create-services';

const NAME = 'Marisma';
const { address, email, phone } = contactDetails;

const company = (): MarkupNode => ({
  '@type': 'Organization',
  ...ORGANIZATION,
  name: NAME,
  url: '/',
  logo: icons.icon512,
  email,
  telephone: phone.dialed,
  address: address.slice(1).join(', '),
});

const site = (home: string): MarkupNode => ({
  '@type': 'WebSite',
  '@id': `${home}#site`,
  name: NAME,
  url: home,
  inLanguage: intlLocale(),
  publisher: ORGANIZATION,
});

/**
 * Adds the company to a page's structured data, and on the front page the site too, because search engines
 * look for both there. A page without structured data, except the front page, gets none.
 * @param own the page's structured data, if any
 * @param address of the page
 * @param home address of the front page in the rendered language
 */
function withSite(own: PageMarkup | undefined, address: string, home: string): PageMarkup | undefined {
  const nodes = own?.nodes ?? [];
  if (address === home) return { ...own, nodes: [company(), site(home), ...nodes] };
  return own && { ...own, nodes: [company(), ...nodes] };
}

const LOADED_WITHIN_MS = 10_000;

/**
 * Renders the first view of one page for a visitor whose session is unknown. If the area has no server
 * bundle, is guarded or can't be shown, the page has the shell's placeholder.
 * @throws Error when the page throws or does not finish
 */
export async function renderPage({ pathname, registry, areas: modules }: PageRequest): Promise<RenderedPage> {
  areaStore.setState({}, true);
  const areas = createAreaDirectory({ registry, rejected: {}, source: 'page' }, (entry, { keep }) =>
    takeModule(entry, modules[entry.live.name], keep),
  );
  const { services, session } = createServices(areas);
  const router = createRouter(areas, services.session, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [withLocale(pathname, documentLocale())] }),
  );
  const found = areas.find(pathname);
  const entry = found && registry.areas[found.name];
  const complete = isShellPath(pathname)
    ? false
    : !found ||
      entry?.disabled !== undefined ||
      (found.path.access === 'public' && isUsable(entry, modules[found.name]));
  try {
    if (complete && !(await whenLoaded(router, LOADED_WITHIN_MS)))
      throw new Error(`not loaded within ${LOADED_WITHIN_MS / 1000} seconds`);
    const { location, errors, loaderData } = router.state;
    const redirect = withoutLocale(location.pathname) === pathname ? undefined : location.pathname;
    const failure = Object.values(errors ?? {})[0];
    const missing = isRouteErrorResponse(failure) && failure.status === 404;
    if (failure !== undefined && !missing) throw failure;
    const sheet = new ServerStyleSheet();
    try {
      const facts = {
        registry,
        rejected: {},
        source: 'page' as const,
        signed: true,
        problems: [],
        notes: {},
        brokenBuilds: () => [],
        libraries: () => [],
      };
      const html = renderToString(
        sheet.collectStyles(<App services={services} session={session} router={router} facts={facts} />),
      );
      const heads = Object.values(loaderData).map(readPageHead);
      const address = (path: string): string => withLocale(path, documentLocale());
      const own = await readPageMarkup(Object.values(loaderData), address);
      return {
        html,
        styles: `<style>${fontFaces}</style>${sheet.getStyleTags()}`,
        status: missing || (!found && !isShellPath(pathname)) ? 404 : 200,
        title: heads.findLast(({ title }) => title)?.title,
        description: heads.findLast(({ description }) => description)?.description,
        markup: withSite(own, address(pathname), address('/')),
        redirect,
        complete: complete && entry?.disabled === undefined,
      };
    } finally {
      sheet.seal();
    }
  } finally {
    router.dispose();
  }
}

const isShellPath = (pathname: string): boolean => findOwnPath(pathname) !== undefined;

const isUsable = (entry: RegistryEntry | undefined, module: unknown): boolean =>
  module !== undefined && entry !== undefined && isCompatible(entry.live.contract);

async function takeModule(
  { live }: RegistryEntry,
  module: unknown,
  keep: (module: AreaModule) => void,
): Promise<AreaModule> {
  // Never settles; no page that waits for this area is rendered.
  if (module === undefined) return new Promise(() => {});
  const fault = findModuleFault(module, live);
  if (fault) throw new AreaFault(fault, `the server bundle of ${live.name} ${live.build} is not that area`);
  keep(module as AreaModule);
  setArea(live.name, { phase: 'ready', build: live.build });
  return module as AreaModule;
}
