import type { House } from './houses';

/** The options of a field in which a house is chosen. */
export const HouseOptions = ({ houses }: { houses: readonly House[] }) =>
  houses.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
