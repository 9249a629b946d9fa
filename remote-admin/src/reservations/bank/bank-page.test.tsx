import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../area';

const SAMPLE = {
  holder: 'Marisma',
  bank: 'Banco de Ejemplo',
  clabe: '000000000000000000',
  account: null,
  swift: null,
  currency: 'USD',
  sample: true,
};

function open(bank: object | null) {
  const sent: unknown[] = [];
  const supabase = createDataClient(async (request, url) => {
    if (url.pathname.endsWith('desk_counts')) return Response.json({ approvals: 0 });
    if (url.pathname.endsWith('house_bank'))
      return Response.json({
        version: 7,
        bank,
        history: [{ id: 7, at: '2026-11-20T18:00:00+00:00', by: 'Ana', old: null, new: SAMPLE }],
      });
    sent.push(await request.json());
    return new Response(null, { status: 204 });
  });
  return {
    sent,
    user: userEvent.setup(),
    ...renderRoutes(area.routes, '/admin/reservations/bank', { roles: ['admin'], supabase }),
  };
}

beforeEach(() => sessionStorage.clear());

const fill = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

test('the account is written down with a CLABE that is one, and saved as no sample', async () => {
  const { sent, user, shell } = open(SAMPLE);
  expect(await screen.findByText('Sample value, not confirmed')).toBeVisible();
  expect(screen.getByText(/^Marisma added: Banco de Ejemplo, 000000000000000000, USD$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit account' }));
  await screen.findByRole('dialog');
  // The example of the standard, with one digit wrong and then as it is printed.
  fill('CLABE', '032180000118359718');
  fill('SWIFT or BIC', 'ejem');
  await user.click(screen.getByText('Apply'));
  expect(screen.getByLabelText('CLABE')).toHaveAccessibleDescription(/^This is no CLABE/);
  expect(screen.getByLabelText('SWIFT or BIC')).toBeInvalid();
  fill('CLABE', '032 180 00011835971 9');
  fill('SWIFT or BIC', 'ejem mx mm');
  await user.click(screen.getByText('Apply'));
  expect(await screen.findByText('032180000118359719')).toBeVisible();
  expect(screen.queryByText('Sample value, not confirmed')).not.toBeInTheDocument();
  await user.dblClick(screen.getByText('Save account'));
  await waitFor(() => expect(shell.seen.notices).toMatchObject([{ title: 'The bank account is saved' }]));
  const { sample: _, ...account } = SAMPLE;
  expect(sent).toEqual([
    { draft: { ...account, clabe: '032180000118359719', swift: 'EJEMMXMM' }, expected_version: 7 },
  ]);
});

test('without an account the page says what guests are told, and one elsewhere needs no CLABE', async () => {
  const { sent, user } = open(null);
  expect(await screen.findByText(/a transfer is arranged by message/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add account' }));
  await screen.findByRole('dialog');
  fill('Account holder', 'Marisma LLC');
  fill('Bank', 'First Bank');
  await user.click(screen.getByText('Apply'));
  expect(screen.getByLabelText('CLABE')).toHaveAccessibleDescription(
    /^Please enter a CLABE or an account number\./,
  );
  fill('Account number', '1234-5678');
  await user.click(screen.getByText('Apply'));
  await user.click(await screen.findByText('Save account'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ draft: { clabe: null, account: '1234-5678', swift: null } });
});

test('an account that is taken away says before what guests will be told', async () => {
  const { sent, user } = open(SAMPLE);
  await user.click(await screen.findByRole('button', { name: 'Remove account' }));
  expect(screen.getByText(/^Taken away when saved/)).toBeVisible();
  await user.click(screen.getByText('Save account'));
  await waitFor(() => expect(sent).toEqual([{ draft: null, expected_version: 7 }]));
});
