import { read, type Tables } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';

export type House = Pick<Tables<'properties'>, 'id' | 'name' | 'sleeps'>;

/** The houses as the choices of a field. */
export const houseOptions = (houses: readonly Pick<House, 'id' | 'name'>[]) =>
  houses.map(({ id, name }) => [id, name] as const);

/** The houses in the order of the listing. */
export function useHouses() {
  return useRead('reading the houses', ['houses'], (client, signal) =>
    read(client.from('properties').select('id, name, sleeps').order('number'), signal),
  );
}
