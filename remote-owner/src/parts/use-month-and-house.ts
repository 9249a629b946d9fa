import type { PlainDate } from '@marisma/area-kit/format';
import { useAddressParams } from '@marisma/area-kit/ui';
import { readMonth, writeMonth } from '../lib/months';
import type { House } from '../lib/houses';

export interface MonthAndHouse {
  month: PlainDate;
  /** The chosen house; '' for all. */
  house: string;
  /** The houses to show. */
  shown: readonly House[];
  setMonth(month: PlainDate): void;
  setHouse(house: string): void;
}

/** The month and the house in the address; this month and all houses by default. */
export function useMonthAndHouse(houses: readonly House[], today: PlainDate): MonthAndHouse {
  const [params, setParams] = useAddressParams();
  const chosen = houses.filter(({ id }) => id === params.get('house'));
  const set = (name: string, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    }, false);
  return {
    month: readMonth(params.get('month'), today),
    house: chosen[0]?.id ?? '',
    shown: chosen.length > 0 ? chosen : houses,
    setMonth: (month) => set('month', writeMonth(month)),
    setHouse: (house) => set('house', house),
  };
}
