import { screen, within, fireEvent } from '@testing-library/react';
import { openDeck, pass, press } from './testing/open-deck';
import { slides } from '../content/slides';

const rowsOf = async (slide: number) => {
  await openDeck(`?slide=${slide}`);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
};

const textOf = async (slide: number) => {
  await openDeck(`?slide=${slide}`);
  return screen.getByRole('group').textContent ?? '';
};

test('commissions by channel', async () => {
  expect(await rowsOf(7)).toEqual([
    ['Reservaciones directas del propietario', '10%', 'Opcional'],
    ['Clientes directos', '20%', 'Reservan con nuestro equipo'],
    ['Agencias locales y nacionales', '20%', 'Se divide entre agencias'],
    ['Plataformas en línea', '20%', 'Más la comisión de la plataforma'],
    ['Rentas largas', 'Ajustada', 'Según la duración del contrato'],
  ]);
});

test('monthly fees in USD plus VAT', async () => {
  expect(await rowsOf(15)).toEqual([
    ['Departamentos (flats)2-3 recámaras', '220-250'],
    ['Villas3 recámaras', '350'],
    ['Ocean Villas 24 recámaras', '400-450'],
    ['Ocean Villas 1 / Penthouse', '450'],
    ['Villas Penthouse', '480'],
    ['Residencias privadas', 'Según visita'],
  ]);
  expect(screen.getByRole('table')).toHaveAccessibleName('Cuota mensual de administración en USD, más IVA');
});

test('suggested nightly rates, low season and holidays', async () => {
  expect(await rowsOf(16)).toEqual([
    ['Laguna Flats', '250', '640'],
    ['Laguna Villas', '360', '720'],
    ['Ocean Villas 1 Garden', '1330', '2690'],
    ['Ocean Villas 1 Roof Top', '1440', '2890'],
    ['Ocean Villas 2 Garden', '940', '1860'],
    ['Ocean Villas 2 Roof Top', '1000', '2030'],
    ['Laguna Villas PH', '1080', '2170'],
  ]);
});

test.each([
  ['launch rates', 16, ['15-20%', 'tarifa regular', 'primeros 90 días']],
  ['results', 6, ['65%', 'ocupación promedio al año', '8-10%', 'ROI al año sobre el valor de venta', '70+']],
  ['agencies', 5, ['70+ agencias']],
  ['pilot and goal', 14, ['1 a 40', '800']],
  [
    'plan',
    17,
    [
      'Fase 1 Días 1-30Legal y financiera',
      'Fase 2 Días 31-60Plataforma',
      'Fase 3 Días 31-90Piloto',
      'Unidades 1 a 40 en operación, escalando hacia 800',
    ],
  ],
  ['track record', 18, ['propiedades300+', 'colaboradores200+', 'empresas4', 'años de trayectoria20+']],
])('%s', async (_, slide, expected) => {
  const text = await textOf(slide);
  for (const words of expected) expect(text).toContain(words);
});

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

test('shows that a slide goes on below the window, until its end is in sight', async () => {
  jest.useFakeTimers();
  const size = (name: 'scrollHeight' | 'clientHeight' | 'scrollTop', value: number) =>
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  size('scrollHeight', 900);
  size('clientHeight', 667);
  size('scrollTop', 0);
  const { container } = await openDeck();
  await pass(0);
  const hint = container.querySelector('[data-more-below]');
  expect(hint).not.toHaveAttribute('hidden');
  expect(hint).toHaveAttribute('aria-hidden', 'true');

  size('scrollTop', 233);
  fireEvent.scroll(window);
  expect(hint).toHaveAttribute('hidden');

  size('scrollTop', 0);
  await press('ArrowRight');
  expect(hint).not.toHaveAttribute('hidden');

  size('scrollHeight', 667);
  fireEvent(window, new Event('resize'));
  expect(hint).toHaveAttribute('hidden');
});
