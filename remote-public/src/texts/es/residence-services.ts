import type { residenceServices as english } from '../en/residence-services';

export const residenceServices: typeof english = {
  airportTransfer: {
    name: 'Traslado del aeropuerto',
    description:
      'Un chofer con un letrero con su nombre en llegadas, toallas frías y sillas para niños si las pide.',
    price: 'USD 120 por auto',
  },
  babysitter: {
    name: 'Niñera por la noche',
    description: 'Una niñera de confianza, capacitada en primeros auxilios, que habla inglés y español.',
    price: 'USD 80 por velada',
  },
  butler: {
    name: 'Mayordomo',
    description: 'Equipaje, servicio a la mesa y pequeños encargos, del desayuno a la última copa.',
    price: 'USD 350 por día',
  },
  celebration: {
    name: 'Montaje para celebraciones',
    description: 'Flores, velas, pastel y un trío de cuerdas, planeado con usted de antemano.',
    price: 'USD 1,200 por evento',
  },
  fishingCharter: {
    name: 'Salida de pesca',
    description: 'Seis horas tras el dorado y el atún, con capitán, marinero y equipo.',
    price: 'USD 950 por salida',
  },
  massage: {
    name: 'Masaje en la residencia',
    description: 'Sueco, profundo o prenatal, en la terraza o en su recámara.',
    price: 'USD 150 por hora',
  },
  pantry: {
    name: 'Despensa surtida',
    description:
      'Compramos lo de su lista y dejamos surtida la cocina antes de su llegada; la despensa, al costo.',
    price: 'USD 90 por entrega',
  },
  privateChef: {
    name: 'Chef privado',
    description:
      'Una cena de tres tiempos hasta para cuatro personas, preparada en su cocina, que queda impecable.',
    price: 'USD 450 por cena',
  },
  yachtCharter: {
    name: 'Renta de yate',
    description: 'Un yate de 80 pies con cuatro tripulantes, comida a bordo y regreso al atardecer.',
    price: 'USD 8,000 por día',
  },
  yoga: {
    name: 'Yoga privado',
    description: 'Setenta y cinco minutos con la primera luz, hasta ocho huéspedes, tapetes incluidos.',
    price: 'USD 180 por sesión',
  },
};
