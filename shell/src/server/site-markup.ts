import { contactDetails } from '@marisma/area-kit/brand';
import { ORGANIZATION, type MarkupNode, type PageMarkup } from '@marisma/area-kit/contract';
import { icons } from '@marisma/area-kit/media';
import { intlLocale } from '@marisma/area-kit/texts';

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
export function withSite(own: PageMarkup | undefined, address: string, home: string): PageMarkup | undefined {
  const nodes = own?.nodes ?? [];
  if (address === home) return { ...own, nodes: [company(), site(home), ...nodes] };
  return own && { ...own, nodes: [company(), ...nodes] };
}
