import { render, screen } from '@testing-library/react';
import { BotTrap, SLOWED_MS, useBotTrap } from './bot-trap';

let trap: ReturnType<typeof useBotTrap>;

function Example() {
  trap = useBotTrap();
  return <BotTrap field={trap.field} />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('forgives a password manager that fills the field, after a pause that bots do not wait for', async () => {
  render(<Example />);
  jest.advanceTimersByTime(100);
  const field = screen.getByLabelText<HTMLInputElement>('Leave this field empty');
  expect(field).not.toBeVisible();
  field.value = 'SEO';
  let caught: boolean | undefined;
  void trap.caught().then((is) => (caught = is));
  await jest.advanceTimersByTimeAsync(SLOWED_MS - 1);
  expect(caught).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect([caught, field.value]).toEqual([false, '']);
  expect(await trap.caught()).toBe(false);
});

it('catches a form that is sent as soon as it can be used', async () => {
  render(<Example />);
  expect(await trap.caught()).toBe(true);
});
