import { stayPolicy } from '../../houses';
import type { stays as english } from '../en/stays';

export { errors } from './errors';

const { depositDays } = stayPolicy;

const nights = (count: number): string => (count === 1 ? '1 noche' : `${count} noches`);

export const stays: typeof english = {
  nights,
  guests: (count) => (count === 1 ? '1 huésped' : `${count} huéspedes`),
  calendar: {
    label: 'Días de la estancia',
    chooseArrival: 'Elija su día de llegada',
    chooseDeparture: (least) =>
      least > 1 ? `Elija su día de salida: ${nights(least)} o más` : 'Elija su día de salida',
    chosen: (count, price) => (price ? `${nights(count)}, ${price}` : nights(count)),
    ofNights: (sum) => `${sum} antes de impuestos y cargos`,
    perNight: 'Los importes son dólares estadounidenses por noche, antes de impuestos y cargos.',
    perStay:
      'Cada fecha muestra el precio de las noches en dólares si sale ese día, antes de impuestos y cargos.',
    clear: 'Borrar fechas',
    end: (last) => `Puede solicitar llegadas hasta el ${last}. Para fechas posteriores, escríbanos.`,
    loadingMore: 'Cargando fechas posteriores…',
    moreFailed: 'No se pudieron cargar fechas posteriores.',
    tryAgain: 'Intentar de nuevo',
    arrivalDay: 'su llegada',
    departureDay: 'su salida',
    arrive: (price, least) => `${price} por noche, estancia mínima de ${nights(least)}`,
    leave: (count, total) =>
      total ? `salir después de ${nights(count)} por ${total}` : `salir después de ${nights(count)}`,
    closed: {
      past: () => 'Este día ya pasó',
      tooFar: () => 'Este día aún no se puede solicitar aquí',
      taken: () => 'Esta noche ya está reservada',
      arrivalDay: () => 'No hay llegadas este día',
      minNights: (least) => `La estancia mínima es de ${nights(least)}`,
      before: () => 'La estancia termina después del día de llegada',
      gap: () => 'Hay una noche ya reservada antes de este día',
      tooLong: () => 'Una estancia tiene 90 noches como máximo',
    },
  },
  refusals: {
    tooManyGuests: (most) =>
      most === 1
        ? 'En la casa puede dormir 1 huésped como máximo.'
        : `En la casa pueden dormir ${most} huéspedes como máximo.`,
    tooManyPets: (most) => {
      if (most === 0) return 'La casa no admite mascotas.';
      return most === 1
        ? 'La casa admite 1 mascota como máximo.'
        : `La casa admite ${most} mascotas como máximo.`;
    },
    seasons: {
      low_season: 'En temporada baja',
      christmas: 'En Navidad y Año Nuevo',
      easter: 'En Semana Santa',
      high_season: 'En temporada alta',
      holidays: 'En días festivos',
      other: 'En estas fechas',
    },
    stay: (when, least, days) =>
      days
        ? `${when}, la estancia es de ${nights(least)} o más y comienza en ${days}.`
        : `${when}, la estancia es de ${nights(least)} o más.`,
    tooSoon: (days) =>
      days === 1
        ? 'Recibimos solicitudes hasta 1 día antes de la llegada. Para llegar antes, escríbanos.'
        : `Recibimos solicitudes hasta ${days} días antes de la llegada. Para llegar antes, escríbanos.`,
    tooFar: (days) =>
      `Recibimos solicitudes para llegadas en los próximos ${days} días. Para una estancia posterior, escríbanos.`,
    tooManyNights: (most) => `La estancia es de ${nights(most)} como máximo. Para una más larga, escríbanos.`,
  },
  nearest: {
    same: 'Las fechas libres más cercanas con las mismas noches',
    longer: 'Las fechas libres más cercanas para esa estancia',
  },
  quote: {
    label: 'Precio de la estancia',
    rules: {
      base: 'Tarifa por noche',
      low_season: 'Temporada baja',
      christmas: 'Navidad y Año Nuevo',
      easter: 'Semana Santa',
      high_season: 'Temporada alta',
      holidays: 'Días festivos',
      special: 'Noches especiales',
    },
    otherRule: 'Tarifa de temporada',
    line: (count, unit) => `${nights(count)} × ${unit}`,
    charges: {
      cleaning: 'Limpieza',
      extra_guest: 'Huéspedes adicionales',
      pet: 'Mascotas',
      lodging_tax: 'Impuesto sobre hospedaje (ISH)',
      iva: 'IVA',
    },
    otherCharge: { fee: 'Cargo', tax: 'Impuesto' },
    discount: 'Descuento',
    detail: {
      percentOf: (percent, base) => `${percent} de ${base}`,
      perGuestNight: (guests, stayNights, unit) =>
        `${guests === 1 ? '1 huésped' : `${guests} huéspedes`} × ${nights(stayNights)} × ${unit}`,
      perPet: (count, unit) => (count === 1 ? `1 mascota × ${unit}` : `${count} mascotas × ${unit}`),
      perStay: 'Una vez por estancia',
    },
    total: 'Total',
    includesTaxes: 'Dólares de EE. UU., incluye impuestos y cargos',
    beforeTaxes: 'Dólares de EE. UU., antes de impuestos',
    deposit: `Anticipo, a más tardar ${depositDays} días después de confirmar`,
    allAtOnce: `Pago total, a más tardar ${depositDays} días después de confirmar y antes de llegar`,
    balance: (day) => `Saldo, a más tardar el ${day}`,
    cancellation: 'Si usted cancela',
    refund: (until, percent) => `Hasta el ${until}: se devuelve el ${percent} de lo pagado`,
    noRefund: (after) => `Después del ${after}: sin devolución, salvo que vendamos de nuevo sus noches`,
    neverRefund: 'Sin devolución, salvo que vendamos de nuevo sus noches',
  },
};
