import type { stays as english } from '../en/stays';

const nights = (count: number): string => (count === 1 ? '1 noche' : `${count} noches`);

export const stays: typeof english = {
  nights,
  guests: (count) => (count === 1 ? '1 huésped' : `${count} huéspedes`),
  calendar: {
    label: 'Días de la estancia',
    chooseArrival: 'Elija su día de llegada',
    chooseDeparture: (least) =>
      least > 1 ? `Elija su día de salida: ${nights(least)} o más` : 'Elija su día de salida',
    chosen: (count, total) => (total ? `${nights(count)}, ${total}` : nights(count)),
    perNight: 'Los importes son dólares estadounidenses por noche, antes de impuestos y cargos.',
    perStay: 'El importe de cada día es el total en dólares de la estancia que termina ese día.',
    clear: 'Borrar fechas',
    arrivalDay: 'su llegada',
    departureDay: 'su salida',
    arrive: (price, least) => `${price} por noche, estancia mínima de ${nights(least)}`,
    leave: (count, total) =>
      total ? `salir después de ${nights(count)} por ${total}` : `salir después de ${nights(count)}`,
    closed: {
      past: () => 'Este día ya pasó',
      tooFar: () => 'Este día aún no se puede solicitar aquí',
      taken: () => 'Esta noche está ocupada',
      arrivalDay: () => 'En esta temporada no hay llegadas este día de la semana',
      minNights: (least) => `La estancia mínima es de ${nights(least)}`,
      before: () => 'La estancia termina después del día de llegada',
      gap: () => 'Hay una noche ocupada antes de este día',
      tooLong: () => 'Una estancia tiene 90 noches como máximo',
    },
  },
  quote: {
    label: 'Precio de la estancia',
    rules: {
      base: 'Tarifa por noche',
      low_season: 'Temporada baja',
      christmas: 'Navidad y Año Nuevo',
      easter: 'Semana Santa',
    },
    otherRule: 'Tarifa de temporada',
    line: (count, unit) => `${nights(count)} × ${unit}`,
    total: 'Total',
    beforeTaxes: 'Antes de impuestos y cargos',
    deposit: 'Anticipo, cuando la casa confirme',
    allAtOnce: 'Se paga cuando la casa confirme',
    balance: (day) => `Saldo, a más tardar el ${day}`,
    cancellation: 'Si usted cancela',
    refund: (until, percent) => `Hasta el ${until}: se devuelve el ${percent} de lo pagado`,
    noRefund: (after) => `Después del ${after}: no hay devolución`,
    neverRefund: 'No hay devolución: la llegada está próxima',
  },
  refusals: {
    bad_dates: 'El día de salida debe ser posterior al de llegada. Elija de nuevo las fechas.',
    too_many_nights: 'Una estancia tiene 90 noches como máximo. Escríbanos si desea una más larga.',
    too_far: 'Las estancias se pueden solicitar hasta con dos años de anticipación.',
    past: 'El día de llegada ya pasó. Elija otras fechas.',
    bad_guests: 'Indique cuántos huéspedes se alojarán.',
    too_many_guests: 'La casa no tiene lugar para tantos huéspedes.',
    min_nights:
      'La estancia mínima para esta llegada es más larga. El calendario muestra las salidas posibles.',
    arrival_day:
      'En esta temporada no se puede llegar este día de la semana. El calendario muestra los días de llegada.',
    bad_message: 'El mensaje puede tener 1,000 caracteres como máximo.',
    bad_body: 'Escriba entre 1 y 4,000 caracteres.',
    bad_key: 'No se pudo leer la solicitud. Vuelva a cargar la página y envíela de nuevo.',
    bad_amount: 'El importe no es el que se debe.',
    bad_hold: 'Las noches se pueden apartar siete días más como máximo.',
    not_allowed: 'Esta cuenta no puede hacerlo. Escríbanos y le ayudaremos.',
    unknown_property: 'Por el momento no se puede reservar esta casa.',
    taken: 'Estas noches ya no están libres.',
    price_changed: 'El precio cambió desde que usted lo leyó. Lea el nuevo precio.',
    stale: 'Esto cambió mientras tanto. Revíselo de nuevo.',
    hold_expired: 'Terminó el plazo durante el que se apartaron las noches.',
    too_many_holds:
      'Cinco de sus solicitudes esperan respuesta. Espere una de ellas o retire una en su panel.',
    too_many_messages: 'Son muchos mensajes en una hora. Llámenos o inténtelo más tarde.',
    bad_snooze: 'Elija un momento dentro del próximo año.',
    bad_assignee: 'Esta cuenta no atiende solicitudes. Elija otra.',
    bad_merge: 'Solo se pueden unir consultas y reservas de servicios del mismo huésped.',
    bad_reply: 'Una respuesta guardada necesita un título y un texto en ambos idiomas.',
    too_many: 'Son demasiadas a la vez. Elija 200 como máximo.',
    unknown_mail: 'Este correo ya se está enviando de nuevo.',
    undecided: 'Primero confirme o rechace la estancia.',
    signed_out: 'Su sesión terminó. Inicie sesión de nuevo; lo que escribió se conserva.',
    unavailable:
      'No hay conexión con el servicio de reservas. Lo que escribió se conserva; inténtelo de nuevo.',
  },
};
