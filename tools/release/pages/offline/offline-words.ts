import type { Locale } from '@marisma/area-kit/texts';

interface Words {
  title: string;
  lead: string;
  again: string;
  /** Shown before the phone number and the mail address. */
  call: string;
  pages: string;
  /** Shown above a saved copy; `{time}` is the time of saving. */
  copy: string;
  copyLabel: string;
}

/** The texts that visitors read offline. */
export const OFFLINE_WORDS: Record<Locale, Words> = {
  en: {
    title: 'You are offline',
    lead: 'This page can’t be loaded without a connection, and this browser has no copy of it.',
    again: 'Try again',
    call: 'We are glad to help by phone or email:',
    pages: 'Pages you have seen',
    copy: 'No connection. This is a copy of the page from {time}; reload it once you are online again.',
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
