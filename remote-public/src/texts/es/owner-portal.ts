import type { ownerPortal as english } from '../en/owner-portal';

export const ownerPortal: typeof english = {
  title: 'Portal de propietarios',
  eyebrow: 'Para propietarios',
  heroLine: 'Su casa genera ingresos, se mantiene impecable y está lista cuando usted la quiera.',
  signIn: 'Entrar al portal',
  contact: 'Hablar con nuestro equipo',
  stats: {
    title: 'Nuestra trayectoria',
    items: {
      years: { value: (figure) => `${figure}+`, label: 'años de experiencia' },
      occupancy: { value: (figure) => `${figure}%`, label: 'ocupación promedio' },
      rating: { value: (figure) => `${figure}`, label: 'calificación de huéspedes' },
    },
    note: 'Cifras de muestra para esta demostración.',
  },
  features: {
    title: 'Todo sobre su casa, en un solo lugar',
    items: {
      revenue: {
        title: 'Ingresos de un vistazo',
        text: 'Ingresos, tarifa promedio por noche y ocupación, mes a mes.',
      },
      calendar: {
        title: 'Calendario y estancias propias',
        text: 'Vea cada reservación y bloquee las semanas que quiera guardar para su familia.',
      },
      payouts: {
        title: 'Pagos y estados de cuenta',
        text: 'Transferencias mensuales con una línea por estancia, y estados de cuenta que su contador entiende.',
      },
      guests: {
        title: 'Mensajes en un solo hilo',
        text: 'Escriba a nuestro equipo sobre una casa y lea las respuestas en un solo hilo y por correo.',
      },
      reviews: {
        title: 'Reseñas de huéspedes',
        text: 'Lea lo que dicen después de cada estancia, con nuestra respuesta al lado.',
      },
      maintenance: {
        title: 'Bitácora de mantenimiento',
        text: 'Inspecciones, reparaciones y sus costos, que usted aprueba antes de que lleguen a su estado de cuenta.',
      },
    },
  },
  offer: {
    title: 'Un compromiso de administración por escrito',
    includesTitle: 'Qué incluye',
    commissionLabel: 'Comisión inicial',
    commission: (percent) => `${percent}%`,
    guaranteeLabel: 'Garantía de ocupación',
    guarantee: (percent) => `${percent}%`,
    text: (commission, guarantee) =>
      `Nuestra comisión empieza en ${commission}% de la renta, sin impuestos ni limpieza; para los huéspedes que usted mismo traiga podemos acordar 10%. Garantizamos ${guarantee}% de ocupación, o la comisión se reduce. La cuota mensual de administración se cotiza para cada casa.`,
    includes: [
      'Fotografía, publicación y tarifas revisadas cada semana',
      'Atención a huéspedes a toda hora, de la consulta a la despedida',
      'Limpieza, blancos y una inspección antes de cada llegada',
      'Un administrador asignado, con nombre y apellido, que conoce su casa',
    ],
  },
  closing: {
    title: '¿Vemos juntos su casa?',
    text: 'Díganos dónde está. La visitamos, escuchamos y le enviamos una proyección sin compromiso.',
  },
};
