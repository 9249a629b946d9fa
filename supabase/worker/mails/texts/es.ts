import { spanishHour } from '../../../../shared/src/texts/spanish-hour';
import type { Texts } from './en';
import { money } from './es-money';
import { services } from './es-services';
import { notices } from './es-notices';

/** The Spanish texts of the mails. */
export const es: Texts = {
  money,
  services,
  notices,
  company: 'Marisma · Villas & Residencias',
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  signature: 'El equipo de Marisma',
  answerHere: '¿Preguntas? Responda a este correo; nuestro equipo lo lee.',
  moment: (day, time) => `${day} a ${spanishHour(time)}`,
  houseTime: (when) => `${when} (hora del centro de México)`,
  answerBy: (when) => `Le respondemos a más tardar el ${when}.`,
  answerSoon: 'Le respondemos en un máximo de 2 horas en horario de oficina.',
  dashboard: 'Abrir su panel',
  yourMessage: 'Su mensaje',
  facts: {
    guest: 'Huésped',
    reference: 'Referencia',
    villa: 'Residencia',
    service: 'Servicio',
    date: 'Fecha',
    arrival: 'Llegada',
    departure: 'Salida',
    from: (day, time) => `${day}, desde ${spanishHour(time)}`,
    until: (day, time) => `${day}, hasta ${spanishHour(time)}`,
    nights: 'Noches',
    guests: 'Huéspedes',
    total: 'Total',
    answerDue: 'Responder a más tardar',
  },
  received: {
    inquiry: {
      subject: 'Recibimos su mensaje',
      heading: 'Gracias por escribirnos',
      intro: 'Recibimos su mensaje.',
    },
    service: {
      subject: (service) => ['Recibimos su solicitud', service].filter(Boolean).join(': '),
      heading: 'Gracias por su solicitud',
      intro: (service) => `Recibimos su solicitud${service && ` de “${service}”`}.`,
    },
    stay: {
      first: {
        subject: (villa, code) => `Recibimos su solicitud para ${villa} (${code})`,
        heading: 'Gracias por su solicitud',
        intro: (villa) =>
          `Recibimos su solicitud para ${villa}. La estancia quedará reservada en cuanto la confirmemos.`,
      },
      moved: {
        subject: (_, code) => `Nuevas fechas para su solicitud ${code}`,
        heading: 'Su solicitud tiene nuevas fechas',
        intro: (villa) =>
          `Cambiamos su solicitud para ${villa} a estas noches. La estancia quedará reservada en cuanto la confirmemos.`,
      },
      repriced: {
        subject: (_, code) => `Nuevo precio de su solicitud ${code}`,
        heading: 'Su solicitud tiene un nuevo precio',
        intro: (villa) =>
          `Cambiamos el precio de su solicitud para ${villa}. La estancia quedará reservada en cuanto la confirmemos.`,
      },
      held: (when) => `Apartamos las noches para usted hasta el ${when}.`,
    },
  },
  reply: {
    subject: (about) => `Nuestra respuesta: ${about}`,
    aboutMessage: 'su mensaje a Marisma',
    signedBy: (name) => `${name}\nMarisma`,
    youWrote: 'Usted escribió',
    answerHere: 'Para contestarnos, simplemente responda a este correo.',
    button: 'Responder en su panel',
  },
  confirmed: {
    first: {
      subject: (villa, code) => `Confirmada: su estancia en ${villa} (${code})`,
      heading: 'Su estancia está confirmada',
      intro: (villa) => `Será un gusto darle la bienvenida en ${villa}.`,
    },
    moved: {
      subject: (_, code) => `Nuevas fechas para su estancia ${code}`,
      heading: 'Su estancia tiene nuevas fechas',
      intro: (villa) => `Su estancia en ${villa} está confirmada para estas noches.`,
    },
    repriced: {
      subject: (_, code) => `Nuevo precio de su estancia ${code}`,
      heading: 'Su estancia tiene un nuevo precio',
      intro: (villa) => `Cambiamos el precio de su estancia en ${villa}.`,
    },
  },
  offer: {
    subject: (villa, code) => `Nuestra oferta: su estancia en ${villa} (${code})`,
    heading: 'Una oferta para usted',
    intro: (villa) => `Con gusto le ofrecemos una estancia en ${villa}.`,
    message: 'Le escribimos',
    until: (when) => `Apartamos las noches para usted hasta el ${when}.`,
    how: 'Puede aceptarla o rechazarla con el botón, sin tener una cuenta. Al aceptar no se le cobra nada. Quien tenga este enlace puede responder por usted: no lo comparta, por favor.',
    button: 'Ver la oferta',
    expired: {
      heading: 'Nuestra oferta venció',
      intro: (villa) =>
        `Nuestra oferta para ${villa} no se respondió a tiempo, así que las noches ya no están apartadas.`,
      again: 'Puede solicitarlas mientras estén disponibles, o escribirnos para recibir una nueva oferta.',
      button: 'Ver la residencia',
    },
    takenBack: {
      subject: (villa, code) => `Nuestra oferta para ${villa} ya no es válida (${code})`,
      intro: (villa) => `Tuvimos que retirar nuestra oferta para ${villa}. Las noches ya no están apartadas.`,
    },
  },
  declined: {
    subject: (villa, code) => `No podemos confirmar su estancia en ${villa} (${code})`,
    heading: 'Lo sentimos',
    intro: (villa) => `No podemos confirmar su estancia en ${villa}. Las noches ya no están apartadas.`,
    reason: 'El motivo',
    button: 'Ver otras fechas',
  },
  expired: {
    subject: (villa, code) => `Sus noches en ${villa} ya no están apartadas (${code})`,
    heading: 'Su solicitud venció',
    intro: (villa) =>
      `No confirmamos su estancia en ${villa} a tiempo, así que las noches ya no están apartadas. Lo sentimos.`,
    again: 'Puede solicitarlas de nuevo mientras estén disponibles.',
    button: 'Solicitar de nuevo',
  },
  cancelled: {
    subject: (villa, code) => `Cancelada: su estancia en ${villa} (${code})`,
    heading: 'Su estancia está cancelada',
    byGuest: (villa) => `Cancelamos su estancia en ${villa}, como lo pidió.`,
    byOffice: (villa) => `Tuvimos que cancelar su estancia en ${villa}. Lo sentimos.`,
    refund: (sum) => `Le devolvemos ${sum}.`,
    nothingBack: 'Según las condiciones de cancelación de su estancia, no hay reembolso.',
    relet:
      'Si vendemos de nuevo noches de su estancia, le devolvemos lo que produzcan, hasta el importe que conservamos.',
    owed: (sum) => `De su estancia quedan ${sum} por pagar.`,
    nothingPaid: 'No se hizo ningún cobro y no hay nada por pagar.',
    reason: 'El motivo',
    yourReason: 'Su motivo',
  },
  desk: {
    news: {
      new: { subject: 'Nueva solicitud', heading: 'Una nueva solicitud' },
      message: { subject: 'Nuevo mensaje', heading: 'El huésped escribió' },
      move: { subject: 'Pide otras fechas', heading: 'El huésped pide otras fechas' },
      cancelled: { subject: 'Cancelada por el huésped', heading: 'El huésped canceló' },
      withdrawn: { subject: 'Retirada por el huésped', heading: 'El huésped retiró la solicitud' },
      service_accepted: { subject: 'Servicio aceptado', heading: 'Organice lo que el huésped aceptó' },
      service_declined: { subject: 'Propuesta rechazada', heading: 'El huésped no toma la propuesta' },
      service_called_off: { subject: 'Servicio cancelado', heading: 'El huésped canceló un servicio' },
      offer_accepted: { subject: 'Oferta aceptada', heading: 'El huésped aceptó la oferta' },
      offer_declined: { subject: 'Oferta rechazada', heading: 'El huésped rechazó la oferta' },
      unpaid: { subject: 'Sin pagar', heading: 'Conservar las noches o dejarlas vencer' },
      unexpected: { subject: 'Pago por devolver', heading: 'Llegó dinero que no se debía' },
      dispute_open: {
        subject: 'Pago con tarjeta en disputa',
        heading: 'Un pago con tarjeta está en disputa',
      },
      dispute_won: { subject: 'Disputa ganada', heading: 'Un pago en disputa se queda con nosotros' },
      dispute_lost: { subject: 'Disputa perdida', heading: 'Se nos retiró un pago en disputa' },
      refund_failed: {
        subject: 'Falló un reembolso',
        heading: 'Un reembolso no llegó y está de nuevo pendiente',
      },
      refund_unsure: {
        subject: 'Reembolso sin respuesta',
        heading: 'Revise un reembolso con el proveedor de tarjetas',
      },
      refund_twice: { subject: 'Reembolso doble', heading: 'Un reembolso se envió a mano y a la tarjeta' },
    },
    keptUntil: 'Apartado hasta',
    sender: 'Desde otra dirección',
    attachments: 'Archivos rechazados',
    wish: 'Pide',
    wishFor: (from, until, price) => `${from} – ${until}, ${price}`,
    kinds: { inquiry: 'Consulta', service: 'Servicio', stay: 'Estancia' },
    subject: (news, about) => `${news}: ${about}`,
    guestWrote: 'El huésped escribió',
    someone: 'Un huésped',
    button: 'Abrir la solicitud',
  },
  statement: {
    subject: (month) => `Su estado de cuenta de ${month}`,
    heading: 'Su estado de cuenta está listo',
    intro: (month) => `Su estado de cuenta de ${month} está listo en su área de propietarios.`,
    houses: 'Residencia',
    number: 'Estado de cuenta',
    balance: 'Por pagarle',
    carried: 'Pasa al mes siguiente',
    button: 'Abrir su estado de cuenta',
  },
};
