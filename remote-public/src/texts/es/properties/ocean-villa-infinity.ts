import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const oceanVillaInfinity: PropertyWords = {
  title: houseNames['ocean-villa-infinity'],
  location: 'Playa Las Dunas, costa del Pacífico, México',
  summary: 'Dos pisos, una torre de piedra y una alberca larga que mira de frente al atardecer.',
  highlights: [
    'Directamente en la playa',
    'Gran alberca infinita',
    'Terraza en lo alto de la torre de piedra',
  ],
  description: [
    'Infinity está sobre la duna, girada unos grados al sur del poniente para que el sol se meta justo en el borde de la alberca. Ocho recámaras se reparten en dos pisos; las cinco de arriba tienen terraza propia y el sonido de las olas por la noche.',
    'La sala se abre por completo del lado del mar y queda un solo espacio, de la isla de la cocina al agua. Junto a la alberca hay cuatro camastros y un fogatero, bajo la pérgola una mesa larga, y un sendero de arena entre uvas de mar llega a la playa en menos de un minuto. En lo alto de la torre hay una mesa para seis y nada más que mirar que el horizonte.',
    'Un mayordomo y dos amas de llaves atienden la villa durante el día. Dígales por la mañana qué deben traer los pescadores, y antes de las seis quedará en hielo junto al asador.',
  ],
  whatsIncluded: [
    'Mayordomo de 8:00\u00a0a.m. a\u00a06:00\u00a0p.m.',
    'Limpieza diaria y cortesía nocturna',
    'Desayuno completo preparado en la villa',
    'Montaje de playa cada mañana: sombrillas, toallas y agua fría',
    'Gimnasio privado',
    'Alberca climatizada, electricidad y agua potable',
  ],
  premiumServices: [
    'Chef privado para la comida o la cena',
    'Mayordomo después de las\u00a06:00\u00a0p.m.',
    'Yate o salida de pesca desde la marina',
    'Masaje en la villa para hasta cuatro huéspedes a la vez',
  ],
  rooms: [
    'Suite del horizonte',
    'Suite del atardecer',
    'Suite de la torre',
    'Suite de la pérgola',
    'Suite de la duna',
    'Recámara del coral',
    'Recámara del pelícano',
    'Recámara de la concha',
  ],
  metaDescription:
    'Villa de ocho recámaras frente a la playa, con alberca infinita y torre de piedra de cara al atardecer del Pacífico. Para 18 personas, desde USD 2,000 por noche.',
};
