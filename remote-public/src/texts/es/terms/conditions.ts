import { stayPolicy } from '@marisma/area-kit/houses';
import type { TermsSection } from '../../terms-words';

const { depositPercent, depositDays, lapseDays, balanceDays, bankFeePercent, halfRefundDays, vatPercent } =
  stayPolicy;
const [earlier, later] = stayPolicy.reminderDays;

export const conditions: readonly TermsSection[] = [
  {
    id: 'who-we-are',
    title: 'Quiénes somos',
    paragraphs: [
      'Marisma ofrece estancias en villas y residencias de la costa del Pacífico mexicano y organiza servicios alrededor de ellas. Nuestro equipo tiene más de 10 años en hospitalidad, trabaja con más de 70 canales asociados y atiende 24/7 a los huéspedes durante su estancia.',
      '“Nosotros” significa Marisma; “usted”, la persona que hace una solicitud o una reservación y todas las que viajan con ella.',
    ],
  },
  {
    id: 'requests',
    title: 'Solicitudes y reservaciones',
    paragraphs: [
      'Un mensaje o una solicitud enviada por este sitio es una pregunta, no un contrato. La reservación existe cuando la confirmamos por escrito con fechas, casa, número de huéspedes y el precio completo, con impuestos.',
      'Quien reserva debe tener al menos 18 años y responde por todo el grupo.',
    ],
  },
  {
    id: 'prices',
    title: 'Precios e impuestos',
    paragraphs: [
      'Los precios están en dólares estadounidenses (USD). El precio “desde” es la tarifa más baja por noche, antes de impuestos y cargos; las tarifas cambian según la temporada.',
      'Una vez elegidas las fechas, el precio se detalla renglón por renglón y su total incluye impuestos y cargos. El total que confirmamos no cambia, salvo que cambie la estancia.',
    ],
    points: [
      'Cargos: limpieza, una vez por estancia; cada huésped por encima del número que incluye la tarifa, por noche; cada mascota.',
      `Impuestos: el impuesto estatal sobre hospedaje (ISH) sobre las noches, y el IVA de ${vatPercent}% sobre noches y cargos.`,
      'Quién se queda con qué: las noches y los huéspedes adicionales son la renta, que se reparte entre el propietario de la casa y nosotros; los cargos por limpieza y mascotas son nuestros; los impuestos se entregan a las autoridades fiscales.',
    ],
  },
  {
    id: 'payment',
    title: 'Pagos',
    paragraphs: [
      'Usted paga por transferencia bancaria, con el código de su estancia como referencia, o, donde lo ofrecemos, con tarjeta en la página de nuestro proveedor de pagos. Nunca vemos ni guardamos el número de su tarjeta.',
    ],
    points: [
      `Un anticipo de ${depositPercent}% se paga a más tardar ${depositDays} días después de nuestra confirmación y antes de la llegada; el saldo, ${balanceDays} días antes de la llegada. Se lo recordamos ${earlier} y ${later} días antes de la fecha del saldo, y ese mismo día.`,
      `Una estancia solicitada con ${balanceDays} días de anticipación o menos no tiene anticipo: el pago total se hace a más tardar ${depositDays} días después de nuestra confirmación y antes de la llegada.`,
      `Si vence el primer pago y no se ha pagado nada, le escribimos; ${lapseDays} días después liberamos las noches y la reservación termina, salvo que le hayamos dado más tiempo.`,
      'Si el saldo se atrasa, le escribimos; debemos recibirlo antes de su llegada.',
      'Usted recibe un recibo por cada pago. No es un comprobante fiscal: para una factura mexicana (CFDI), usted nos deja sus datos fiscales y nuestro contador la emite.',
      'El depósito en garantía, cuando lo pedimos, no forma parte del precio. Lo conservamos y lo liberamos después de su salida; si cobramos una parte por daños, le decimos cuánto y por qué.',
    ],
  },
  {
    id: 'cancellation',
    title: 'Cambios y cancelaciones',
    paragraphs: [
      'Escríbanos lo antes posible; primero buscaremos otras fechas. Cuando una estancia cambia de fechas, las noches ya acordadas conservan su precio, las nuevas cuestan lo que cuesten el día del cambio y se aplican las condiciones de cancelación más estrictas, sean las de las fechas anteriores o las de las nuevas.',
      'Si usted cancela una estancia:',
    ],
    points: [
      `Con más de ${balanceDays} días de anticipación, devolvemos todo lo pagado salvo el ${bankFeePercent}% por gastos bancarios.`,
      `Entre ${balanceDays} y ${halfRefundDays + 1} días antes, devolvemos la mitad de lo pagado.`,
      `Con ${halfRefundDays} días o menos, si no llega o si se va antes de tiempo, no hay devolución.`,
      'Cancele cuando cancele: una vez que noches de su estancia se hayan vendido de nuevo y otros huéspedes las hayan ocupado, devolvemos la renta que esas noches dejaron, sin impuestos ni cargos, y nunca más de lo que retuvimos de sus pagos.',
      'Devolvemos el dinero a la tarjeta con la que se pagó o por transferencia bancaria.',
      'Si tenemos que cancelar nosotros, por ejemplo porque una tormenta dejó la casa inutilizable, le ofrecemos una casa comparable o devolvemos todo; si ocurre durante su estancia, las noches restantes. En temporada de tormentas (junio a noviembre), si la casa está bien pero usted no puede viajar, vale lo anterior.',
    ],
  },
  {
    id: 'your-stay',
    title: 'Su estancia',
    paragraphs: [
      'Los horarios de llegada y salida de cada propiedad se indican en hora del centro de México. Con gusto guardamos su equipaje y ofrecemos llegar antes o salir después cuando la casa está libre.',
    ],
    points: [
      'El número de huéspedes, con quienes visiten y pasen la noche, no puede ser mayor que el de personas que la casa aloja.',
      'Las mascotas se indican en la solicitud y no pueden ser más de las que la casa admite. Se fuma solo al aire libre. Las fiestas, los eventos y la música al aire libre después de las 23:00 h requieren nuestro consentimiento previo.',
      'Un adulto debe vigilar en todo momento a los niños cerca de las albercas, los muelles y el mar.',
      'Avísenos de los daños cuando ocurran; el desgaste normal corre por nuestra cuenta; los demás daños se cobran al costo de la reparación; donde conservamos un depósito en garantía, no más que este, salvo dolo o negligencia grave.',
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
      'Respondemos por los actos y omisiones de nuestro equipo. No respondemos por tormentas, huelgas, fallas del suministro público ni actos de terceros, pero le ayudaremos sea cual sea la causa. Nada de lo aquí escrito limita los derechos que la ley le da y no nos permite limitar.',
      'Recomendamos un seguro de viaje que cubra cancelación, enfermedad y objetos de valor.',
    ],
  },
  {
    id: 'law',
    title: 'Ley aplicable y controversias',
    paragraphs: [
      'Si algo sale mal, hable primero con nosotros: casi todo se resuelve el mismo día. Estos términos se rigen por la ley de México. Como consumidor conserva la protección de la ley del lugar donde vive y puede acudir a la PROFECO. Si las versiones en los dos idiomas difieren, vale la versión en español.',
    ],
  },
];
