import { space, token } from '@marisma/area-kit/theme';
import { Heading, PrintOnly, SelectField, Small, Stack, Text, useAddressParams } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { dollars } from '../../lib/dollars';
import type { SumRow } from './statement-rows';

/** Sums, one below the other. */
export const Sums = styled.dl`
  margin: 0;
  border-top: 1px solid ${token.color.rule};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
    break-inside: avoid;
  }

  [data-total] {
    font-weight: 600;
    border-bottom-color: ${token.color.rule};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** A table of many amounts, as wide as paper. */
export const Narrow = styled.div`
  :is(th, td) {
    padding-inline: ${space(1.5)};
  }

  th {
    white-space: normal;
    vertical-align: bottom;
  }

  td {
    font-size: ${token.size.xs};
    white-space: nowrap;
  }

  tr:last-child td {
    font-weight: 600;
  }

  @media print {
    :is(th, td) {
      padding-inline: ${space(0.75)};
      font-size: 0.625rem;
    }
  }
`;

/** The company's name is the same in both languages. */
const ISSUER = 'Marisma · Villas & Residencias';

/** What a sheet is, for whom, and its number. */
export function SheetHead({ title, owner, number }: { title: string; owner?: string; number?: string }) {
  const texts = t.statement;
  return (
    <Stack $gap={1}>
      <PrintOnly>
        <Text>{ISSUER}</Text>
      </PrintOnly>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Small>
        {[owner && `${texts.owner}: ${owner}`, number && texts.number(number)].filter(Boolean).join(' · ')}
      </Small>
    </Stack>
  );
}

/** Sums with their names. */
export const SumList = ({ rows }: { rows: readonly SumRow[] }) => (
  <Sums>
    {rows.map(({ key, what, amount_cents, total }) => (
      <div key={key} data-total={total}>
        <dt>{what}</dt>
        <dd>{dollars(amount_cents)}</dd>
      </div>
    ))}
  </Sums>
);

interface Owned {
  owner_id: string | null;
  owner: string | null;
}

const idOf = ({ owner_id }: Owned): string => owner_id ?? 'company';

/** The rows of one owner, where staff read those of several: all, until one is chosen in the address. */
export function useOwnerChoice<Row extends Owned>(rows: readonly Row[]) {
  const [params, , setParam] = useAddressParams();
  const owners = new Map(rows.map((row) => [idOf(row), row.owner ?? t.statement.company]));
  const asked = params.get('owner') ?? '';
  const chosen = owners.size > 1 && owners.has(asked) ? asked : '';
  return {
    rows: chosen ? rows.filter((row) => idOf(row) === chosen) : rows,
    /** The name of the only owner; undefined where there are several. */
    name: owners.size === 1 ? [...owners.values()][0] : owners.get(chosen),
    field: owners.size > 1 && (
      <SelectField
        label={t.statement.owner}
        value={chosen}
        onChange={(owner) => setParam('owner', owner, true)}
        options={[['', t.statement.allOwners], ...owners]}
      />
    ),
  };
}
