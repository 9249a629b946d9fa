import { contactDetails } from '@marisma/shared/brand';
import { ORGANIZATION, type MarkupNode } from '@marisma/shared/contract';
import { icons } from '@marisma/shared/media';
import { INTL_LOCALE } from '@marisma/shared/texts';
import { documentLocale } from '../language/document-locale';

const NAME = 'Marisma';
const { address, email, phone } = contactDetails;

/**
 * What every page says of the company and of the site that it belongs to.
 * @param home address of the front page in the language that is rendered
 */
export const describeSite = (home: string): MarkupNode[] => [
  {
    '@type': 'Organization',
    ...ORGANIZATION,
    name: NAME,
    url: '/',
    logo: icons.icon512,
    email,
    telephone: phone.dialled,
    address: address.slice(1).join(', '),
  },
  {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: NAME,
    url: home,
    inLanguage: INTL_LOCALE[documentLocale()],
    publisher: ORGANIZATION,
  },
];
