import type { comingSoon as english } from '../en/coming-soon';

export const comingSoon: typeof english = {
  contact: 'Mientras tanto, pregunte al equipo',
  pages: {
    messages: {
      title: 'Mensajes',
      what: 'Las conversaciones con huéspedes y propietarios en un solo buzón, con quién responde a quién y para cuándo.',
      meanwhile: 'Responder las solicitudes',
    },
    listings: {
      title: 'Anuncios',
      what: 'Las casas como las ven los huéspedes: fotos, textos, tarifas, temporadas y ofertas especiales.',
      meanwhile: 'Ver las casas en el sitio',
    },
    payments: {
      title: 'Pagos',
      what: 'Anticipos, saldos, reembolsos y pagos a propietarios, con sus estados de cuenta.',
      meanwhile: 'Registrar pagos en las solicitudes',
    },
    reviews: {
      title: 'Reseñas',
      what: 'Lo que los huéspedes escribieron después de su estancia, y un lugar para responderles.',
    },
    settings: {
      title: 'Configuración',
      what: 'Datos de la empresa, impuestos, plantillas de mensajes y quién puede hacer qué.',
      meanwhile: 'Ajustar los horarios de oficina',
    },
  },
};
