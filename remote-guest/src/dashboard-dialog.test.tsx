import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from './testing/render-guest';

/** The result of importing the dialogs; called again after each failure. */
let fetched: () => unknown;
jest.mock('./dialogs', () => fetched());

const real = (): unknown => jest.requireActual('./dialogs');
const lost = (): unknown => {
  throw new Error('Loading chunk dialogs failed.');
};

test('a dialog whose code fails to load closes with an error, and opens on the next click', async () => {
  fetched = lost;
  const { shell } = renderGuest('/dashboard');
  const [button] = await screen.findAllByRole('button', { name: /View Details/ });
  if (!button) throw new Error('no stay to look at');
  expect(shell.recorded.notices).toEqual([]);

  await userEvent.click(button);
  await waitFor(() =>
    expect(shell.recorded.notices).toEqual([
      { kind: 'error', title: 'We couldn’t open this. Please check your connection and try again.' },
    ]),
  );
  expect(shell.recorded.errors).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();

  fetched = real;
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Itinerary' })).toBeVisible();
});
