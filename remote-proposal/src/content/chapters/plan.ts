import { contactDetails } from '@marisma/area-kit/brand';
import { heroLagoonDusk, lagoonAptHarmonyExterior, villaParadiseEvening } from '@marisma/area-kit/media';
import { growth, launch, monthlyFees, nightlyRates, phases, trackRecord } from '../figures';
import type { Slide } from '../slide';

const feesOf = (fee: string): number[] => fee.split('-').map(Number);
const highestFee = Math.max(...monthlyFees.flatMap(({ fee }) => (fee ? feesOf(fee) : [])));
const highestRate = Math.max(...nightlyRates.map(({ holiday }) => holiday));

const pilotUnits = `${growth.firstUnit} a ${growth.lastUnit}`;

/** What it costs, what it earns, and when it starts. */
export const plan = [
  {
    layout: 'growth',
    id: 'plan-de-crecimiento',
    name: 'Plan de crecimiento',
    title: 'Empezar con pocas, hacerlo bien y crecer',
    ground: 'sand',
    picture: {
      of: lagoonAptHarmonyExterior,
      alt: 'Edificio de departamentos con terrazas escalonadas junto a la laguna',
    },
    start: { value: pilotUnits, label: 'unidades en el piloto' },
    goal: { value: String(growth.goal), label: 'unidades como meta' },
    share: growth.lastUnit / growth.goal,
    points: [
      { term: 'Probar', text: 'Procesos afinados casa por casa, con propietarios cercanos.' },
      { term: 'Medir', text: 'Ocupación, tarifa y satisfacción a la vista de todos.' },
      { term: 'Escalar', text: 'Más unidades solo cuando el estándar ya se sostiene.' },
    ],
  },
  {
    layout: 'table',
    id: 'administracion-de-propiedades',
    name: 'Administración de propiedades',
    title: 'Una cuota clara, según su propiedad',
    ground: 'lagoon',
    caption: 'Cuota mensual de administración en USD, más IVA',
    columns: ['Tipo de propiedad', 'USD al mes'],
    values: 'figures',
    rows: monthlyFees.map(({ property, bedrooms, fee }) => ({
      label: property,
      detail: bedrooms ? `${bedrooms} recámaras` : undefined,
      values: [fee ?? 'Según visita'],
      bar: fee ? [0, Math.max(...feesOf(fee)) / highestFee] : undefined,
    })),
    note: 'La cuota cubre supervisión, inspecciones, pago de servicios y estado de cuenta. Las residencias privadas se cotizan después de una visita.',
  },
  {
    layout: 'table',
    id: 'estrategia-de-rentas',
    name: 'Estrategia de rentas',
    title: 'La tarifa correcta para cada noche',
    ground: 'sand',
    caption: 'Tarifas sugeridas por noche, en USD',
    columns: ['Unidad', 'Temporada baja', 'Días festivos'],
    values: 'figures',
    rows: nightlyRates.map(({ unit, low, holiday }) => ({
      label: unit,
      values: [String(low), String(holiday)],
      bar: [low / highestRate, holiday / highestRate],
    })),
    figure: {
      value: launch.above,
      label: `sobre la tarifa regular durante los primeros ${launch.days} días`,
    },
    note: 'Tarifas de lanzamiento: una casa nueva despierta interés, y su tarifa lo refleja.',
  },
  {
    layout: 'timeline',
    id: 'plan-de-implementacion',
    name: 'Plan de implementación',
    title: 'Tres fases, del contrato al primer huésped',
    ground: 'paper',
    days: phases.pilot[1],
    phases: [
      {
        name: 'Fase 1',
        days: phases.legal,
        title: 'Legal y financiera',
        text: 'Contratos, permisos, cuentas y régimen fiscal en orden.',
      },
      {
        name: 'Fase 2',
        days: phases.platform,
        title: 'Plataforma',
        text: 'Fotografía, anuncios, tarifas, calendario y canales conectados.',
      },
      {
        name: 'Fase 3',
        days: phases.pilot,
        title: 'Piloto',
        text: `Unidades ${pilotUnits} en operación, escalando hacia ${growth.goal}.`,
      },
    ],
  },
  {
    layout: 'figures',
    id: 'proyectos-de-exito',
    name: 'Proyectos de éxito',
    title: 'La experiencia que respalda su decisión',
    ground: 'lagoon',
    picture: {
      of: villaParadiseEvening,
      alt: 'Patio de una villa de noche, con la arcada y la alberca iluminadas',
    },
    figures: [
      { value: trackRecord.properties, label: 'propiedades' },
      { value: trackRecord.staff, label: 'colaboradores' },
      { value: trackRecord.companies, label: 'empresas' },
      { value: trackRecord.years, label: 'años de trayectoria' },
    ],
  },
  {
    layout: 'full',
    id: 'cierre',
    name: 'Gracias',
    title: 'Hablemos de su propiedad',
    lead: 'Agende una visita: recorremos su casa con usted y le entregamos un plan por escrito.',
    picture: {
      of: heroLagoonDusk,
      alt: 'Muelle con faroles hacia una villa con palapa junto a la laguna, a la hora azul',
    },
    actions: [{ label: 'Agendar una visita', to: '/contact?type=owner' }],
    contact: [
      { label: contactDetails.phone.shown, to: `tel:${contactDetails.phone.dialed}` },
      { label: contactDetails.email, to: `mailto:${contactDetails.email}` },
    ],
  },
] satisfies Slide[];
