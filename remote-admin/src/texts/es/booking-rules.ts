import type { bookingRules as english } from '../en/booking-rules';

export const bookingRules: typeof english = {
  title: 'Reglas de reservación',
  lead: 'Lo que vale para las estancias que se soliciten desde ahora. Las existentes conservan sus pagos y condiciones.',
  all: 'Todas las casas',
  list: 'Reglas',
  fields: {
    deposit_percent: 'Anticipo, por ciento',
    hold_hours: 'Horas que una solicitud aparta sus noches',
    balance_days: 'Pago del saldo, días antes de la llegada',
    lead_days: 'Aviso antes de la llegada, días',
    most_nights: 'Estancia más larga, noches',
    farthest_days: 'Última llegada, días desde hoy',
    most_holds: 'Solicitudes abiertas de un huésped como máximo',
  },
  hints: {
    deposit_percent: 'Parte del total que se paga después de la confirmación.',
    hold_hours: 'Después, una solicitud sin respuesta termina por sí sola.',
    balance_days: 'Hasta el día anterior, una cancelación solo cuesta los gastos bancarios.',
    lead_days:
      'Con 0 se puede solicitar una estancia que empieza hoy. Nuestro equipo puede omitir esta regla.',
    most_nights: 'Los huéspedes que desean una estancia más larga nos escriben.',
    farthest_days: '365 es un año adelante.',
    most_holds: 'Más solicitudes se rechazan hasta que se responda una.',
  },
  stated: (rule, value) =>
    `${rule}: el sitio todavía dice ${value}. Pida que se cambien sus textos y términos antes de guardar otro valor.`,
  fault: (least, most) => `Un número entero de ${least} a ${most}.`,
  change: (rule, before, after) => `${rule}: ${before} → ${after}`,
  comparedHouse: 'Casa de la estancia',
  save: 'Guardar reglas',
  saving: 'Guardando…',
  saved: 'Las reglas de reservación se guardaron',
  discard: 'Descartar cambios',
  unsaved: 'Estos cambios aún no se guardan.',
  stale: (name, when) =>
    `${name} cambió estas reglas: ${when}. Lo que usted escribió sigue aquí y nada se guardó.`,
  somebody: 'Alguien',
  reload: 'Leer las reglas como están ahora',
  loading: 'Cargando las reglas',
  failed: 'No se pudieron cargar las reglas',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Las reglas que cambió aún no se guardan.',
    leave: 'Salir',
    stay: 'Quedarse',
  },
};
