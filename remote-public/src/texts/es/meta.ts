import type { meta as english } from '../en/meta';

const page = (name: string): string => `${name} · Marisma`;

export const meta: typeof english = {
  home: {
    title: 'Marisma · Villas & Residencias en la costa del Pacífico mexicano',
    description:
      'Villas privadas de laguna y de mar en el Pacífico mexicano, con limpieza diaria y concierge en cada estancia.',
  },
  listing: {
    title: page('Todas las propiedades'),
    description:
      'Villas de laguna, villas frente al mar, departamentos y residencias con patio en el Pacífico mexicano.',
  },
  category: (name) => page(name),
  property: (title) => page(title),
  propertyNotFound: {
    title: page('Propiedad no encontrada'),
    description: 'Esta propiedad no está en la colección de Marisma.',
  },
  concierge: {
    title: page('Servicios y actividades'),
    description:
      'Chefs, lanchas, masajes, clases y choferes privados, organizados por su concierge de Marisma.',
  },
  serviceBooking: {
    title: page('Reservar un servicio'),
    description: 'Solicite un servicio de concierge para su estancia. No se cobra nada en línea.',
  },
  offer: {
    title: page('Su oferta'),
    description: 'La estancia que Marisma le ofrece: sus noches, su precio y sus condiciones.',
  },
  about: {
    title: page('Nosotros'),
    description: 'Las personas, los principios y las casas detrás de Marisma, entre la laguna y el mar.',
  },
  ownerPortal: {
    title: page('Portal de propietarios'),
    description:
      'Administración de villas con comisión inicial de 20%, garantía de ocupación y un portal con calendario, estados de cuenta, reseñas y mantenimiento.',
  },
  contact: {
    title: page('Contáctenos'),
    description:
      'Pregunte por una estancia, un servicio o su propia casa. Respondemos en un máximo de 2 horas, en horario de oficina.',
  },
  terms: {
    title: page('Términos y condiciones y aviso de privacidad'),
    description:
      'Las condiciones de una estancia con Marisma y cómo tratamos los datos personales. Sitio privado de demostración.',
  },
};
