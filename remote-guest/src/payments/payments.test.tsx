import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from '../testing/render-guest';

async function openPayments() {
  renderGuest('/dashboard?tab=payments');
  return within(await screen.findByRole('list', { name: 'Sample payments' }));
}

test('every payment has a receipt, unless it is still due', async () => {
  const list = await openPayments();
  const rows = list.getAllByRole('listitem');
  const due = rows.filter((row) => within(row).queryByText('Due'));
  expect(due).toHaveLength(1);
  for (const row of due) expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(list.getAllByRole('button', { name: /Receipt/ })).toHaveLength(rows.length - due.length);
});

test('a receipt names the guest, the stay and the sum, and prints', async () => {
  const list = await openPayments();
  await userEvent.click(list.getByRole('button', { name: 'Receipt for MR-2107-D' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
  expect(receipt.getByText('MR-2107-D')).toBeVisible();
  expect(receipt.getByText('US$2,520')).toBeVisible();
  expect(await receipt.findByText('Elena Duarte, elena@marisma.test')).toBeVisible();
  expect(receipt.getByText(/not a tax document/)).toBeVisible();
  window.print = jest.fn();
  await userEvent.click(receipt.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});
