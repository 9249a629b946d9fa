import { stayPolicy } from '@marisma/area-kit/houses';
import type { booking as english } from '../en/booking';

export { agreement } from './agreement';

export const booking: typeof english = {
  chooseDates: 'Elija sus fechas',
  clear: 'Borrar fechas',
  useDates: 'Usar estas fechas',
  goOn: 'Continuar',
  loading: 'Cargando las noches libres…',
  withoutService: 'Por ahora no se pueden mostrar las noches libres. Nuestro equipo confirma sus fechas.',
  pricing: 'Calculando el precio…',
  otherDates: 'Elegir otras fechas',
  tryAgain: 'Intentar de nuevo',
  review: 'Su solicitud',
  pets: (count) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  arrival: (day, time) => `${day}, desde las\u00a0${time}`,
  departure: (day, time) => `${day}, a más tardar a\u00a0las\u00a0${time}`,
  message: 'Mensaje para la casa',
  messagePlaceholder: 'Hora de llegada, celebraciones, deseos…',
  nothingCharged: 'No se cobra nada ahora: es una solicitud.',
  kept: `Apartamos las noches para usted durante ${stayPolicy.holdHours} horas mientras nuestro equipo decide.`,
  conditions: 'Las condiciones completas:',
  terms: 'Términos y condiciones (se abre en otra pestaña)',
  send: 'Enviar solicitud',
  sending: 'Enviando…',
  priceWas: (before, now) => `Era ${before} y ahora es ${now}.`,
  acceptAndSend: 'Aceptar el nuevo precio y enviar',
  signInAgain: 'Iniciar sesión de nuevo',
  sent: 'Su solicitud se envió',
  code: (code) => `Solicitud ${code}`,
  keptUntil: (time) => `Las noches están apartadas para usted hasta ${time}, hora de la casa.`,
  // A time ends in 'p.m.' already.
  whereYouAre: (time) => `Donde usted está, es ${time}.`.replace(/\.\.$/, '.'),
  next: `Nuestro equipo procura responder antes; sin respuesta, su solicitud termina y no cuesta nada. Puede retirarla hasta que la confirmemos; una vez confirmada, el primer pago se hace a más tardar ${stayPolicy.depositDays} días después.`,
  payment: (cards) =>
    cards ? 'Se paga por transferencia bancaria o con tarjeta.' : 'Se paga por transferencia bancaria.',
  dashboard: 'Verla en su panel',
  byMail: 'Le escribimos al correo electrónico de su cuenta.',
  requested: 'Usted ya solicitó estas fechas.',
  done: 'Listo',
};
