import { Field, Select, useAddressParams } from '@marisma/area-kit/ui';
import { t } from '../../texts';

interface Owned {
  owner_id: string | null;
  owner: string | null;
}

const idOf = ({ owner_id }: Owned): string => owner_id ?? 'company';

/** The rows of one owner, where staff read those of several: all, until one is chosen in the address. */
export function useOwnerChoice<Row extends Owned>(rows: readonly Row[]) {
  const [params, setParams] = useAddressParams();
  const owners = new Map(rows.map((row) => [idOf(row), row.owner ?? t.statement.company]));
  const asked = params.get('owner') ?? '';
  const chosen = owners.size > 1 && owners.has(asked) ? asked : '';
  const choose = (owner: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (owner) next.set('owner', owner);
      else next.delete('owner');
      return next;
    }, true);
  return {
    rows: chosen ? rows.filter((row) => idOf(row) === chosen) : rows,
    /** The name of the only owner; undefined where there are several. */
    name: owners.size === 1 ? [...owners.values()][0] : owners.get(chosen),
    field: owners.size > 1 && (
      <Field label={t.statement.owner}>
        <Select value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">{t.statement.allOwners}</option>
          {[...owners].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    ),
  };
}
