import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const HOUSES = [
  { id: 'villa-paradise', name: 'Villa Paradise' },
  { id: 'ocean-villa-infinity', name: 'Ocean Villa Infinity' },
];
const CLEANING = {
  id: 'charge-1',
  name: 'cleaning',
  kind: 'fee',
  base: 'stay',
  basis_points: null,
  amount_cents: 22_000,
  included_guests: null,
  for_owner: false,
  from_day: null,
  to_day: null,
  sample: true,
};
const IVA = {
  ...CLEANING,
  id: 'charge-2',
  name: 'iva',
  kind: 'tax',
  base: 'subtotal',
  basis_points: 1600,
  amount_cents: null,
  sample: false,
};
const HOUSE = { max_pets: 2, damage_deposit_cents: 100_000 };
const OF_HOUSE = {
  today: '2026-12-01',
  version: 4,
  house: HOUSE,
  charges: [
    { ...CLEANING, common: false },
    { ...IVA, common: true },
  ],
  history: [
    {
      id: 4,
      at: '2026-11-20T18:00:00+00:00',
      by: 'Ana',
      old: { ...CLEANING, amount_cents: 20_000 },
      new: CLEANING,
    },
    {
      id: 3,
      at: '2026-11-19T18:00:00+00:00',
      by: null,
      old: { max_pets: 1, damage_deposit_cents: 0 },
      new: HOUSE,
    },
  ],
};
const OF_ALL = { today: '2026-12-01', version: 0, house: null, charges: [], history: [] };

const quote = (cleaning: number) => ({
  nights: 7,
  lines: [
    { kind: 'night', rule: 'base', nights: 7, unit_cents: 100_000, amount_cents: 700_000 },
    {
      kind: 'fee',
      rule: 'cleaning',
      base: 'stay',
      quantity: 1,
      unit_cents: cleaning,
      amount_cents: cleaning,
    },
  ],
  total_cents: 700_000 + cleaning,
  deposit_cents: 0,
  balance_cents: 700_000 + cleaning,
  balance_due_on: '2027-01-20',
  cancellation: [],
  quote_hash: String(cleaning),
});

const rules = { min_nights: 3, arrival_days: [1, 2, 3, 4, 5, 6, 7] };

const open = (path = '/admin/reservations/charges/villa-paradise') =>
  openPage(path, {
    properties: () => HOUSES,
    house_charges: ({ property_id }) => (property_id ? OF_HOUSE : OF_ALL),
    preview_charges: () => ({
      before: { code: null, quote: quote(22_000), ...rules },
      after: { code: 'too_many_pets', quote: quote(26_050), ...rules },
    }),
    set_charges: () => undefined,
  });

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof open>['user'];
const fill = (label: string, value: string) => {
  const within_ = within(screen.getByRole('dialog'));
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
};
const apply = (user: User) => user.click(screen.getByText('Apply'));
const row = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Charges' })).getByRole('row', { name });

test('an admin reads what a stay is charged, what nobody has confirmed, and who changed what', async () => {
  open();
  expect(await row(/^Cleaning/)).toHaveTextContent(/Sample value, not confirmed.*\$220 a stay.*any day/);
  expect(await row(/^IVA/)).toHaveTextContent(/All houses.*16% of nights and fees/);
  expect(screen.getByText(/^Cleaning: US\$200 a stay → US\$220 a stay$/)).toBeVisible();
  expect(
    screen.getByText(
      /^Pets and damage deposit: 1 pet → 2 pets; damage deposit US\$0 → damage deposit US\$1,000$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Taxes and fees' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('Prices have no taxes yet')).not.toBeInTheDocument();
});

test('a fee is raised and confirmed, a stay compared by the quote itself, and all saved once', async () => {
  const { service, user, shell } = open();
  await user.click(await screen.findByRole('button', { name: /^Edit Cleaning/ }));
  await screen.findByRole('dialog');
  fill('Amount, US dollars', '260.50');
  await user.click(screen.getByLabelText('The accountant has confirmed this value'));
  await apply(user);
  expect(await row(/^Cleaning/)).toHaveTextContent(/Changed.*\$260\.50 a stay/);
  await user.click(screen.getByRole('button', { name: 'Edit pets and damage deposit' }));
  await screen.findByRole('dialog');
  fill('Pets at most', '1');
  await apply(user);

  fireEvent.change(screen.getByLabelText('Arrival'), { target: { value: '02/01/2027' } });
  fireEvent.change(screen.getByLabelText('Departure'), { target: { value: '02/08/2027' } });
  fireEvent.change(screen.getByLabelText('Pets'), { target: { value: '2' } });
  expect(await screen.findByText('US$40.50 more than now.')).toBeVisible();
  expect(screen.getByText(/the house does not take that many pets/)).toBeVisible();
  const draft = {
    house: { max_pets: 1, damage_deposit_cents: 100_000 },
    charges: [{ ...CLEANING, amount_cents: 26_050, sample: false }],
  };
  expect(service.sent('preview_charges').at(-1)).toEqual({
    property_id: 'villa-paradise',
    check_in: '2027-02-01',
    check_out: '2027-02-08',
    guests: 2,
    pets: 2,
    draft,
    common: false,
  });
  await user.dblClick(screen.getByText('Save taxes and fees'));
  await waitFor(() => expect(shell.seen.notices).toMatchObject([{ title: 'The taxes and fees are saved' }]));
  expect(service.sent('set_charges')).toEqual([
    { property_id: 'villa-paradise', draft, expected_version: 4 },
  ]);
});

test('prices without taxes are said to be so until all houses have one', async () => {
  const { service, user } = open('/admin/reservations/charges');
  expect(await screen.findByText('Prices have no taxes yet')).toBeVisible();
  expect(screen.getByLabelText('House')).toHaveDisplayValue('All houses');
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await screen.findByRole('dialog');
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Charge'), 'Lodging tax (ISH)');
  fill('Percent', '101');
  await apply(user);
  expect(screen.getByLabelText('Percent')).toHaveAccessibleDescription(/^A share is 100 percent at most/);
  fill('Percent', '3.5');
  fill('First day of arrival', '01/01/2027');
  await apply(user);
  expect(await row(/^Lodging tax/)).toHaveTextContent(/New.*3\.5% of the nights.*from Jan 1, 2027/);
  expect(screen.queryByText('Prices have no taxes yet')).not.toBeInTheDocument();
  await user.click(screen.getByText('Save taxes and fees'));
  await waitFor(() => expect(service.sent('set_charges')).toHaveLength(1));
  expect(service.sent('set_charges')[0]).toMatchObject({
    draft: {
      house: null,
      charges: [{ id: null, name: 'lodging_tax', basis_points: 350, from_day: '2027-01-01', to_day: null }],
    },
    expected_version: 0,
  });
  expect(service.sent('set_charges')[0]).not.toHaveProperty('property_id');
});

test('a house sets a charge of its own, once for each day', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set for this house: IVA (VAT)' }));
  await screen.findByRole('dialog');
  fill('Percent', '0');
  await apply(user);
  expect(await row(/^IVA.*Replaced by this house/)).toBeVisible();
  expect(await row(/^IVA.*New/)).toHaveTextContent('0% of nights and fees');
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await screen.findByRole('dialog');
  fill('Amount, US dollars', '300');
  await apply(user);
  expect(await screen.findByLabelText('First day of arrival')).toHaveAccessibleDescription(
    /^Cleaning has days in common .* any day\./,
  );
});
