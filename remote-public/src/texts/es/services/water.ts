import type { water as english } from '../../en/services/water';

export const water: typeof english = {
  'lagoon-kayak': {
    title: 'Kayak por el manglar',
    priceFrom: 'Adultos USD 85\u00a0/ Niños USD 65',
    description:
      'Dos horas por el canal del manglar con un naturalista, a la hora en que pescan las garzas. Incluye kayaks dobles, bolsas secas y binoculares.',
  },
  'whale-watching': {
    title: 'Avistamiento de ballenas',
    priceFrom: 'Adultos USD 130\u00a0/ Niños USD 95',
    description:
      'De diciembre a marzo las jorobadas pasan cerca de la bahía. Una lancha pequeña con hidrófono, para oírlas también.',
  },
  'paddle-board': {
    title: 'Renta de tablas de remo',
    priceFrom: 'Desde USD 35 por día',
    description:
      'Tablas y chalecos entregados en su casa o su playa, con diez minutos de introducción en agua quieta.',
  },
  'sport-fishing': {
    title: 'Pesca deportiva',
    priceFrom: 'Desde USD 950 por salida',
    description:
      'Seis horas con capitán y marinero tras el dorado, el atún y el pez vela. Un chef privado puede cocinar la pesca; el pez vela se regresa al mar.',
  },
  'yacht-day': {
    title: 'Día de yate',
    priceFrom: 'Cotización a solicitud',
    description:
      'Un yate con tripulación para hasta veinte: esnórquel en las islas, comida con el yate fondeado y regreso con las primeras estrellas. Nuestro yate de 80 pies con cuatro tripulantes cuesta USD 8,000 por día; los demás se cotizan.',
  },
};
