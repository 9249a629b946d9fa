import { render, waitFor } from '@testing-library/react';
import { useBackCloses } from './use-back-closes';

const onClose = jest.fn();
function Sheet({ open }: { open: boolean }) {
  useBackCloses(open, onClose);
  return null;
}
const heard = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  history.pushState({ idx: 3 }, '', '/house');
  window.addEventListener('popstate', heard);
});
afterEach(() => window.removeEventListener('popstate', heard));

test('Back closes what is open, once, and the router hears nothing', async () => {
  render(<Sheet open />);
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect([location.pathname, heard.mock.calls.length]).toEqual(['/house', 0]);
});

test('closed otherwise it takes its entry along and keeps the address that was changed meanwhile', async () => {
  history.pushState({ idx: 4 }, '', '/before');
  history.pushState({ idx: 5 }, '', '/house');
  const { rerender } = render(<Sheet open />);
  history.replaceState({ idx: 5, key: 'new' }, '', '/house?in=2027-02-01');
  rerender(<Sheet open={false} />);
  await waitFor(() => expect(history.state).toEqual({ idx: 5, key: 'new' }));
  expect([location.search, onClose.mock.calls.length, heard.mock.calls.length]).toEqual([
    '?in=2027-02-01',
    0,
    0,
  ]);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('a link to another page that took the entry over stays', async () => {
  const { unmount } = render(<Sheet open />);
  history.replaceState({ idx: 4 }, '', '/dashboard');
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([location.pathname, heard.mock.calls.length]).toEqual(['/dashboard', 0]);
});
