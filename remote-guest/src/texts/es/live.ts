import type { live as english } from '../en/live';

export const live: typeof english = {
  loading: 'Cargando sus estancias…',
  failed: 'No se pudieron cargar sus estancias',
  failedReason: 'Revise su conexión e inténtelo de nuevo. De nuestro lado nada ha cambiado.',
  old: 'En este momento no se pudo actualizar. Se muestra lo último que se cargó.',
  pending: 'En espera de nuestra respuesta',
  confirmed: 'Confirmada',
  team: 'El equipo de la casa',
  heldUntil: (until) => `Le apartamos estas noches hasta el ${until}.`,
  closed: {
    declined: 'No pudimos aceptar esta solicitud.',
    withdrawn: 'Esta solicitud se retiró.',
    expired: 'Las noches ya no están apartadas. Puede solicitarlas de nuevo.',
    cancelled_by_guest: 'Usted canceló esta estancia.',
    cancelled_by_house: 'Tuvimos que cancelar esta estancia. Se le devuelve todo lo que pagó.',
    unpaid: 'No recibimos ningún pago a tiempo, así que liberamos estas noches.',
  },
  reason: (words) => `Nuestro motivo: ${words}`,
  requests: {
    title: 'Sus solicitudes',
    states: { open: 'En espera de nuestra respuesta', waiting: 'Respondida', closed: 'Cerrada' },
    read: 'Leer',
    readAbout: (about) => `Leer la conversación sobre ${about}`,
    sentOn: (day) => `Enviada el ${day}`,
  },
  sampleBookings: 'Reservaciones de muestra',
  sampleMessages: 'Mensajes de muestra',
  samplePayments: 'Pagos de muestra',
  sampleReviews: 'Estancias de muestra',
};
