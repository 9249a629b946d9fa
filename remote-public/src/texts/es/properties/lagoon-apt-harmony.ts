import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const lagoonAptHarmony: PropertyWords = {
  title: houseNames['lagoon-apt-harmony'],
  location: 'Laguna Sur, costa del Pacífico, México',
  summary:
    'Las dos terrazas más altas de un edificio junto a la laguna, unidas en una sola residencia con chef y mayordomo propios.',
  highlights: [
    'Chef y mayordomo de planta',
    'Dos terrazas de lado a lado',
    'Camastros con dosel apartados para usted',
  ],
  description: [
    'Harmony ocupa los dos últimos pisos de un edificio que baja hacia la laguna en cuatro terrazas con plantas. Por dentro se vive como una casa: siete recámaras, una biblioteca, un comedor largo y una escalera interior para que los niños duerman y los grandes sigan conversando.',
    'Es también la casa con más personal, y el precio lo refleja. Un chef de planta cocina tres comidas al día según un menú acordado con usted antes de llegar, un mayordomo lleva el ritmo de la casa y un chofer espera abajo desde el desayuno hasta la medianoche. Lo único por organizar es a quién le toca la tina de la terraza al atardecer.',
    'La alberca compartida está abajo, con dos camastros con dosel a su nombre durante toda la estancia. Desde la terraza inferior se ve cada noche cómo el edificio se enciende en el agua, recámara por recámara.',
  ],
  whatsIncluded: [
    'Chef de planta, tres comidas al día (ingredientes al costo)',
    'Mayordomo y dos amas de llaves, de 7:00\u00a0a.m. a\u00a010:00\u00a0p.m.',
    'Chofer con auto de siete plazas, de 8:00\u00a0a.m. a\u00a0medianoche',
    'Dos camastros con dosel apartados en la alberca compartida',
    'Acceso al gimnasio de residentes',
    'Lavado y planchado, de vuelta el mismo día',
  ],
  premiumServices: [
    'Celebraciones y cenas privadas para hasta cuarenta personas',
    'Día de yate con tripulación y comida a bordo',
    'Masaje y yoga en la terraza superior',
    'Segundo auto con chofer',
  ],
  rooms: [
    'Suite de la terraza alta',
    'Suite de la biblioteca',
    'Suite de los faroles',
    'Suite de la bugambilia',
    'Suite del agua',
    'Recámara familiar',
    'Recámara de la laguna',
  ],
  metaDescription:
    'Residencia de siete recámaras y dos pisos junto a la laguna, con chef, mayordomo y chofer, en el Pacífico mexicano. Para 16 personas, desde USD 5,000 por noche.',
};
