import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows } from '../testing/own-rows';
import { failure, refusal, renderGuest } from '../testing/render-guest';
import { regimesOf, usesOf } from '../parts/invoice-catalogs';

const DETAILS = {
  rfc: 'GODE561231GR8',
  name: 'ELENA DUARTE',
  regime: '612',
  postal_code: '06300',
  cfdi_use: 'G03',
};

function open(
  invoice_details: unknown = [],
  save_invoice_details: unknown = () => ({ ...DETAILS, version: 1 }),
) {
  const saved = jest.fn(save_invoice_details as (args: object) => unknown);
  const world = renderGuest('/dashboard?stay=MR-BBBB&do=invoice', {
    demo: false,
    answers: { ...ownRows, house_today: '2027-01-25', invoice_details, save_invoice_details: saved },
  });
  return { ...world, sent: () => saved.mock.calls.map(([args]) => args) };
}
const form = async () => {
  await screen.findByRole('button', { name: 'Save Details' });
  return within(screen.getByRole('dialog', { name: 'Details for a Mexican invoice' }));
};

test('a guest says to whom the invoice is issued; it is sent once', async () => {
  const { sent, shell } = open();
  const fields = await form();
  expect(fields.getByText(/^Our accountant issues the invoice/)).toBeVisible();
  await userEvent.type(fields.getByLabelText('RFC'), 'gode-561231-gr8');
  await userEvent.type(fields.getByLabelText('Name or company name'), 'ELENA DUARTE');
  await userEvent.type(fields.getByLabelText('Postal code'), '06300');
  await userEvent.selectOptions(fields.getByLabelText('Tax regime'), '612');
  await userEvent.selectOptions(fields.getByLabelText('Use of the invoice'), 'G03');
  await userEvent.dblClick(fields.getByRole('button', { name: 'Save Details' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'Your invoice details are saved.' }]),
  );
  expect(sent()).toEqual([
    { reservation_id: 'stay-2', ...DETAILS, rfc: 'gode-561231-gr8', expected_version: 0 },
  ]);
});

test('what the tax office would refuse is said beside the field, and the entries stay', async () => {
  const { sent } = open([{ ...DETAILS, version: 2 }]);
  const fields = await form();
  const rfc = fields.getByLabelText('RFC');
  await userEvent.type(rfc, '{Backspace}9');
  await userEvent.click(fields.getByRole('button', { name: 'Save Details' }));
  expect(await fields.findByText(/^This RFC is not valid/)).toBeVisible();
  expect(rfc).toHaveValue('GODE561231GR9');
  // A company has other regimes.
  await userEvent.clear(rfc);
  await userEvent.type(rfc, 'SAT970701NN3');
  expect(fields.queryByRole('option', { name: /^612/ })).not.toBeInTheDocument();
  expect(await fields.findByText('Please choose a regime that goes with this RFC.')).toBeVisible();
  await userEvent.selectOptions(fields.getByLabelText('Tax regime'), '601');
  await userEvent.click(fields.getByRole('button', { name: 'Save Details' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ rfc: 'SAT970701NN3', regime: '601', expected_version: 2 }]),
  );
});

test('who saves second reads who was first, keeps the entries and can save again', async () => {
  let version = 1;
  const { sent } = open(
    () => [{ ...DETAILS, version }],
    ({ expected_version }: { expected_version: number }) => {
      if (expected_version === 2) return {};
      version = 2;
      return refusal('stale', 'Mariana changed it at 2027-01-25T16:59:00Z.');
    },
  );
  const fields = await form();
  await userEvent.type(fields.getByLabelText('Name or company name'), ' SOLANO');
  await userEvent.click(fields.getByRole('button', { name: 'Save Details' }));
  expect(await fields.findByRole('alert')).toHaveTextContent(/^Mariana changed this stay/);
  expect(fields.getByLabelText('Name or company name')).toHaveValue('ELENA DUARTE SOLANO');
  await userEvent.click(fields.getByRole('button', { name: 'Save Details' }));
  await waitFor(() => expect(sent()).toMatchObject([{ expected_version: 1 }, { expected_version: 2 }]));
});

test('details that cannot be read are asked for again', async () => {
  let down = true;
  open(() => (down ? failure() : []));
  expect(
    await screen.findByText('The invoice details could not be loaded', {}, { timeout: 5_000 }),
  ).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await form()).getByLabelText('RFC')).toHaveValue('');
});

test('regimes and uses go together as in the catalogs', () => {
  expect(regimesOf('XEXX010101000')).toEqual(['616']);
  expect(usesOf('616')).toEqual(['S01']);
  expect(regimesOf('half')).toHaveLength(19);
  expect(usesOf('605')).not.toContain('G03');
  expect(usesOf('626')).not.toContain('D10');
});
