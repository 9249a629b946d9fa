import {
  heroGoldenVilla,
  lagoonVillaSerenityPool,
  oceanVillaInfinityBedroom,
  oceanVillaInfinityTerrace,
  serviceCulture,
  serviceFoodDinner,
  serviceKids,
  serviceSport,
  serviceWater,
  serviceWellness,
} from '@marisma/area-kit/media';
import {
  BedDouble,
  Camera,
  ConciergeBell,
  Handshake,
  MessagesSquare,
  ReceiptText,
  TreePalm,
  Wrench,
} from 'lucide-react';
import { commissions } from '../figures';

import type { Slide } from '../slide';

/** A commission as a part of the price of a stay. */
const shareOf = (commission: string): [number, number] => [0, parseInt(commission, 10) / 100];

/** How the house is run, and what its guests live. */
export const services = [
  {
    layout: 'table',
    id: 'modelo-de-operacion',
    name: 'Modelo de operación',
    title: 'Ganamos cuando su propiedad gana',
    ground: 'sand',
    caption: 'Comisión por canal de reservación',
    columns: ['Canal', 'Comisión', 'Condiciones'],
    values: 'words',
    rows: [
      {
        label: 'Reservaciones directas del propietario',
        values: [commissions.ownerDirect, 'Opcional'],
        bar: shareOf(commissions.ownerDirect),
      },
      {
        label: 'Clientes directos',
        values: [commissions.clientDirect, 'Reservan con nuestro equipo'],
        bar: shareOf(commissions.clientDirect),
      },
      {
        label: 'Agencias locales y nacionales',
        values: [commissions.agencies, 'Se divide entre agencias'],
        bar: shareOf(commissions.agencies),
      },
      {
        label: 'Plataformas en línea',
        values: [commissions.platforms, 'Más la comisión de la plataforma'],
        bar: shareOf(commissions.platforms),
      },
      { label: 'Rentas largas', values: ['Ajustada', 'Según la duración del contrato'] },
    ],
    note: 'Sin letra chica: la comisión se calcula sobre la renta de cada reservación y aparece en su estado de cuenta.',
  },
  {
    layout: 'grid',
    id: 'servicios-clave',
    name: 'Servicios clave',
    title: 'Todo lo que una casa necesita, en una sola llamada',
    ground: 'paper',
    heading: 'above',
    points: [
      { term: 'Comercialización', Icon: Camera, text: 'Anuncios, fotografía y tarifas al día.' },
      { term: 'Huéspedes', Icon: MessagesSquare, text: 'De la primera pregunta a la despedida.' },
      { term: 'Limpieza y blancos', Icon: BedDouble, text: 'Cada detalle, con inspección.' },
      { term: 'Mantenimiento', Icon: Wrench, text: 'Preventivo, correctivo y mejoras.' },
      { term: 'Jardín y alberca', Icon: TreePalm, text: 'Cuidado constante, agua siempre clara.' },
      { term: 'Concierge', Icon: ConciergeBell, text: 'Experiencias, chef, traslados y compras.' },
      { term: 'Proveedores', Icon: Handshake, text: 'Cotización, contrato y supervisión.' },
      { term: 'Contabilidad', Icon: ReceiptText, text: 'Cobros, pagos y reportes mensuales.' },
    ],
  },
  {
    layout: 'split',
    id: 'housekeeping',
    name: 'Housekeeping',
    title: 'La calma de una casa impecable',
    ground: 'paper',
    side: 'left',
    picture: {
      of: oceanVillaInfinityBedroom,
      alt: 'Recámara con muro de piedra y cabecera de nogal, abierta al mar',
    },
    points: [
      {
        term: 'Antes de llegar',
        text: 'Limpieza profunda, blancos planchados e inspección con lista en mano.',
      },
      { term: 'Durante la estancia', text: 'Servicio discreto, a la hora que el huésped prefiera.' },
      { term: 'Al salir', text: 'Inventario, lavandería y la casa lista para usted o para quien sigue.' },
    ],
  },
  {
    layout: 'full',
    id: 'bienvenida',
    name: 'Bienvenida',
    title: 'Llegar y sentirse en casa',
    picture: {
      of: heroGoldenVilla,
      alt: 'Villa frente al mar con alberca infinita, en la luz dorada de la tarde',
    },
    points: [
      { term: 'Traslado', text: 'Los esperamos en el aeropuerto y conocemos el camino.' },
      { term: 'Recepción', text: 'Una bebida fresca y un recorrido por cada espacio.' },
      { term: 'Despensa', text: 'La cocina surtida con lo que pidieron antes del viaje.' },
    ],
  },
  {
    layout: 'split',
    id: 'mantenimiento',
    name: 'Mantenimiento',
    title: 'Lo que el mar desgasta, nosotros lo prevenimos',
    ground: 'sand',
    side: 'right',
    picture: {
      of: oceanVillaInfinityTerrace,
      alt: 'Camastros y sombrillas junto a la alberca, con la sala iluminada al fondo',
    },
    points: [
      { term: 'Preventivo', text: 'Revisiones programadas de clima, bombas, alberca e instalaciones.' },
      { term: 'Correctivo', text: 'Técnicos propios que reparan de inmediato y siempre le avisan.' },
      { term: 'Mejoras', text: 'Cotizamos y supervisamos; nada se gasta sin su autorización.' },
    ],
  },
  {
    layout: 'journey',
    id: 'experiencia-concierge',
    name: 'Experiencia concierge',
    title: 'Un viaje acompañado de principio a fin',
    ground: 'lagoon',
    picture: {
      of: lagoonVillaSerenityPool,
      alt: 'Alberca de una villa junto a la laguna al anochecer, con camastros frente a la sala iluminada',
    },
    points: [
      {
        term: 'Antes',
        text: 'Un itinerario a la medida: traslados, chef, menús y reservaciones confirmadas.',
      },
      { term: 'Durante', text: 'Un concierge por mensaje y en persona, atento sin estorbar.' },
      { term: 'Después', text: 'Seguimiento, una nota de agradecimiento y la invitación a volver.' },
    ],
  },
  {
    layout: 'gallery',
    id: 'experiencias-inolvidables',
    name: 'Experiencias inolvidables',
    title: 'Lo que se cuenta al volver',
    ground: 'paper',
    pictures: [
      {
        of: serviceFoodDinner,
        alt: 'Mesa larga con velas y flores frente al mar, a la hora del atardecer',
        caption: 'Cenas frente al mar',
      },
      {
        of: serviceWater,
        alt: 'Dos kayaks sobre la arena frente a la laguna',
        caption: 'Kayak entre laguna y mar',
      },
      {
        of: serviceWellness,
        alt: 'Toallas enrolladas, piedras y velas en una charola',
        caption: 'Spa sin salir de casa',
      },
      { of: serviceSport, alt: 'Tres tablas de surf de pie en la playa', caption: 'Surf al amanecer' },
      { of: serviceCulture, alt: 'Vasijas de barro y textiles artesanales', caption: 'Manos artesanas' },
      {
        of: serviceKids,
        alt: 'Cubeta, pala y castillo de arena en la playa',
        caption: 'Días para los niños',
      },
    ],
    note: 'Imágenes ilustrativas.',
  },
] satisfies Slide[];
