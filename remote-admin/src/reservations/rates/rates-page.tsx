import { useNavigate, useParams } from '@marisma/area-kit/router';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { EmptyState, ErrorState, Field, PageHeader, Select, Spinner, Stack } from '@marisma/area-kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { paths } from '../../paths';
import { t } from '../../texts';
import { rates } from '../../texts/en/rates';
import { SectionLinks } from '../section-links';
import type { House } from '../../lib/houses.data';
import { useHouses } from '../use-houses';
import { RatesForm } from './rates-form';
import { readRates, type Rates } from './rates.data';

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
  const { supabase } = useShell();
  const { id } = useUser();
  const queries = useQueryClient();
  const key = ['rates', id, house.id];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => readRates(await supabase(), house.id, signal),
    // Read once: what is entered must not be replaced while somebody looks at another tab.
    staleTime: Infinity,
    gcTime: 0,
    meta: { during: 'reading the rates of a house' },
  });
  const reload = async () => (await refetch()).isSuccess;
  if (data)
    return (
      <RatesForm
        house={house}
        stored={data}
        onSaved={(saved: Rates) => queries.setQueryData(key, saved)}
        onReload={reload}
      />
    );
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
