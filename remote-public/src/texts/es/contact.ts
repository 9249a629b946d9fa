import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  title: 'Contáctenos',
  eyebrow: 'A sus órdenes',
  heroLine: 'Escriba o llame. Responde una persona, casi siempre la misma que le dará la bienvenida.',
  form: {
    title: 'Envíenos un mensaje',
    region: 'Escríbanos',
    inquiryType: 'Tipo de consulta',
    inquiryTypes: {
      booking: 'Reservar una estancia',
      concierge: 'Servicios de concierge',
      owner: 'Propietarios',
      general: 'Pregunta general',
    },
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    guests: 'Huéspedes',
    message: 'Mensaje',
    messagePlaceholder: '¿Quiénes vienen y cómo sería para ustedes una buena semana?',
    aboutProperty: (title) => `Quisiera preguntar por ${title}.\n\n`,
    submit: 'Enviar mensaje',
    sending: 'Enviando…',
    purpose: 'Usamos lo que escribe aquí para responderle.',
  },
  errors: {
    checkOutAfterCheckIn: 'La salida debe ser después de la llegada',
  },
  sent: {
    title: '¡Mensaje enviado!',
    text: 'Le respondemos en un máximo de 2 horas, en horario de oficina.',
  },
  failed: {
    title: 'No se pudo enviar el mensaje',
    text: 'Inténtelo de nuevo o comuníquese directamente con nosotros.',
  },
  cards: {
    phone: { title: 'Teléfono' },
    email: { title: 'Correo' },
    address: { title: 'Dirección', note: 'Dirección de muestra' },
  },
  hours: {
    title: 'Horario de oficina',
    emergency: 'Emergencias 24/7',
    closedOn: (day) => `Cerrado el ${day}`,
    promise: 'Respondemos en un máximo de 2 horas, en horario de oficina.',
  },
  whatsApp: {
    title: 'Por WhatsApp',
    text: 'Para preguntas rápidas, o cuando ya vienen en camino.',
    link: 'Escribir por WhatsApp',
    greeting: '¡Hola, Marisma! Me gustaría saber más de sus villas y servicios.',
    newTab: 'se abre en otra pestaña',
  },
  about: {
    label: 'Su consulta es sobre',
    view: 'Ver propiedad',
  },
  map: {
    title: 'Entre la laguna y el mar',
    text: 'Todas nuestras casas están en un mismo tramo de la costa del Pacífico mexicano. La guía de llegada de su panel trae las indicaciones hasta la puerta.',
    drawing:
      'Mapa dibujado: el Pacífico al suroeste, una playa larga, la laguna detrás con su boca al mar y nuestras cuatro casas',
    ocean: 'Océano Pacífico',
    lagoon: 'Laguna',
    frame: 'Mapa de la costa del Pacífico mexicano',
    load: 'Mostrar mapa',
    hide: 'Ocultar mapa',
    loading: 'Cargando el mapa…',
    note: 'El mapa de calles es de OpenStreetMap y se carga desde sus servidores.',
    unreachable: 'El mapa no responde por ahora. Nuestro propio mapa, abajo, muestra la costa.',
    openExternally: 'Abrir en OpenStreetMap',
  },
};
