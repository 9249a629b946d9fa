import { read, type Answer } from '@marisma/area-kit/data';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useRead } from '@marisma/area-kit/queries';

/** The key of the nights in every period: changes read them again. */
export const NIGHTS = ['nights'];

/** Nights of a house that are not free, and why. */
export type TakenRow = Answer<'taken_nights'>;
/** Figures of a house in a month. */
export type Figures = Answer<'house_figures'>;

/** The taken nights and the figures of a period. */
export const useNights = ({ from, to }: Nights) =>
  useRead(
    'reading the nights of the calendar',
    [...NIGHTS, from, to],
    async (client, signal) => {
      const days = { from_day: from, to_day: to };
      const [taken, figures] = await Promise.all([
        read(client.rpc('taken_nights', days), signal),
        read(client.rpc('house_figures', days), signal),
      ]);
      return { taken, figures };
    },
    { staleTime: 5_000, refetchInterval: 60_000 },
  );
