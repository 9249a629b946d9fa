import type { notices as english } from './en-notices';

/** The Spanish texts of mails around a stay, to owners, and to the desk about what is no request. */
export const notices: typeof english = {
  withdrawn: {
    subject: (villa, code) => `Retirada: su solicitud para ${villa} (${code})`,
    heading: 'Su solicitud está retirada',
    intro: (villa) =>
      `Retiramos su solicitud para ${villa}, como lo pidió. Las noches ya no están apartadas para usted.`,
  },
  offerDeclined: {
    subject: (villa, code) => `Rechazada: nuestra oferta para ${villa} (${code})`,
    heading: 'Rechazó nuestra oferta',
    intro: (villa) =>
      `Rechazó nuestra oferta para ${villa}, como nos lo dijo. Las noches ya no están apartadas para usted.`,
  },
  moveAsked: {
    subject: (code) => `Recibimos su solicitud de otras fechas (${code})`,
    heading: 'Nos pidió otras fechas',
    intro: (villa) =>
      `Nos pidió cambiar su estancia en ${villa} a las noches indicadas abajo. Su estancia sigue como está hasta que las confirmemos.`,
    price: 'Precio en estas fechas',
  },
  beforeArrival: {
    button: 'Cómo llegar',
    subject: (villa, day) => `Su estancia en ${villa} empieza el ${day}`,
    heading: 'Le esperamos con gusto',
    intro: (villa, day) => `Su estancia en ${villa} empieza el ${day}. Ya estamos preparando la casa.`,
    arrivalHere: 'Si aún no nos ha dicho cuándo y cómo llega, por favor indíquelo en su panel.',
    arrivalByMail: 'Si aún no nos ha dicho cuándo y cómo llega, por favor responda a este correo.',
  },
  afterStay: {
    button: 'Escribir una reseña',
    subject: (villa) => `Gracias por su estancia en ${villa}`,
    heading: 'Gracias por su estancia',
    intro: (villa) =>
      `Fue un placer recibirle en ${villa}. Esperamos que haya tenido un buen viaje de regreso.`,
    tellUs: '¿Hubo algo que no estuvo como debía, o alguien hizo especial su estancia? Por favor, cuéntenos.',
  },
  attachmentsRefused: {
    subject: (about) => `Su mensaje llegó sin los archivos adjuntos: ${about}`,
    heading: 'Su mensaje llegó, los archivos adjuntos no',
    intro: (count) =>
      `Leímos su mensaje, pero no aceptamos archivos por correo: ${count === 1 ? 'el archivo que lo acompañaba no nos llegó' : `los ${count} archivos que lo acompañaban no nos llegaron`}.`,
    instead:
      'Si es posible, escríbanos lo importante en palabras. Si necesitamos el archivo, le diremos cómo enviarlo.',
  },
  ownerBooked: {
    first: {
      subject: (villa, day) => `Nueva reservación: ${villa}, desde el ${day}`,
      heading: 'Una nueva reservación',
      intro: (villa) => `Se confirmó una estancia en ${villa}.`,
    },
    moved: {
      subject: (villa, day) => `Nuevas fechas de una reservación: ${villa}, desde el ${day}`,
      heading: 'Una reservación tiene nuevas fechas',
      intro: (villa) => `Una estancia en ${villa} cambió a estas noches.`,
    },
  },
  ownerCancelled: {
    subject: (villa, day) => `Reservación cancelada: ${villa}, desde el ${day}`,
    heading: 'Se canceló una reservación',
    intro: (villa) => `Se canceló una estancia en ${villa}. Las noches se pueden reservar de nuevo.`,
  },
  ownerButton: 'Abrir sus reservaciones',
  costWanted: {
    subject: (amount, villa) => `Para su aprobación: ${amount}, ${villa}`,
    heading: 'Un gasto espera su aprobación',
    intro: (villa) =>
      `Un trabajo en ${villa} tiene un costo, y le pedimos que lo apruebe. Una vez aprobado, aparece como gasto en su estado de cuenta.`,
    what: 'Trabajo',
    button: 'Ver y aprobar',
  },
  accountApproved: {
    owner: (villa) => ({
      subject: `${villa} quedó vinculada a su cuenta`,
      intro: `${villa} ya está vinculada a su cuenta de propietario. Su calendario, sus reservaciones y sus estados de cuenta están en su panel.`,
      button: 'Abrir su panel',
    }),
    management: {
      subject: 'Su cuenta quedó aprobada',
      intro: 'Su cuenta quedó aprobada. Ya puede leer y responder las solicitudes en recepción.',
      button: 'Abrir recepción',
    },
  },
  accountRefused: {
    subject: 'No pudimos aprobar su cuenta',
    owner: 'No pudimos aprobar su cuenta como cuenta de propietario.',
    management: 'No pudimos aprobar su cuenta para recepción.',
    guest: 'Sigue siendo una cuenta de huésped, con la que puede solicitar estancias y servicios.',
    reason: 'Motivo',
  },
  approvalWanted: {
    subject: (name) => `Nueva cuenta por revisar: ${name}`,
    heading: 'Una cuenta espera su revisión',
    owner: 'Es la cuenta de un propietario, todavía sin casa. La administración puede asignarle una.',
    management: 'Solicita atender a los huéspedes. La administración puede aprobarla.',
    account: 'Cuenta',
    button: 'Abrir las personas',
  },
  feedFailing: {
    subject: (feed, villa) => `No se puede leer un calendario: ${feed}, ${villa}`,
    heading: 'Un calendario falla desde hace un día',
    intro: 'No podemos leer este calendario. Las noches que se vendan ahí pueden seguir libres aquí.',
    feed: 'Calendario',
    since: 'Desde',
    button: 'Abrir los calendarios',
  },
};
