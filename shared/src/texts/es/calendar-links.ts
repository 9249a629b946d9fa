import type { calendarLinks as english } from '../en/calendar-links';
import { onePeriod } from '../one-period';

export const calendarLinks: typeof english = {
  none: 'Este calendario aún no se comparte con otro sitio.',
  noneOf: (channel) =>
    `Todavía sin enlace propio. Dé este a ${channel} en lugar del enlace de la casa: omite lo que ${channel} mismo ha reservado o cerrado, para que las noches canceladas vuelvan a abrirse allí.`,
  notRead: 'Ningún sitio ha leído el enlace todavía.',
  read: (when) => onePeriod(`Última lectura: ${when}.`),
  made: (day) => `Creado el ${day}.`,
  address: 'Dirección del calendario',
  once: 'Cópiela ahora; no volveremos a mostrarla. Contiene solo noches reservadas, nunca nombres de huéspedes.',
  copy: 'Copiar',
  copied: 'La dirección está copiada',
  notCopied: 'No se pudo copiar la dirección; selecciónela y cópiela usted',
  make: 'Crear un enlace',
  makeOf: (house) => `Crear un enlace: ${house}`,
  replace: 'Reemplazar el enlace',
  replaceOf: (house) => `Reemplazar el enlace: ${house}`,
  end: 'Desactivar el enlace',
  endOf: (house) => `Desactivar el enlace: ${house}`,
  ended: (house) => `El enlace de ${house} está desactivado`,
  confirm: {
    replace: {
      title: (house) => `¿Reemplazar el enlace de ${house}?`,
      text: 'Los sitios que leen el enlace de hoy ya no verán nada. Deles el nuevo.',
    },
    end: {
      title: (house) => `¿Desactivar el enlace de ${house}?`,
      text: 'Los sitios que lo leen ya no verán nada y podrían vender noches ocupadas aquí.',
    },
  },
  cancel: 'Cancelar',
  saving: 'Guardando…',
};
