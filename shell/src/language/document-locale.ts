import { localeOf, type Locale } from '@marisma/shared/texts';

/** The language of this document, for its whole life: its address says it. */
export const documentLocale = (): Locale => localeOf(window.location.pathname);
