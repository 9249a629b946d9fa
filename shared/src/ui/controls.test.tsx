import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Field, FormStatus, Input, PasswordInput } from '.';

test('a field labels its control and describes it with hint and error', () => {
  render(
    <Field label="Email Address" hint="We never share it" error="Invalid email address" required>
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email Address' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('required');
  expect(input).toHaveAccessibleDescription('Invalid email address We never share it');
});

test('a button has the focus again after its work, unless the visitor has gone elsewhere', () => {
  const shown = (busy: boolean) => (
    <>
      <Button busy={busy}>Send</Button>
      <input aria-label="Elsewhere" />
    </>
  );
  const { rerender } = render(shown(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(shown(true));
  // Browsers do this to a focused control that is disabled; jsdom does not.
  button.blur();
  rerender(shown(false));
  expect(button).toHaveFocus();
  rerender(shown(true));
  screen.getByLabelText('Elsewhere').focus();
  rerender(shown(false));
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});

test('a password is shown and hidden again', async () => {
  render(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('status lines appear in a region that exists before them', () => {
  const { rerender } = render(<FormStatus />);
  const region = screen.getByRole('status');
  rerender(<FormStatus>Saved</FormStatus>);
  expect(region).toHaveTextContent('Saved');
});

test('the wheel scrolls the page instead of changing a number', () => {
  render(<Input type="number" aria-label="Guests" defaultValue={6} />);
  const guests = screen.getByLabelText('Guests');
  guests.focus();
  fireEvent.wheel(guests, { deltaY: 100 });
  expect(guests).not.toHaveFocus();
});
