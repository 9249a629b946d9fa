import type { wishlist as english } from '../en/wishlist';

export const wishlist: typeof english = {
  save: (home) => `Guardar ${home} en sus favoritos`,
  remove: (home) => `Quitar ${home} de sus favoritos`,
  saved: (home) => `${home} se guardó en sus favoritos.`,
  removed: (home) => `${home} se quitó de sus favoritos.`,
  removedLabel: 'Quitada',
  undo: 'Deshacer',
  undoOf: (home) => `Deshacer: conservar ${home}`,
  kept: 'Los cambios en sus favoritos se guardan en esta pestaña hasta que la cierre.',
  empty: {
    title: 'Aún no guarda ninguna casa',
    reason: 'Toque el corazón de una casa que le guste y aquí le esperará.',
  },
  browse: 'Ver las casas',
};
