import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Button, Field, Input } from '../ui';
import { emailRule, Form, guestsRule, nameRule, useZodForm, type FormIssue } from '.';
import * as z from '../zod';

const schema = z.object({ name: nameRule, email: emailRule, guests: guestsRule });
type Sent = z.infer<typeof schema>;

function Inquiry({
  onSend,
  onInvalid,
}: {
  onSend: (sent: Sent) => Promise<void>;
  onInvalid?: (issues: FormIssue[]) => void;
}) {
  const form = useZodForm(schema, { defaultValues: { name: '', email: '', guests: 2 } });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={onSend} onInvalid={onInvalid} label="Inquiry">
      <Field label="Name" required error={errors.name?.message}>
        <Input {...form.register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" {...form.register('email')} />
      </Field>
      <Field label="Guests" error={errors.guests?.message}>
        <Input type="number" {...form.register('guests')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send
      </Button>
    </Form>
  );
}

test('errors appear beside their fields and reach the form, and nothing is sent', async () => {
  const [send, invalid] = [jest.fn(), jest.fn<void, [FormIssue[]]>()];
  render(<Inquiry onSend={send} onInvalid={invalid} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(invalid.mock.lastCall?.[0]).toMatchObject([
    { message: 'Name is required' },
    { message: 'Invalid email address' },
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('an issue ends when its field is mended, when the form is sent again, and with the form', async () => {
  const issues: FormIssue[] = [];
  const form = render(<Inquiry onSend={jest.fn()} onInvalid={(found) => issues.push(...found)} />);
  const ended = () => issues.map(({ until }) => until.aborted);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  expect(ended()).toEqual([false, false]);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  expect(ended()).toEqual([true, false]);
  await send();
  expect(ended()).toEqual([true, true, false]);
  form.unmount();
  expect(ended()).toEqual([true, true, true]);
});

test('two or more invalid fields get a summary with a link to each', async () => {
  render(<Inquiry onSend={jest.fn()} />);
  expect(screen.queryByText('Please check these fields')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByText('Please check these fields');
  expect(summary.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Name', 'Email']);
  await userEvent.click(screen.getByRole('link', { name: 'Email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard('ana@example.com');
  expect(screen.queryByText('Please check these fields')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

test('parsed values are sent once, even when the form is submitted again meanwhile', async () => {
  const user = userEvent.setup();
  let finish = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Inquiry onSend={send} />);

  await user.type(screen.getByLabelText('Name'), ' Ana ');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByLabelText('Email'), '{Enter}');

  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@example.com', guests: 2 });
  finish();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByLabelText('Name')).toHaveValue(' Ana ');
});

test('what a browser fills in without saying so is sent', async () => {
  const send = jest.fn();
  render(<Inquiry onSend={send} />);
  // As the browser itself does: no event, and past the instance's own `value`, which React watches.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(screen.getByLabelText('Name'), 'Ana');
  set!.call(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@example.com', guests: 2 });
});

test('prerendered fields are disabled until the page is hydrated', () => {
  expect(renderToString(<Inquiry onSend={jest.fn()} />)).toContain('<fieldset disabled=""');
  render(<Inquiry onSend={jest.fn()} />);
  expect(screen.getByLabelText('Name')).toBeEnabled();
});
