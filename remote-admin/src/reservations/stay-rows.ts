import { nightsBetween, type CsvCell } from '@marisma/area-kit/format';
import { reservations } from '../texts/en/reservations';
import type { House } from '../lib/houses.data';
import type { ListedStay } from './stays.data';

/** Stays as the rows of a CSV file; amounts are US dollars. */
export function staysAsRows(stays: readonly ListedStay[], houses: readonly House[]): CsvCell[][] {
  const { columns, states, closedAs } = reservations;
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  return [
    Object.values(columns),
    ...stays.map((stay) => [
      stay.code,
      nameOf.get(stay.propertyId) ?? stay.propertyId,
      stay.checkIn,
      stay.checkOut,
      nightsBetween(stay.checkIn, stay.checkOut),
      stay.guests,
      states[stay.status],
      stay.closedAs && closedAs[stay.closedAs],
      stay.name,
      stay.email,
      stay.phone,
      stay.totalCents / 100,
      stay.receivedCents / 100,
      stay.dueCents / 100,
      stay.refundCents / 100,
    ]),
  ];
}
