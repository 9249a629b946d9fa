import { localeOf, type Locale } from '@marisma/shared/texts';

let rendered: Locale | undefined;

/** Where a release writes pages there is no address to go by. */
export const setRenderedLocale = (locale: Locale): void => void (rendered = locale);

/** The language of this document, for its whole life: its address says it. */
export const documentLocale = (): Locale => rendered ?? localeOf(window.location.pathname);
