import { render, renderHook, screen } from '@testing-library/react';
import { BotTrap, DELAY_MS, useBotTrap } from './bot-trap';

beforeEach(() => jest.useFakeTimers());

it('forgives a password manager that fills the field, after a pause that bots do not wait for', async () => {
  const { current: trap } = renderHook(useBotTrap).result;
  render(<BotTrap field={trap.field} />);
  jest.advanceTimersByTime(100);
  const field = screen.getByLabelText<HTMLInputElement>('Leave this field empty');
  expect(field).not.toBeVisible();
  field.value = 'SEO';
  let caught: boolean | undefined;
  void trap.caught().then((is) => (caught = is));
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(caught).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect([caught, field.value]).toEqual([false, '']);
  expect(await trap.caught()).toBe(false);
});

it('catches a form that is sent as soon as it can be used', async () => {
  const { current: trap } = renderHook(useBotTrap).result;
  expect(await trap.caught()).toBe(true);
});
