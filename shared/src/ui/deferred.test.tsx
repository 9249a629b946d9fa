import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from './deferred';

const Name = ({ name }: { name: string }) => <p>{name}</p>;

test('shows nothing until the code is there, and later ones at once', async () => {
  const load = jest.fn(async () => ({ default: Name }));
  const Late = deferred(load);
  const { container } = render(<Late name="Ana" />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Ana')).toBeVisible();
  render(<Late name="Luis" />);
  expect(screen.getByText('Luis')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure shows its component, which loads again', async () => {
  const load = jest.fn(async () => ({ default: Name }));
  load.mockRejectedValueOnce(new Error('gone'));
  const Late = deferred(load, { Failed: ({ onRetry }) => <button onClick={onRetry}>Again</button> });
  render(<Late name="Ana" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Ana')).toBeVisible();
});

test('a failure without a component is repeated after growing pauses, and when the network is back', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => ({ default: Name }));
  for (let times = 0; times < 3; times += 1) load.mockRejectedValueOnce(new Error('offline'));
  const Late = deferred(load);
  render(<Late name="Ana" />);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(2001));
  expect(load).toHaveBeenCalledTimes(3);
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Ana')).toBeVisible();
  jest.useRealTimers();
});
