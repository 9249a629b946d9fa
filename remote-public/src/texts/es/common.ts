import type { common as english } from '../en/common';

export const common: typeof english = {
  locale: 'es-MX',
  from: 'Desde',
  perNight: 'por noche',
  beforeTaxes: 'antes de impuestos y cargos',
  includesTaxes: 'incluye impuestos y cargos',
  nights: (count) => (count === 1 ? '1 noche' : `${count} noches`),
  stayPrice: (total, nights) => `${total} por ${nights}`,
  visualizations: 'Imágenes ilustrativas',
  bedrooms: (count) => (count === 1 ? '1 recámara' : `${count} recámaras`),
  bathrooms: (count) => (count === 1 ? '1 baño' : `${count} baños`),
  sleeps: (count) => `Para ${count} personas`,
  beds: {
    king: (count) => (count === 1 ? '1 cama king' : `${count} camas king`),
    queen: (count) => (count === 1 ? '1 cama queen' : `${count} camas queen`),
    twin: (count) => (count === 1 ? '1 cama individual' : `${count} camas individuales`),
  },
  loading: 'Cargando…',
  yourOffer: 'Su oferta',
  leaveEmpty: 'Deje este campo vacío',
  messageCount: (used, most) => `${used} de ${most} caracteres`,
  otherAddress: (own) =>
    `Su cuenta tiene otro correo (${own}). Nuestra respuesta llega al correo que escribió aquí y a su panel.`,
  offline: 'No hay conexión. Lo que escribió se conserva; envíelo cuando vuelva la conexión.',
  tooManyRequests: {
    title: 'Demasiadas solicitudes',
    text: (minutes) =>
      `Ya tenemos varias solicitudes de este correo. Inténtelo de nuevo ${
        minutes === undefined ? 'en una hora' : minutes === 1 ? 'en un minuto' : `en ${minutes} minutos`
      }, o llámenos.`,
    busy: 'Estamos recibiendo muchísimos mensajes a la vez. Inténtelo de nuevo en una hora, o llámenos.',
  },
  optional: 'opcional',
};
