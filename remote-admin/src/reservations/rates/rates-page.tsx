import { useNavigate, useParams } from '@marisma/area-kit/router';
import { EmptyState, ErrorState, Field, PageHeader, Select, Spinner, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../../paths';
import { t } from '../../texts';
import { rates } from '../../texts/en/rates';
import { SectionLinks } from '../section-links';
import { useHouses, type House } from '../../lib/houses';
import { RatesForm } from './rates-form';
import { useRates } from './queries';

const HouseField = styled(Field)`
  max-width: 24rem;
`;

export const title = t.common.title(rates.title);

/** The prices of a house, its seasons and their history. */
export default function RatesPage() {
  const texts = rates;
  const { houseId } = useParams();
  const navigate = useNavigate();
  const { data: houses, error, isFetching, refetch } = useHouses();
  const house = houses && (houseId === undefined ? houses[0] : houses.find(({ id }) => id === houseId));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        {houses && (
          <HouseField label={texts.house}>
            <Select
              value={house?.id ?? ''}
              onChange={({ target }) =>
                void navigate(paths.rates(target.value), { preventScrollReset: true })
              }
            >
              {!house && <option value="">–</option>}
              {houses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </HouseField>
        )}
        {house && <HouseRates key={house.id} house={house} />}
        {houses && !house && <EmptyState title={texts.unknownHouse}>{texts.unknownHouseHint}</EmptyState>}
        {!houses && error && (
          <ErrorState
            title={texts.failed}
            reason={texts.failedHint}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {!houses && !error && <Spinner label={texts.loading} />}
      </Stack>
    </>
  );
}

function HouseRates({ house }: { house: House }) {
  const { data, error, isFetching, refetch } = useRates(house.id);
  if (data)
    return <RatesForm house={house} stored={data} onReload={async () => (await refetch()).isSuccess} />;
  return error ? (
    <ErrorState
      title={rates.failed}
      reason={rates.failedHint}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  ) : (
    <Spinner label={rates.loading} />
  );
}
