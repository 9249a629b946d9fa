import type { testimonials as english } from '../en/testimonials';

export const testimonials: typeof english = {
  'family-serenity': {
    name: 'Hannah y Mark Ellison',
    location: 'Seattle, EE. UU.',
    text: 'Nuestra hija menor aprendió a remar desde el muelle y mi mamá no tuvo que subir ni un escalón. Al segundo día, Lupita ya sabía que tomo el café afuera, sola, a las seis.',
  },
  'friends-infinity': {
    name: 'Rodrigo Salinas',
    location: 'Monterrey, México',
    text: 'Dieciséis amigos, tres cumpleaños y ni una sola discusión por la cena. El atún se pescó al mediodía y a las ocho ya estaba en el asador. Ya estamos eligiendo fechas para el año que viene.',
  },
  'couple-paradise': {
    name: 'Margaret Doyle',
    location: 'Toronto, Canadá',
    text: 'Cierra uno la puerta de madera y el mundo se calla. Pensábamos recorrer toda la costa y vimos sobre todo el patio; con eso le digo qué clase de semana fue.',
  },
};
