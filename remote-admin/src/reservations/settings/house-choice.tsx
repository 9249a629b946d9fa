import { EmptyState, SelectField } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type House, houseOptions, useHouses } from '../../lib/houses';
import { Loaded } from '../../lib/loaded';
import { rates as texts } from '../../texts/en/rates';

const HouseField = styled(SelectField)`
  max-width: 24rem;
`;

interface HouseChoiceProps {
  /** The id in the address; without one the first choice. */
  chosen: string | undefined;
  /** The choice of what holds for all houses, which then comes first. */
  all?: string;
  onChoose: (id: string) => void;
  /** What is shown of a house, or without one of all. */
  children: (house: House | undefined, houses: House[]) => ReactNode;
}

/** Chooses a house, and shows what is set for it. */
export function HouseChoice(props: HouseChoiceProps) {
  return (
    <Loaded query={useHouses()} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
      {(houses) => <Chosen {...props} houses={houses} />}
    </Loaded>
  );
}

function Chosen({ chosen, all, onChoose, children, houses }: HouseChoiceProps & { houses: House[] }) {
  const first = all === undefined ? houses[0] : undefined;
  const house = chosen === undefined ? first : houses.find(({ id }) => id === chosen);
  const known = house !== undefined || (chosen === undefined && all !== undefined);
  return (
    <>
      <HouseField
        label={texts.house}
        value={house?.id ?? ''}
        onChange={onChoose}
        options={[
          ...(all !== undefined || !house ? [['', known && all ? all : '–'] as const] : []),
          ...houseOptions(houses),
        ]}
      />
      {known ? (
        children(house, houses)
      ) : (
        <EmptyState title={texts.unknownHouse}>{texts.unknownHouseHint}</EmptyState>
      )}
    </>
  );
}
