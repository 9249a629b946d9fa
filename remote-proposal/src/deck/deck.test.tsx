import { screen } from '@testing-library/react';
import { renderRoutes } from '@marisma/area-kit/testing';
import type { Slide } from '../content/slide';
import { slides } from '../content/slides';
import { Deck } from './deck';

test('the slides are in presentation order', () => {
  expect(slides.map(({ id }) => id)).toEqual([
    'portada',
    'quienes-somos',
    'gestion-de-propiedades',
    'concierge',
    'por-que-elegirnos',
    'resultados',
    'modelo-de-operacion',
    'servicios-clave',
    'housekeeping',
    'bienvenida',
    'mantenimiento',
    'experiencia-concierge',
    'experiencias-inolvidables',
    'plan-de-crecimiento',
    'administracion-de-propiedades',
    'estrategia-de-rentas',
    'plan-de-implementacion',
    'proyectos-de-exito',
    'cierre',
  ]);
});

test('counter and dots include an added slide', () => {
  const extra: Slide = {
    layout: 'grid',
    id: 'anexo',
    name: 'Anexo',
    title: 'Anexo',
    ground: 'paper',
    heading: 'above',
    points: [{ term: 'Uno', text: 'Dos' }],
  };
  renderRoutes([{ path: '/proposal', element: <Deck slides={[...slides, extra]} /> }], '/proposal?slide=20');
  expect(screen.getByText('20 / 20')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Anexo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ir a la diapositiva 20: Anexo' })).toBeVisible();
});
