import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../session/testing/render-shell';
import { answer } from '../session/testing/service-double';
import { ACCOUNT_OVERDUE_MS } from './account-panel';
import { Gate } from './gate';

const routes = [
  {
    path: '/dashboard',
    element: (
      <Gate need={['client']}>
        <h1>The dashboard</h1>
      </Gate>
    ),
  },
];

it('shows a panel when roles could not be read, and Retry opens the page', async () => {
  const answers = { 'GET /rest/v1/user_roles': answer({ message: 'down' }, 500) };
  const { service } = renderShell(routes, '/dashboard', { stored: true, answers });
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveAttribute('data-reason', 'account-unreachable');
  expect(screen.queryByText('The dashboard')).toBeNull();

  service.on('GET /rest/v1/user_roles', () => answer([{ role: 'client' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

it('shows a panel for an account that does not answer after five seconds, not before', async () => {
  jest.useFakeTimers();
  renderShell(routes, '/dashboard', { start: false });
  await act(() => jest.advanceTimersByTimeAsync(ACCOUNT_OVERDUE_MS - 100));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/longer than usual/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('alert')).toHaveTextContent('does not answer yet');
});
