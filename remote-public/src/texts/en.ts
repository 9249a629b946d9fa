import { about } from './en/about';
import { amenities } from './en/amenities';
import { categories } from './en/categories';
import { common } from './en/common';
import { concierge } from './en/concierge';
import { contact } from './en/contact';
import { detail } from './en/detail';
import { home } from './en/home';
import { listing } from './en/listing';
import { meta } from './en/meta';
import { ownerPortal } from './en/owner-portal';
import { properties } from './en/properties';
import { residenceServices } from './en/residence-services';
import { serviceBooking } from './en/service-booking';
import { serviceCategories } from './en/service-categories';
import { services } from './en/services';
import { terms } from './en/terms';
import { testimonials } from './en/testimonials';

export const en = {
  about,
  amenities,
  categories,
  common,
  concierge,
  contact,
  detail,
  home,
  listing,
  meta,
  ownerPortal,
  properties,
  residenceServices,
  serviceBooking,
  serviceCategories,
  services,
  terms,
  testimonials,
};

/** What another language has to supply: `export const es = { … } satisfies Texts`. */
export type Texts = typeof en;
