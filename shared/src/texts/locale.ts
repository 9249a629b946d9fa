/** The languages of the site. A document has one for its life, and its address says which. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words: a switch is read by those who don't read the page. */
export const LANGUAGE_NAME = { en: 'English', es: 'Español' } as const satisfies Record<Locale, string>;

/** What stands before every path of a language; English has the plain addresses. */
export const PREFIX = { en: '', es: '/es' } as const satisfies Record<Locale, string>;

/** BCP 47 tags for Intl: dates, numbers, money and plurals. */
export const INTL_LOCALE = { en: 'en', es: 'es-MX' } as const satisfies Record<Locale, string>;

/** The language of an address: whole segments count, `/estates` is English. */
export const localeOf = (pathname: string): Locale => (/^\/es(\/|$)/.test(pathname) ? 'es' : 'en');

/** A pathname without the prefix of its language, as areas declare it and the router shows it. */
export const withoutLocale = (pathname: string): string =>
  localeOf(pathname) === 'en' ? pathname : pathname.slice(PREFIX.es.length) || '/';

/** The address of a page, given without prefix, in a language. The home page is `/es`, without a closing slash. */
export const withLocale = (path: string, locale: Locale): string =>
  (locale === 'en' ? path : PREFIX[locale] + path.replace(/^\/(?=$|[?#])/, '')) || '/';
