import type { AreaLink } from '@marisma/area-kit/contract';
import { linksOf } from '../../areas/declared';
import { buildRegistry, buildRelease } from '@marisma/area-kit/testing';

const label = (en: string) => ({ en, es: `${en} (ES)` });
const link = (
  place: string,
  order: number,
  to: string,
  en: string,
  more: Partial<AreaLink> = {},
): AreaLink => ({
  place,
  order,
  to,
  label: label(en),
  ...more,
});

/** The links that the site's areas declare, for tests of the frame. */
export const siteLinks: AreaLink[] = linksOf(
  buildRegistry([
    buildRelease('site', {
      links: [
        {
          place: 'header',
          order: 10,
          label: label('Properties'),
          items: [
            { to: '/properties', label: label('All Properties') },
            { to: '/properties/lagoon-villas', label: label('Lagoon Villas'), picture: '/media/villa.webp' },
          ],
        },
        link('header', 20, '/concierge', 'Services & Activities'),
        link('header', 30, '/about', 'About Us'),
        link('header', 40, '/owner-portal', 'Owner Portal', { except: ['owner', 'management'] }),
        link('header', 50, '/contact', 'Contact'),
        link('header', 60, '/proposal', 'Proposal', { roles: ['management'] }),
        link('header', 70, '/owner-dashboard', 'Host Dashboard', { roles: ['owner'] }),
        link('header', 70, '/owner', 'Host Dashboard', { roles: ['management'], except: ['owner'] }),
        link('account', 10, '/dashboard', 'Dashboard', { roles: ['client'] }),
        link('account', 20, '/admin', 'Admin Dashboard', { roles: ['admin'] }),
        link('footer', 10, '/properties', 'Properties'),
        link('footer', 20, '/concierge', 'Concierge Services'),
        link('terms', 10, '/terms', 'Terms & Conditions'),
        link('not-found', 10, '/properties', 'Browse all properties'),
      ],
    }),
  ]),
);

/** The homes that the site's areas declare. */
export const siteHomes: ReadonlyMap<string, string> = new Map([
  ['admin', '/admin'],
  ['management', '/proposal'],
  ['owner', '/owner-dashboard'],
  ['client', '/dashboard'],
]);
