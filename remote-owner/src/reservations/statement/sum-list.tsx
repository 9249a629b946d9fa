import { Sums } from './sheet.styles';
import { dollars, type SumRow } from './statement-rows';

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
