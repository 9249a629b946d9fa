import type { sample as english } from '../en/sample';

export const sample: typeof english = {
  tasks: {
    linen: 'Revisar la entrega de blancos en Lagoon Villa Serenity',
    pool: 'Servicio de alberca en Villa Paradise',
    welcome: 'Preparar la canasta de bienvenida de Camila Ortega',
    transfer: 'Confirmar el traslado del aeropuerto para el grupo Lindqvist',
    review: 'Responder dos reseñas nuevas de huéspedes',
  },
  notices: {
    booking: (house, nights) => `Nueva reservación: ${house}, ${nights}.`,
    maintenance: 'El Wi-Fi de Lagoon Villa Serenity ya funciona.',
  },
};
