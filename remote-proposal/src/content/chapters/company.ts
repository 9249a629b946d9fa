import {
  heroDuskPool,
  heroMiddayTerrace,
  heroSunsetPool,
  oceanVillaInfinityExterior,
  villaParadiseArcade,
} from '@marisma/area-kit/media';
import { CalendarHeart, ClipboardCheck, KeyRound, ReceiptText, Share2, Users } from 'lucide-react';
import { results } from '../figures';
import type { Slide } from '../slide';

/** Who we are and what we promise. */
export const company = [
  {
    layout: 'full',
    id: 'portada',
    branded: true,
    name: 'Propuesta para propietarios',
    title: 'Su casa frente al Pacífico, en manos que la cuidan',
    lead: 'Administración de propiedades y concierge para villas, departamentos y residencias entre la laguna y el mar.',
    picture: {
      of: heroSunsetPool,
      alt: 'Villa de dos niveles con alberca infinita sobre la playa, al atardecer',
    },
  },
  {
    layout: 'split',
    id: 'quienes-somos',
    name: 'Quiénes somos',
    title: 'Anfitriones de esta costa, antes que administradores',
    lead: 'Vivimos aquí. Conocemos cada casa por dentro y respondemos por ella cuando usted no está.',
    ground: 'paper',
    side: 'right',
    picture: {
      of: villaParadiseArcade,
      alt: 'Arcos, puertas de madera y macetas de barro en una villa con patio',
    },
    points: [
      { term: 'Cercanía', text: 'Un responsable por casa, al que usted conoce por su nombre.' },
      { term: 'Transparencia', text: 'Cada ingreso y cada gasto, con su comprobante.' },
      { term: 'Oficio', text: 'El rigor de la gran hotelería, aplicado a una casa privada.' },
    ],
  },
  {
    layout: 'split',
    id: 'gestion-de-propiedades',
    name: 'Gestión de propiedades',
    title: 'Usted la disfruta. Nosotros la hacemos rendir.',
    lead: 'Una sola empresa a cargo de la casa, de sus huéspedes y de sus cuentas.',
    ground: 'sand',
    side: 'left',
    picture: {
      of: oceanVillaInfinityExterior,
      alt: 'Villa frente al mar con torre de piedra, pérgola y una larga alberca infinita',
    },
    points: [
      {
        term: 'Operación',
        text: 'Personal, limpieza, jardines, alberca y proveedores bajo un mismo estándar.',
      },
      { term: 'Comercialización', text: 'Fotografía, anuncios, tarifas y calendario en un solo lugar.' },
      { term: 'Finanzas', text: 'Cobros, pagos y un estado de cuenta mensual que se entiende a la primera.' },
    ],
  },
  {
    layout: 'full',
    id: 'concierge',
    name: 'Concierge',
    title: 'Lo que el huésped imagina, resuelto antes de que lo pida',
    lead: 'Chef privado, traslados, bienestar, mar y laguna: un equipo en sitio que convierte una estancia en costumbre.',
    picture: {
      of: heroMiddayTerrace,
      alt: 'Alberca turquesa junto a una duna en flor, con sombrillas blancas y el mar a mediodía',
    },
  },
  {
    layout: 'grid',
    id: 'por-que-elegirnos',
    name: 'Por qué elegirnos',
    title: 'Seis razones para dejarnos las llaves',
    ground: 'lagoon',
    heading: 'beside',
    points: [
      {
        term: 'Una sola empresa',
        Icon: KeyRound,
        text: 'Administración, rentas, mantenimiento y concierge, sin intermediarios.',
      },
      {
        term: 'Más canales de venta',
        Icon: Share2,
        text: `Presencia en ${results.agencies} agencias, además de las plataformas en línea.`,
      },
      {
        term: 'Equipo propio',
        Icon: Users,
        text: 'Personal contratado, capacitado y supervisado por nosotros.',
      },
      {
        term: 'Estándar de hotel',
        Icon: ClipboardCheck,
        text: 'Protocolos por escrito e inspección antes de cada llegada.',
      },
      {
        term: 'Cuentas claras',
        Icon: ReceiptText,
        text: 'Un estado de cuenta mensual con cada peso y cada comprobante.',
      },
      {
        term: 'Su casa, sus fechas',
        Icon: CalendarHeart,
        text: 'Usted aparta los días que quiera y decide las reglas de la casa.',
      },
    ],
  },
  {
    layout: 'figures',
    id: 'resultados',
    name: 'Resultados',
    title: 'Una inversión que trabaja todo el año',
    ground: 'paper',
    picture: {
      of: heroDuskPool,
      alt: 'Villa frente al mar al anochecer, con la alberca y las habitaciones iluminadas',
    },
    figures: [
      { value: results.occupancy, label: 'de ocupación promedio al año' },
      { value: results.returnOnValue, label: 'de ROI al año sobre el valor de venta' },
      { value: results.agencies, label: 'agencias en las que tenemos presencia' },
    ],
    note: 'Promedios de referencia; no constituyen una garantía de rendimiento.',
  },
] satisfies Slide[];
