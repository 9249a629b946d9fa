import { declareArea, titled, type AreaDeclaration } from '@marisma/area-kit/contract';
import { heroGoldenVilla, pictureUrl, type PictureData } from '@marisma/area-kit/media';
import { categories } from './src/content/categories';
import { scenes } from './src/content/pictures/scenes';
import { properties } from './src/content/properties';
import { categories as categoryWords } from './src/texts/en/categories';
import { meta } from './src/texts/en/meta';
import { categories as spanishCategoryWords } from './src/texts/es/categories';
import { meta as spanishMeta } from './src/texts/es/meta';

const open = { access: 'public', frame: 'site' } as const;

/** A page whose title comes from the texts of its own component. */
const page = (path: string, title: (words: typeof meta) => string) => ({
  path,
  ...open,
  ...titled(title(meta), title(spanishMeta)),
});

const categoryPath = (slug: string) => `/properties/${slug}`;
/** The file of a picture in a menu; WebP, because every browser reads it. */
const thumbnail = (picture: PictureData): string => pictureUrl(picture, 320);
const aboutLink = { to: '/about', label: { en: 'About Us', es: 'Nosotros' } };
const contactLink = { to: '/contact', label: { en: 'Contact', es: 'Contacto' } };

const links: AreaDeclaration['links'] = [
  {
    place: 'header',
    order: 10,
    label: { en: 'Properties', es: 'Propiedades' },
    items: [
      {
        to: '/properties',
        label: { en: 'All Properties', es: 'Todas las propiedades' },
        picture: thumbnail(heroGoldenVilla),
      },
      ...categories.map(({ slug, picture }) => ({
        to: categoryPath(slug),
        label: { en: categoryWords[slug].name, es: spanishCategoryWords[slug].name },
        picture: thumbnail(scenes[picture]),
      })),
    ],
  },
  {
    place: 'header',
    order: 20,
    to: '/concierge',
    label: { en: 'Services & Activities', es: 'Servicios y actividades' },
  },
  { place: 'header', order: 30, ...aboutLink },
  {
    place: 'header',
    order: 40,
    to: '/owner-portal',
    label: { en: 'Owner Portal', es: 'Propietarios' },
    except: ['owner', 'management'],
  },
  { place: 'header', order: 50, ...contactLink },
  { place: 'footer', order: 10, to: '/properties', label: { en: 'Properties', es: 'Propiedades' } },
  {
    place: 'footer',
    order: 20,
    to: '/concierge',
    label: { en: 'Concierge Services', es: 'Servicios de concierge' },
  },
  { place: 'footer', order: 30, ...aboutLink },
  { place: 'footer', order: 40, ...contactLink },
  { place: 'terms', to: '/terms', label: { en: 'Terms & Conditions', es: 'Términos y condiciones' } },
  {
    place: 'not-found',
    to: '/properties',
    label: { en: 'Browse all properties', es: 'Ver todas las propiedades' },
  },
];

export default declareArea({
  name: 'public',
  prerender: true,
  links,
  paths: [
    page('/', ({ home }) => home.title),
    page('/properties', ({ listing }) => listing.title),
    {
      path: categoryPath(':category'),
      ...open,
      ...titled(meta.category('Properties'), spanishMeta.category('Propiedades')),
      instances: categories.map(({ slug }) => categoryPath(slug)),
    },
    {
      path: '/property/:id',
      ...open,
      ...titled(meta.property('Property'), spanishMeta.property('Propiedad')),
      instances: properties.map(({ id }) => `/property/${id}`),
    },
    page('/concierge', ({ concierge }) => concierge.title),
    page('/services', ({ concierge }) => concierge.title),
    { ...page('/service-booking', ({ serviceBooking }) => serviceBooking.title), unlisted: true },
    { ...page('/offer', ({ offer }) => offer.title), unlisted: true },
    page('/about', ({ about }) => about.title),
    page('/owner-portal', ({ ownerPortal }) => ownerPortal.title),
    { ...page('/contact', ({ contact }) => contact.title), unlisted: true },
    page('/terms', ({ terms }) => terms.title),
  ],
});
