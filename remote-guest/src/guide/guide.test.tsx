import { browserStorage } from '@marisma/area-kit/browser';
import { addDays, dayAtHouse } from '@marisma/area-kit/format';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stayRow } from '../testing/own-rows';
import { failure, refusal, renderGuest } from '../testing/render-guest';

const TODAY = dayAtHouse();
const IN = addDays(TODAY, 3);
const OUT = addDays(TODAY, 8);
const GUIDE = {
  version: 4,
  as_of: '2026-11-27T16:00:00+00:00',
  property_id: 'ocean-villa-infinity',
  sample: false,
  guide: {
    directions_en: 'From the coast road\nTurn toward the sea.\n\nThe gate opens by itself.',
    directions_es: 'A la izquierda.',
    airport_en: 'Playa de Oro (ZLO)',
    airport_es: 'Playa de Oro (ZLO)',
    manual_en: '',
    manual_es: 'La llave azul está filtrada.',
    map_url: 'https://maps.test/house',
    emergency: '911',
    people: [{ name: 'Ana', role_en: 'House manager', role_es: 'Encargada', phone: '+52 322 555 0100' }],
  },
  secrets: { door_code: '4711', wifi_name: 'Palma', wifi_password: 'sea-breeze' },
  withheld: null,
  secrets_from: addDays(IN, -7),
  secrets_until: OUT,
};

beforeEach(() => browserStorage.keys().forEach((key) => browserStorage.removeItem(key)));

const open = (house_guide: unknown, path = '/dashboard?stay=MR-BBBB&do=guide') =>
  renderGuest(path, {
    demo: false,
    answers: {
      reservations: [
        stayRow('stay-2', 'MR-BBBB', { status: 'confirmed', hold_until: null, check_in: IN, check_out: OUT }),
      ],
      house_guide,
    },
  });
const guide = async () => within(await screen.findByRole('dialog', { name: 'Arrival Guide' }));

test('a guest finds the way from her next trip: directions, map, people to call, code and Wi-Fi', async () => {
  open(GUIDE, '/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Arrival Guide' }));
  const page = await guide();
  expect(await page.findByText('4711')).toBeVisible();
  expect(page.getByText('sea-breeze')).toBeVisible();
  expect(page.getByText('Turn toward the sea.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', 'https://maps.test/house');
  expect(page.getByText('Ana, House manager')).toBeVisible();
  expect(page.getByRole('link', { name: '+52 322 555 0100' })).toHaveAttribute('href', 'tel:+523225550100');
  expect(page.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  // What is written in one language only is read in that one.
  expect(page.getByText('La llave azul está filtrada.').closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test.each([
  ['unpaid', 1, /seven days before your arrival, once your stay is paid\.$/],
  ['unpaid', 0, /^They are shown here as soon as your stay is paid\.$/],
  ['early', 1, /^They are shown here from .*, seven days before your arrival\.$/],
])(
  'code and Wi-Fi that are withheld as %s, %s days ahead, say from when they are shown',
  async (withheld, ahead, words) => {
    open({ ...GUIDE, secrets: null, withheld, secrets_from: addDays(TODAY, ahead) });
    const page = await guide();
    expect(await page.findByText(words)).toBeVisible();
    expect(page.queryByText('4711')).not.toBeInTheDocument();
    expect(page.queryAllByRole('button', { name: 'How to Pay' })).toHaveLength(withheld === 'unpaid' ? 1 : 0);
  },
);

test('without a connection it is there as it was last read, and says as of when', async () => {
  const first = open(GUIDE);
  await (await guide()).findByText('4711');
  first.unmount();
  open(() => failure(503));
  const page = await guide();
  expect(await page.findByText(/^You are offline\. This is the guide as of November 27, 2026/)).toBeVisible();
  expect(page.getByText('4711')).toBeVisible();
});

test('of a stay that is over nothing is kept, nor of one that is no longer confirmed', async () => {
  const first = open({ ...GUIDE, secrets_until: addDays(TODAY, -1) });
  await (await guide()).findByText('4711');
  first.unmount();
  const second = open(() => failure(503));
  expect(await screen.findByText('The arrival guide could not be loaded')).toBeVisible();
  second.unmount();
  const third = open(GUIDE);
  await (await guide()).findByText('4711');
  third.unmount();
  open(() => refusal('not_allowed'));
  expect(await screen.findByText('The arrival guide could not be loaded')).toBeVisible();
  await waitFor(() => expect(browserStorage.keys().filter((key) => key.includes('guide'))).toEqual([]));
});

test('a house without a guide says so, and whom to ask', async () => {
  open({ ...GUIDE, guide: null, secrets: { door_code: '', wifi_name: '', wifi_password: '' } });
  const page = await guide();
  expect(await page.findByText('The guide is being written')).toBeVisible();
  expect(page.getByText(/^This house has no door code/)).toBeVisible();
});
