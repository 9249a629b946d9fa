import { screen, waitFor, within } from '@testing-library/react';
import { quoteRow } from '@marisma/area-kit/testing';
import { changeOf, openPage } from '../../testing/open-page';
import { fill, fillDialog } from '../../testing/screen';

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
    changeOf({ ...CLEANING, amount_cents: 20_000 }, CLEANING),
    changeOf({ max_pets: 1, damage_deposit_cents: 0 }, HOUSE, null),
  ],
};
const OF_ALL = { today: '2026-12-01', version: 0, house: null, charges: [], history: [] };

const quote = (cleaning: number) => ({ ...quoteRow(7, 'h', 100_000), total_cents: 700_000 + cleaning });
const rules = { min_nights: 3, arrival_days: [1, 2, 3, 4, 5, 6, 7] };

const open = (path = '/admin/reservations/charges/villa-paradise') =>
  openPage(path, {
    house_charges: ({ property_id }) => (property_id ? OF_HOUSE : OF_ALL),
    preview_charges: () => ({
      before: { code: null, quote: quote(22_000), ...rules },
      after: { code: 'too_many_pets', quote: quote(26_050), ...rules },
    }),
    set_charges: () => undefined,
  });

type User = ReturnType<typeof open>['user'];
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
  fillDialog('Amount, US dollars', '260.50');
  await user.click(screen.getByLabelText('The accountant has confirmed this value'));
  await apply(user);
  expect(await row(/^Cleaning/)).toHaveTextContent(/Changed.*\$260\.50 a stay/);
  await user.click(screen.getByRole('button', { name: 'Edit pets and damage deposit' }));
  await screen.findByRole('dialog');
  fillDialog('Pets at most', '1');
  await apply(user);

  fill('Arrival', '02/01/2027');
  fill('Departure', '02/08/2027');
  fill('Pets', '2');
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
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'The taxes and fees are saved' }]),
  );
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
  fillDialog('Percent', '101');
  await apply(user);
  expect(screen.getByLabelText('Percent')).toHaveAccessibleDescription(/^A share is 100 percent at most/);
  fillDialog('Percent', '3.5');
  fillDialog('First day of arrival', '01/01/2027');
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
  fillDialog('Percent', '0');
  await apply(user);
  expect(await row(/^IVA.*Replaced by this house/)).toBeVisible();
  expect(await row(/^IVA.*New/)).toHaveTextContent('0% of nights and fees');
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await screen.findByRole('dialog');
  fillDialog('Amount, US dollars', '300');
  await apply(user);
  expect(await screen.findByLabelText('First day of arrival')).toHaveAccessibleDescription(
    /^Cleaning has days in common .* any day\./,
  );
});
