import type { hearts as english } from '../en/hearts';

export const hearts: typeof english = {
  save: (house) => `Guardar ${house} en sus favoritos`,
  remove: (house) => `Quitar ${house} de sus favoritos`,
  saved: (house) => `${house} se guardó en sus favoritos.`,
  removed: (house) => `${house} se quitó de sus favoritos.`,
  notSaved: (house) => `No se pudo guardar ${house}`,
  notRemoved: (house) => `No se pudo quitar ${house}`,
  reasons: {
    signed_out: 'Su sesión ha terminado. Inicie sesión de nuevo, por favor.',
    unavailable: 'Por el momento no se pueden consultar sus favoritos. Inténtelo de nuevo.',
  },
};
