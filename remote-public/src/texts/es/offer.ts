import { stayPolicy } from '@marisma/area-kit/houses';
import type { offer as english } from '../en/offer';

export { agreement } from './agreement';

export const offer: typeof english = {
  lead: (house) => `Con gusto le ofrecemos una estancia en ${house}.`,
  message: 'De nuestro equipo',
  stay: 'Su estancia',
  house: 'Residencia',
  checkIn: 'Llegada',
  checkOut: 'Salida',
  party: 'Huéspedes',
  pets: (count) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  code: 'Referencia',
  price: 'Precio',
  until: (when) => `Le apartamos las noches hasta el ${when}, hora local.`,
  accept: 'Aceptar la oferta',
  accepting: 'Aceptando…',
  conditions: `Al aceptar, su estancia queda confirmada. Ahora no se le cobra nada: el primer pago vence en ${stayPolicy.depositDays} días y le enviaremos los datos para pagar.`,
  terms: 'Términos y condiciones',
  decline: {
    open: 'Rechazar',
    title: 'Rechazar la oferta',
    lead: 'Las noches ya no se apartarán para usted.',
    reason: '¿Qué debería ser distinto? (opcional)',
    yes: 'Rechazar la oferta',
    busy: 'Rechazando…',
    no: 'Volver',
  },
  accepted: {
    title: 'Su estancia está confirmada',
    mail: (email) => `Enviamos la confirmación y los datos para pagar a ${email}.`,
    noMail: 'Nuestro equipo se comunicará con usted para el pago.',
    account: 'Cree su cuenta para ver su estancia, pagar y escribirnos. Ahí encontrará su estancia.',
    create: 'Crear su cuenta',
    signIn: 'Su estancia está en su cuenta.',
    toSignIn: 'Abrir su panel',
  },
  states: {
    accepted: {
      title: 'Esta oferta está aceptada',
      text: 'La estancia está confirmada; le enviamos la confirmación por correo.',
    },
    declined: { title: 'Esta oferta fue rechazada', text: 'Escríbanos si desea otras noches.' },
    expired: {
      title: 'Esta oferta venció',
      text: 'Las noches ya no están apartadas. Escríbanos y veremos qué hay disponible.',
    },
    taken_back: {
      title: 'Esta oferta ya no es válida',
      text: 'Nuestro equipo la retiró. Escríbanos y le ayudaremos.',
    },
    cancelled: { title: 'Esta estancia está cancelada', text: 'Escríbanos si desea otras noches.' },
  },
  unknown: {
    title: 'No encontramos esta oferta',
    text: 'Abra de nuevo el enlace completo de nuestro correo. Si no funciona, escríbanos.',
  },
  failed: { title: 'No se pudo cargar la oferta', text: 'Intente de nuevo en un momento.' },
  contact: 'Escríbanos',
  seeHouse: 'Ver la residencia',
};
