import { spanishHour } from '../../../../shared/src/texts/spanish-hour';
import type { services as english } from './en-services';

/** The Spanish texts of mails about services. */
export const services: typeof english = {
  aService: 'su servicio',
  price: 'Precio, impuestos incluidos',
  complimentary: 'Cortesía nuestra',
  at: (day, time) => `${day}, a ${spanishHour(time)}`,
  forStay: 'Para su estancia',
  note: 'Lo que conviene saber',
  reason: 'El motivo',
  button: 'Responder en su panel',
  ended: (services) =>
    services.length === 1
      ? `Con su estancia cancelamos ${services[0]}.`
      : `Con su estancia cancelamos estos servicios: ${services.join('; ')}.`,
  offered: {
    subject: (service) => `Nuestra propuesta: ${service}`,
    heading: 'Nuestra propuesta para usted',
    intro: (service) => `Podemos organizarle ${service}. Nada queda reservado hasta que usted acepte.`,
    onBill: 'Si acepta, el precio se agrega a la cuenta de su estancia.',
    accept: 'Acéptela, o díganos qué le convendría más, en su panel.',
    acceptByMail: 'Responda a este correo o llámenos para aceptar, o para decirnos qué le convendría más.',
  },
  arranged: {
    subject: (service) => `Organizado: ${service}`,
    heading: 'Todo está organizado',
    intro: (service) => `Ya le organizamos ${service}.`,
  },
  declined: {
    subject: (service) => `No podemos organizar ${service}`,
    heading: 'Lo sentimos',
    intro: (service) =>
      `No podemos organizar ${service} como usted lo pidió. No debe nada por este servicio.`,
  },
  calledOff: {
    subject: (service) => `Cancelado: ${service}`,
    heading: 'Su servicio se canceló',
    byGuest: (service) => `Cancelamos ${service}, como usted lo pidió.`,
    byOffice: (service) => `Tuvimos que cancelar ${service}. Lo sentimos.`,
    money: 'Quitamos su precio de su cuenta y le devolvemos lo que haya pagado por él.',
  },
};
