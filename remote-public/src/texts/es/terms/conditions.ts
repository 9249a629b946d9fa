import { stayPolicy } from '@marisma/area-kit/houses';
import type { TermsSection } from '../../terms-words';

const { depositPercent, balanceDays, bankFeePercent, halfRefundDays } = stayPolicy;

export const conditions: readonly TermsSection[] = [
  {
    id: 'who-we-are',
    title: 'Quiénes somos',
    paragraphs: [
      'Marisma ofrece estancias en villas y residencias de la costa del Pacífico mexicano y organiza servicios alrededor de ellas. Nuestro equipo tiene más de 10 años en hospitalidad, trabaja con más de 70 canales asociados y atiende 24/7 a los huéspedes en casa.',
      '“Nosotros” significa Marisma; “usted”, la persona que hace una solicitud o una reservación y todas las que viajan con ella.',
    ],
  },
  {
    id: 'requests',
    title: 'Solicitudes y reservaciones',
    paragraphs: [
      'Un mensaje o una solicitud enviada por este sitio es una pregunta, no un contrato. La reservación existe cuando la confirmamos por escrito con fechas, casa, número de huéspedes y precio completo.',
      'Quien reserva debe tener al menos 18 años y responde por todo el grupo.',
    ],
  },
  {
    id: 'prices',
    title: 'Precios y pagos',
    paragraphs: [
      'Los precios están en dólares estadounidenses. Las tarifas por noche son precios iniciales antes de impuestos y cargos; cambian según la temporada y la duración de la estancia. La confirmación indica el importe final.',
    ],
    points: [
      `Un anticipo de ${depositPercent}% aparta la reservación; el saldo se paga ${balanceDays} días antes de la llegada.`,
      `Las reservaciones hechas con menos de ${balanceDays} días de anticipación se pagan completas de inmediato.`,
      'En este sitio no se cobra nada.',
    ],
  },
  {
    id: 'cancellation',
    title: 'Cambios y cancelaciones',
    paragraphs: [
      'Escríbanos lo antes posible; primero buscaremos otras fechas. Si usted cancela una estancia:',
    ],
    points: [
      `Con más de ${balanceDays} días de anticipación, devolvemos todo lo pagado salvo el ${bankFeePercent}% por gastos bancarios.`,
      `Entre ${balanceDays} y ${halfRefundDays + 1} días antes, devolvemos la mitad.`,
      `Con ${halfRefundDays} días o menos, devolvemos lo que logremos recuperar al rentar de nuevo esas noches.`,
      'Si cancelamos nosotros, le ofrecemos una casa comparable o devolvemos todo.',
    ],
  },
  {
    id: 'your-stay',
    title: 'Su estancia',
    paragraphs: [
      'Los horarios de llegada y salida de cada propiedad se indican en hora del centro de México. Con gusto guardamos su equipaje y ofrecemos llegar antes o salir después cuando la casa está libre.',
    ],
    points: [
      'El número de huéspedes no puede ser mayor que el de personas que la casa aloja.',
      'Los eventos, la música al aire libre después de las 23:00 h y las mascotas requieren nuestro consentimiento previo.',
      'Un adulto debe vigilar en todo momento a los niños cerca de las albercas, los muelles y el mar.',
      'Avísenos de los daños cuando ocurran; el desgaste normal corre por nuestra cuenta, el descuido por la suya.',
    ],
  },
  {
    id: 'housekeeping',
    title: 'Limpieza',
    paragraphs: [
      'La limpieza tiene garantía de satisfacción de 100%: si una habitación no está como debe, díganoslo y volvemos el mismo día a dejarla impecable, sin costo.',
    ],
  },
  {
    id: 'concierge',
    title: 'Servicios de concierge',
    paragraphs: [
      'Chefs, capitanes, guías, terapeutas y choferes son profesionales independientes elegidos por nosotros. Cada servicio se confirma con su precio y sus propias condiciones, y puede depender del clima, la temporada y la salud.',
      'Un servicio confirmado puede cancelarse sin cargo hasta 48 horas antes de que empiece, salvo que su confirmación diga otra cosa.',
    ],
  },
  {
    id: 'liability',
    title: 'Nuestra responsabilidad',
    paragraphs: [
      'Respondemos por lo que nosotros y nuestro personal hacemos o dejamos de hacer. No podemos responder por tormentas, huelgas, fallas del suministro público ni actos de terceros, pero le ayudaremos sea cual sea la causa. Nada de lo aquí escrito limita los derechos que la ley le da y no nos permite limitar.',
      'Recomendamos un seguro de viaje que cubra cancelación, enfermedad y objetos de valor.',
    ],
  },
  {
    id: 'law',
    title: 'Ley y desacuerdos',
    paragraphs: [
      'Si algo sale mal, hable primero con nosotros: casi todo se resuelve el mismo día. Estos términos se rigen por la ley de México. Como consumidor conserva la protección de la ley del lugar donde vive.',
    ],
  },
];
