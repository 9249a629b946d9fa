import { contactDetails } from '@marisma/shared/brand';
import { ORGANIZATION, type MarkupNode, type PageMarkup } from '@marisma/shared/contract';
import { icons } from '@marisma/shared/media';
import { intlLocale } from '@marisma/shared/texts';

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
 * What a page says, with company and site: search engines look for these on the front page. Others name the company
 * where they say something that refers to it.
 * @param own what the page says of itself, if anything
 * @param address of the page
 * @param home address of the front page in the language that is rendered
 */
export function withSite(own: PageMarkup | undefined, address: string, home: string): PageMarkup | undefined {
  const nodes = own?.nodes ?? [];
  if (address === home) return { ...own, nodes: [company(), site(home), ...nodes] };
  return own && { ...own, nodes: [company(), ...nodes] };
}
