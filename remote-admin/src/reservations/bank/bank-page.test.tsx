import { screen, waitFor } from '@testing-library/react';
import { changeOf, openPage } from '../../testing/open-page';
import { fillDialog } from '../../testing/screen';

const SAMPLE = {
  holder: 'Marisma',
  bank: 'Banco de Ejemplo',
  clabe: '000000000000000000',
  account: null,
  swift: null,
  currency: 'USD',
  sample: true,
};

const open = (bank: object | null) =>
  openPage('/admin/reservations/bank', {
    house_bank: () => ({
      version: 7,
      bank,
      history: [changeOf<object | null>(null, SAMPLE)],
    }),
    set_bank_account: () => undefined,
  });

test('the account is written down with a CLABE that is one, and saved as no sample', async () => {
  const { service, user, shell } = open(SAMPLE);
  expect(await screen.findByText('Sample value, not confirmed')).toBeVisible();
  expect(screen.getByText(/^Marisma added: Banco de Ejemplo, 000000000000000000, USD$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit account' }));
  await screen.findByRole('dialog');
  // The example of the standard, with one digit wrong and then as it is printed.
  fillDialog('CLABE', '032180000118359718');
  fillDialog('SWIFT or BIC', 'ejem');
  await user.click(screen.getByText('Apply'));
  expect(screen.getByLabelText('CLABE')).toHaveAccessibleDescription(/^This is no CLABE/);
  expect(screen.getByLabelText('SWIFT or BIC')).toBeInvalid();
  fillDialog('CLABE', '032 180 00011835971 9');
  fillDialog('SWIFT or BIC', 'ejem mx mm');
  await user.click(screen.getByText('Apply'));
  expect(await screen.findByText('032180000118359719')).toBeVisible();
  expect(screen.queryByText('Sample value, not confirmed')).not.toBeInTheDocument();
  await user.dblClick(screen.getByText('Save account'));
  await waitFor(() => expect(shell.recorded.notices).toMatchObject([{ title: 'The bank account is saved' }]));
  const { sample: _, ...account } = SAMPLE;
  expect(service.sent('set_bank_account')).toEqual([
    { draft: { ...account, clabe: '032180000118359719', swift: 'EJEMMXMM' }, expected_version: 7 },
  ]);
});

test('without an account the page says what guests are told, and one elsewhere needs no CLABE', async () => {
  const { service, user } = open(null);
  expect(await screen.findByText(/a transfer is arranged by message/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add account' }));
  await screen.findByRole('dialog');
  fillDialog('Account holder', 'Marisma LLC');
  fillDialog('Bank', 'First Bank');
  await user.click(screen.getByText('Apply'));
  expect(screen.getByLabelText('CLABE')).toHaveAccessibleDescription(
    /^Please enter a CLABE or an account number\./,
  );
  fillDialog('Account number', '1234-5678');
  await user.click(screen.getByText('Apply'));
  await user.click(await screen.findByText('Save account'));
  await waitFor(() => expect(service.sent('set_bank_account')).toHaveLength(1));
  expect(service.sent('set_bank_account')[0]).toMatchObject({
    draft: { clabe: null, account: '1234-5678', swift: null },
  });
});

test('an account that is taken away says before what guests will be told', async () => {
  const { service, user } = open(SAMPLE);
  await user.click(await screen.findByRole('button', { name: 'Remove account' }));
  expect(screen.getByText(/^Taken away when saved/)).toBeVisible();
  await user.click(screen.getByText('Save account'));
  await waitFor(() =>
    expect(service.sent('set_bank_account')).toEqual([{ draft: null, expected_version: 7 }]),
  );
});
