import type { requests as english } from '../en/requests';

export const requests: typeof english = {
  kinds: { inquiry: 'Consulta', service: 'Solicitud de servicio', stay: 'Estancia' },
  inquiries: {
    booking: 'Consulta sobre una reservación',
    concierge: 'Consulta sobre servicios de concierge',
    owner: 'Consulta sobre su propiedad',
    general: 'Consulta general',
  },
  noMessage: 'Aún no hay mensajes.',
  wish: ({ dates, total }) => `Usted pidió cambiar la estancia a ${dates}, por ${total}.`,
};
