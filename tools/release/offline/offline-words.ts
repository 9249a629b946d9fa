import type { Locale } from '@marisma/shared/texts';

interface Words {
  title: string;
  lead: string;
  again: string;
  /** Before the phone number and the mail address. */
  call: string;
  pages: string;
  /** What a copy says of itself; `{time}` is when it was made. */
  copy: string;
  copyLabel: string;
}

/** What visitors read when there is no network. */
export const OFFLINE_WORDS: Record<Locale, Words> = {
  en: {
    title: 'You are offline',
    lead: 'This page can’t be loaded without a connection, and this browser has no copy of it.',
    again: 'Try again',
    call: 'We are glad to help by phone or mail:',
    pages: 'Pages you have seen',
    copy: 'No connection. This is a copy of the page from {time}; load it anew once you are back.',
    copyLabel: 'Saved copy',
  },
  es: {
    title: 'No hay conexión',
    lead: 'Esta página no se puede cargar sin conexión, y este navegador no guarda una copia de ella.',
    again: 'Intentar de nuevo',
    call: 'Con gusto le ayudamos por teléfono o correo:',
    pages: 'Páginas que ya vio',
    copy: 'Sin conexión. Esta es una copia de la página del {time}; cárguela de nuevo cuando vuelva la conexión.',
    copyLabel: 'Copia guardada',
  },
};
