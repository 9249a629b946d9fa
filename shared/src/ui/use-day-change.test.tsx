import { act, renderHook } from '@testing-library/react';
import { dayAtHouse } from '../format';
import { useToday, useDayChange } from './use-day-change';

beforeEach(() => jest.useFakeTimers({ now: new Date('2027-02-02T05:50:00Z') }));
afterEach(() => {
  jest.restoreAllMocks();
});

const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));
const show = (visible: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
};

test('the day at the house turns at its midnight, on a page that stays open', () => {
  const { result } = renderHook(() => useToday(dayAtHouse));
  expect(result.current).toBe('2027-02-01');
  pass(9);
  expect(result.current).toBe('2027-02-01');
  pass(2);
  expect(result.current).toBe('2027-02-02');
});

test('a tab that was hidden at midnight turns when it is looked at', () => {
  const { result } = renderHook(() => useToday(dayAtHouse));
  show(false);
  pass(600);
  expect(result.current).toBe('2027-02-01');
  show(true);
  expect(result.current).toBe('2027-02-02');
});

test('a laptop that slept turns when its timers go on', () => {
  const { result } = renderHook(() => useToday(dayAtHouse));
  jest.setSystemTime(new Date('2027-02-03T18:00:00Z'));
  expect(result.current).toBe('2027-02-01');
  pass(1);
  expect(result.current).toBe('2027-02-03');
});

test('it is called once in a quarter, however often the tab is looked at, and not after the page is left', () => {
  const turned = jest.fn();
  const { unmount } = renderHook(() => useDayChange(turned));
  for (const visible of [false, true, false, true]) show(visible);
  expect(turned).not.toHaveBeenCalled();
  pass(11);
  for (const visible of [false, true, false, true]) show(visible);
  expect(turned).toHaveBeenCalledTimes(1);
  unmount();
  pass(60);
  show(true);
  expect(turned).toHaveBeenCalledTimes(1);
});
