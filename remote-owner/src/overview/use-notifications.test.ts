import { renderHook } from '@testing-library/react';
import type { Notification } from '../dashboard/dashboard';
import { useNotifications } from './use-notifications';

const some = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    type: 'booking',
    title: 'Booked',
    message: '',
    at: new Date(index),
    read: false,
  }));

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [5, 4],
  [500, 4],
])('of %i notifications %i are listed', (count, listed) => {
  const { result } = renderHook(() => useNotifications(some(count)));
  expect(result.current.latest).toHaveLength(listed);
  expect(result.current.count).toBe(count);
});
