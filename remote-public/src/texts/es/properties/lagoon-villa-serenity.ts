import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const lagoonVillaSerenity: PropertyWords = {
  title: houseNames['lagoon-villa-serenity'],
  location: 'Laguna Norte, costa del Pacífico, México',
  summary:
    'Una villa de un solo nivel con palapa y muelle de madera propio, hecha para desayunos largos y para remar temprano.',
  highlights: ['Muelle privado y kayaks', 'Comedor bajo palapa para catorce', 'Alberca climatizada'],
  description: [
    'Serenity es una casa baja, tendida en la orilla norte de la laguna, con sus seis recámaras en un mismo nivel para que nadie suba escaleras. Puertas corredizas de cedro abren cada una al jardín o al agua, y a las siete de la mañana lo único que se oye son las garzas al posarse en los postes del muelle.',
    'El día transcurre bajo la palapa. En su mesa caben catorce con holgura, la cocina queda a cuatro pasos y la alberca corre a un lado, de modo que comer y nadar no tienen que ser planes distintos. Los kayaks y las tablas esperan en el muelle; el canal de los manglares está a diez minutos de remo y la playa, a un trayecto corto en bicicleta.',
    'Lupita, la encargada de la casa, viene cada mañana a poner el desayuno, arreglar las recámaras y preguntarle qué se le antoja para el día. Al anochecer alguien enciende los faroles del muelle, y entonces la casa es suya.',
  ],
  whatsIncluded: [
    'Limpieza diaria y toallas limpias dos veces al día',
    'Desayuno continental preparado en la villa',
    'Encargada de la casa, los siete días de la semana',
    'Dos kayaks dobles, dos tablas de remo y seis bicicletas',
    'Charola de bienvenida con fruta de la región, ceviche y agua fresca',
    'Alberca climatizada, electricidad y agua potable',
  ],
  premiumServices: [
    'Chef privado para la comida o la cena',
    'Despensa surtida antes de su llegada',
    'Masaje en el muelle o en su recámara',
    'Lavado y planchado a media estancia',
  ],
  rooms: [
    'Suite del muelle',
    'Suite de la garza',
    'Suite del jardín',
    'Suite de la palma',
    'Recámara del manglar',
    'Recámara del tule',
  ],
  metaDescription:
    'Villa de seis recámaras en la laguna, con muelle privado, comedor bajo palapa y alberca climatizada, en el Pacífico mexicano. Para 14 personas, desde USD 1,200 por noche.',
};
