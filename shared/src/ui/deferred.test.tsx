import { render, screen } from '@testing-library/react';
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
