import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellServicesProvider } from '../contract/shell-services';
import { addDays } from '../format';
import { createStandInShell } from '../standalone/stand-in-shell';
import { createDataClient } from '../testing/data-client';
import type { Night, NightsRange } from './stays.data';
import { useNights } from './use-nights';

// The nights come from the test's own function, so nothing is asked.
const shell = createStandInShell({ supabase: createDataClient(() => Promise.reject(new Error('asked'))) });
const wrapper = ({ children }: { children: ReactNode }) => (
  <ShellServicesProvider value={shell}>{children}</ShellServicesProvider>
);

const nightsFrom = (first: string): Night[] =>
  Array.from({ length: 400 }, (_, at) => ({
    night: addDays(first, at),
    free: true,
    price_cents: 100_00,
    min_nights: 1,
    may_arrive: true,
    may_leave: true,
  }));

test('a day that turns while later nights are read does not come back with them', async () => {
  jest.useFakeTimers({ now: new Date('2027-02-02T05:59:00Z') });
  let today = '2027-02-01';
  let answerLater: (nights: Night[]) => void = () => {};
  const load = (_: unknown, { from_day }: NightsRange) =>
    from_day ? new Promise<Night[]>((done) => (answerLater = done)) : Promise.resolve(nightsFrom(today));
  const { result } = renderHook(() => useNights('a house', load), { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => result.current.more.load());
  await act(() => jest.advanceTimersByTimeAsync(0));
  today = '2027-02-02';
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
  await act(async () => answerLater(nightsFrom(addDays('2027-02-01', 400))));
  expect(result.current.days).toMatchObject({ today: '2027-02-02' });
});
