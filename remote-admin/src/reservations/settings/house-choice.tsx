import { EmptyState, ErrorState, Field, Select, Spinner } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHouses, type House } from '../../lib/houses';
import { rates as texts } from '../../texts/en/rates';

const HouseField = styled(Field)`
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
export function HouseChoice({ chosen, all, onChoose, children }: HouseChoiceProps) {
  const { data: houses, error, isFetching, refetch } = useHouses();
  if (!houses)
    return error ? (
      <ErrorState
        title={texts.failed}
        reason={texts.failedHint}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Spinner label={texts.loading} />
    );
  const first = all === undefined ? houses[0] : undefined;
  const house = chosen === undefined ? first : houses.find(({ id }) => id === chosen);
  const known = house !== undefined || (chosen === undefined && all !== undefined);
  return (
    <>
      <HouseField label={texts.house}>
        <Select value={house?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
          {(all !== undefined || !house) && <option value="">{known ? all : '–'}</option>}
          {houses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </HouseField>
      {known ? (
        children(house, houses)
      ) : (
        <EmptyState title={texts.unknownHouse}>{texts.unknownHouseHint}</EmptyState>
      )}
    </>
  );
}
