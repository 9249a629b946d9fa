import type { manage as english } from '../en/manage';

export const manage: typeof english = {
  close: 'Cerrar',
  closing: 'Cerrando…',
  reopen: 'Abrir de nuevo',
  reopening: 'Abriendo…',
  assign: {
    open: 'Asignar',
    title: '¿Quién responde esta solicitud?',
    me: (name) => `${name} (usted)`,
    nobody: 'Nadie en particular',
    loading: 'Cargando al equipo',
  },
  snooze: {
    open: 'Posponer',
    title: 'Posponer esta solicitud',
    lead: 'Vuelve por sí sola, o de inmediato cuando el huésped escribe. La hora límite de la respuesta no cambia, así que no puede volver después. Todas las horas son hora local.',
    presets: {
      hour: 'En una hora',
      soon: 'En tres horas',
      tomorrow: 'Siguiente día de oficina',
      monday: 'Próxima semana',
      week: 'En una semana',
    },
    day: 'Día',
    time: 'Hora',
    confirm: 'Posponer hasta entonces',
    busy: 'Posponiendo…',
    chooseDay: 'Elija un día y una hora.',
    past: 'Esa hora ya pasó. Elija una posterior.',
    afterDeadline: (when) => `Elija un momento antes del ${when}: entonces vence un plazo.`,
    overdue:
      'La respuesta está atrasada. Primero escriba al huésped o decida; lo que espera al huésped se puede posponer.',
  },
  erasure: 'Borrado',
  offer: 'Hacer una oferta',
  merge: {
    open: 'Unir',
    title: 'Responder esto en otra solicitud',
    lead: 'Esta solicitud se cierra y queda en el historial de la otra. Lo que el huésped escriba aquí llegará allá desde ahora.',
    into: 'Responderla en',
    choose: 'Elija una solicitud',
    none: 'No hay otra solicitud de este huésped a la que unirla.',
    keep: 'Dejarla aparte',
    confirm: 'Unir',
    busy: 'Uniendo…',
  },
  others: {
    loading: 'Cargando las otras solicitudes del huésped',
    failed: 'No se pudieron cargar las otras solicitudes del huésped',
  },
};
