import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserStorage } from '../browser';
import { useStoredState } from './use-stored-state';

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

function Counter() {
  const [count, setCount] = useStoredState('counter', 0, parse);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

beforeEach(() => browserStorage.removeItem('counter'));

test('the value is restored on the next visit', async () => {
  const { unmount } = render(<Counter />);
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  unmount();
  render(<Counter />);
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});

test.each(['"many"', '{', 'null'])('an invalid stored value (%s) is ignored', (stored) => {
  localStorage.setItem('counter', stored);
  render(<Counter />);
  expect(screen.getByRole('button', { name: '0' })).toBeVisible();
});

test('without storage the value lasts as long as the page', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  render(<Counter />);
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});
