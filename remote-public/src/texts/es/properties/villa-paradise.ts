import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const villaParadise: PropertyWords = {
  title: houseNames['villa-paradise'],
  location: 'Barrio de las Palmas, costa del Pacífico, México',
  summary:
    'Muros de barro, arcos de medio punto y una alberca larga entre plantas tropicales: una villa con patio, fresca a cualquier hora.',
  highlights: ['Patio entre muros y alberca', 'Cocina exterior', 'A diez minutos a pie de la playa'],
  description: [
    'Desde la calle, Paradise es una puerta de madera en un muro color barro. Detrás se abre un patio sembrado de jengibre y plátano, con una alberca que lo recorre entero bajo una arcada de medio punto. El techo de teja y los muros gruesos hacen lo que en otras partes hace el aire acondicionado, aunque cada recámara también lo tiene.',
    'Las cinco recámaras dan al patio, así que los papás oyen la alberca y nadie oye la calle. Hay una cocina adentro para quien cocina y otra afuera para quien se adueñe del asador, con horno de barro y mesa para doce entre los arcos.',
    'La playa está a diez minutos a pie por una calle de palmeras, y la plaza del pueblo a cinco en bicicleta: lo bastante cerca para un café de mañana entre vecinos y lo bastante lejos para una siesta.',
  ],
  whatsIncluded: [
    'Limpieza diaria',
    'Desayuno continental preparado en la villa',
    'Seis bicicletas, dos con silla para niños',
    'Horno de barro listo para encender la primera noche',
    'Bolsa de playa con toallas, sombrilla y hielera',
    'Electricidad, jardinería y agua potable',
  ],
  premiumServices: [
    'Chef privado para la comida o la cena',
    'Despensa surtida antes de su llegada',
    'Mayordomo por día',
    'Montaje de cumpleaños y aniversarios en el patio',
  ],
  rooms: [
    'Suite de la arcada',
    'Suite del jengibre',
    'Suite de barro',
    'Recámara del patio',
    'Recámara del platanar',
  ],
  metaDescription:
    'Villa de cinco recámaras con patio, arcos, alberca entre jardines y cocina exterior, cerca de la playa. Para 12 personas, desde USD 1,500 por noche.',
};
