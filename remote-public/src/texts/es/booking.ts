import { stayPolicy } from '@marisma/area-kit/houses';
import { collapsePeriods, spanishHour } from '@marisma/area-kit/texts';
import type { booking as english } from '../en/booking';

export { agreement } from './agreement';

export const booking: typeof english = {
  chooseDates: 'Elija sus fechas',
  clear: 'Borrar fechas',
  useDates: 'Usar estas fechas',
  goOn: 'Continuar',
  loading: 'Cargando las noches disponibles…',
  withoutService:
    'Por ahora no se pueden mostrar las noches disponibles. Nuestro equipo confirma sus fechas.',
  pricing: 'Calculando el precio…',
  otherDates: 'Elegir otras fechas',
  tryAgain: 'Intentar de nuevo',
  review: 'Su solicitud',
  pets: (count) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  arrival: (day, time) => `${day}, desde ${spanishHour(time)}`,
  departure: (day, time) => `${day}, a más tardar a ${spanishHour(time)}`,
  message: 'Mensaje para nuestro equipo',
  messagePlaceholder: 'Hora de llegada, celebraciones, deseos…',
  nothingCharged: 'No se cobra nada ahora: es una solicitud.',
  kept: `Le apartamos las noches durante ${stayPolicy.holdHours} horas mientras nuestro equipo confirma.`,
  conditions: 'Las condiciones completas:',
  terms: 'Términos y condiciones (se abre en otra pestaña)',
  purpose: 'Usamos lo que escribe aquí para decidir sobre su solicitud y preparar su estancia.',
  send: 'Enviar solicitud',
  sending: 'Enviando…',
  priceWas: (before, now) => `Era ${before} y ahora es ${now}.`,
  acceptAndSend: 'Aceptar el nuevo precio y enviar',
  signInAgain: 'Iniciar sesión de nuevo',
  sent: 'Su solicitud se envió',
  code: (code) => `Solicitud ${code}`,
  keptUntil: (day, time) => `Le apartamos las noches hasta el ${day} a ${spanishHour(time)}, hora local.`,
  whereYouAre: (day, time) => collapsePeriods(`En su zona horaria: ${day}, ${time}.`),
  next: `Nuestro equipo procura responder antes de esa hora; sin respuesta, su solicitud vence y no cuesta nada. Puede retirarla hasta que la confirmemos. Al confirmarse su estancia, el primer pago se hace en un plazo de ${stayPolicy.depositDays} días.`,
  payment: (cards) =>
    cards ? 'Se paga por transferencia bancaria o con tarjeta.' : 'Se paga por transferencia bancaria.',
  dashboard: 'Verla en su panel',
  byMail: 'Le escribimos al correo electrónico de su cuenta.',
  requested: 'Usted ya solicitó estas fechas.',
  done: 'Listo',
};
