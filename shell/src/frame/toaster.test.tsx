import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify, Toaster } from './toaster';

const toasts = () => document.querySelectorAll('.Toastify__toast');
const clock = () => screen.getByRole('progressbar', { hidden: true });

afterEach(() => {
  // A toast closes when its animation ends; jsdom runs no animations, so the test ends it.
  for (const bar of screen.queryAllByRole('progressbar', { hidden: true })) fireEvent.animationEnd(bar);
});

test('a notice sent before the toaster has loaded is shown later', async () => {
  notify({ kind: 'success', title: 'Saved' });
  render(<Toaster />);
  expect(await screen.findByRole('status')).toHaveTextContent('Saved');
});

test('an error has the role alert, shows both lines and can be closed', async () => {
  render(<Toaster />);
  act(() => notify({ kind: 'error', title: 'Signup failed', description: 'User already registered' }));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Signup failed');
  expect(toast).toHaveTextContent('User already registered');
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(toasts()).toHaveLength(0);
});

test('a toast pauses on hover and focus, then closes by itself', async () => {
  render(<Toaster />);
  act(() => notify({ kind: 'info', title: 'One moment' }));
  const toast = await screen.findByRole('status');
  const state = () => clock().style.animationPlayState;
  act(() => window.dispatchEvent(new Event('focus')));
  expect(state()).toBe('running');
  await userEvent.hover(toast);
  expect(state()).toBe('paused');
  await userEvent.unhover(toast);
  expect(state()).toBe('running');
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  expect(state()).toBe('paused');
  act(() => screen.getByRole('button', { name: 'Close notification' }).blur());
  expect(state()).toBe('running');
  fireEvent.animationEnd(clock());
  expect(toasts()).toHaveLength(0);
});

test('toasts are added to one live region, and Alt+T moves the focus there', async () => {
  render(<Toaster />);
  act(() => notify({ kind: 'info', title: 'One moment' }));
  const toast = await screen.findByRole('status');
  const region = screen.getByRole('region', { name: 'Announcements' });
  expect(region).toContainElement(toast);
  expect(region).toHaveAttribute('aria-live', 'polite');
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true });
  expect(region).toContainElement(document.activeElement as HTMLElement);
});

test('a notice leaves once it no longer holds, also while it waits for the toaster', async () => {
  const [name, email, date] = [1, 2, 3].map(() => new AbortController());
  notify({ kind: 'error', title: 'Name is required', until: name?.signal });
  name?.abort();
  render(<Toaster />);
  act(() => {
    notify({ kind: 'error', title: 'Invalid email address', until: email?.signal });
    notify({ kind: 'error', title: 'Date is required', until: date?.signal });
  });
  await screen.findByText('Date is required');
  expect(toasts()).toHaveLength(2);
  act(() => email?.abort());
  expect([...toasts()].map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Date')]);
});

test('sending a form clears what was said before, so that its outcome is in sight', async () => {
  render(
    <>
      <form aria-label="Inquiry" onSubmit={(event) => event.preventDefault()} />
      <Toaster />
    </>,
  );
  act(() => notify({ kind: 'error', title: 'Failed to send message' }));
  await screen.findByText('Failed to send message');
  fireEvent.submit(screen.getByRole('form'));
  act(() => notify({ kind: 'success', title: 'Message sent successfully!' }));
  expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument();
  expect(toasts()).toHaveLength(1);
});

test('a notice is shown over a dialog that is open, and over one that was opened since', async () => {
  // jsdom has no popovers.
  const calls: string[] = [];
  const matches = Element.prototype.matches;
  Object.assign(HTMLElement.prototype, {
    showPopover: () => calls.push('show'),
    hidePopover: () => calls.push('hide'),
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? calls.length > 0 : matches.call(this, selector);
    },
  });
  render(
    <>
      <Toaster />
      <dialog open />
    </>,
  );
  act(() => notify({ kind: 'success', title: 'Your stay is cancelled.' }));
  await screen.findByText('Your stay is cancelled.');
  await waitFor(() => expect(calls).toEqual(['show', 'hide', 'show']));
  for (const name of ['showPopover', 'hidePopover', 'matches'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});
