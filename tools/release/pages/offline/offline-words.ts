import type { Locale } from '@marisma/area-kit/texts';

const en = {
  title: 'You are offline',
  lead: 'This page can’t be loaded without a connection, and this browser has no copy of it.',
  again: 'Try again',
  /** Shown before the phone number and the mail address. */
  call: 'We are glad to help by phone or email:',
  pages: 'Pages you have seen',
  /** Shown above a saved copy; `{time}` is the time of saving. */
  copy: 'No connection. This is a copy of the page from {time}; reload it once you are online again.',
  copyLabel: 'Saved copy',
};

const es: typeof en = {
  title: 'No hay conexión',
  lead: 'Esta página no se puede cargar sin conexión, y este navegador no guarda una copia de ella.',
  again: 'Intentar de nuevo',
  call: 'Con gusto le ayudamos por teléfono o correo:',
  pages: 'Páginas que ya vio',
  copy: 'Sin conexión. Esta es una copia de la página del {time}; cárguela de nuevo cuando vuelva la conexión.',
  copyLabel: 'Copia guardada',
};

/** The texts that visitors read offline. */
export const OFFLINE_WORDS: Record<Locale, typeof en> = { en, es };
