import type { wishlist as english } from '../en/wishlist';

export const wishlist: typeof english = {
  failed: 'Por el momento no podemos mostrar sus favoritos',
  sample: 'Favoritos de un huésped de muestra',
  removedLabel: 'Quitada',
  undo: 'Deshacer',
  undoOf: (home) => `Deshacer: conservar ${home}`,
  kept: 'Los cambios en sus favoritos se guardan en esta pestaña hasta que la cierre.',
  empty: {
    title: 'Aún no guarda ninguna casa',
    reason: 'Toque el corazón de una casa que le guste y aquí quedará a la mano.',
  },
  browse: 'Ver las casas',
};
