import type { calendarLinks as english } from '../en/calendar-links';
import { collapsePeriods } from '../collapse-periods';

export const calendarLinks: typeof english = {
  none: 'Este calendario aún no se comparte con otro sitio.',
  noneOwn: 'Todavía no hay un enlace.',
  own: 'su propio calendario',
  siteOf: (site, house) => `${site}, ${house}`,
  site: 'Sitio',
  sameName:
    'Con el nombre con el que se lee aquí el calendario de un sitio, su enlace omite lo que ese sitio mismo ha reservado o cerrado, para que las noches canceladas vuelvan a abrirse allí.',
  notRead: 'Sin lecturas todavía.',
  read: (when) => collapsePeriods(`Última lectura: ${when}.`),
  made: (day) => `Creado el ${day}.`,
  madeBy: (who, day) => `Creado por ${who} el ${day}.`,
  address: 'Dirección del calendario',
  once: 'Cópiela ahora; no volveremos a mostrarla. Nunca muestra nombres de huéspedes.',
  copy: 'Copiar',
  copied: 'La dirección está copiada',
  notCopied: 'No se pudo copiar la dirección; selecciónela y cópiela usted',
  of: (action, name) => `${action}: ${name}`,
  make: 'Crear un enlace',
  replace: 'Reemplazar el enlace',
  end: 'Desactivar el enlace',
  ended: (name) => `El enlace está desactivado: ${name}`,
  confirm: {
    replace: (name) => `¿Reemplazar el enlace para ${name}?`,
    end: (name) => `¿Desactivar el enlace para ${name}?`,
  },
  after: {
    replace:
      'El sitio que lee el enlace de hoy ya no verá nada: dele el nuevo. Los enlaces para otros sitios no cambian.',
    end: 'El sitio que lo lee ya no verá nada y podría vender noches ocupadas aquí. Los enlaces para otros sitios no cambian.',
    own: 'El calendario desaparece de los teléfonos que leen el enlace de hoy. Los enlaces para sitios no cambian.',
  },
  cancel: 'Cancelar',
  saving: 'Guardando…',
};
