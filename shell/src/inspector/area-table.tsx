import { t } from '../texts';
import type { AreaRow } from './describe-area';
import { Table } from './inspector.styles';

const { columns } = t.inspector;

/** One row per area; on a phone each row is a card, which avoids horizontal scrolling (WCAG 1.4.10). */
export function AreaTable({ rows }: { rows: AreaRow[] }) {
  if (rows.length === 0) return <p>{t.inspector.noAreas}</p>;
  return (
    <Table>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} data-area={row.name}>
            <th scope="row">{row.name}</th>
            <td data-label={columns.build} title={row.address}>
              {row.build} <small>{row.contract}</small>
              {row.note && <div>{row.note}</div>}
            </td>
            <td data-label={columns.state}>{row.state}</td>
            <td data-label={columns.reason}>{row.reason || t.inspector.none}</td>
            <td data-label={columns.loadedIn}>{row.loadedIn}</td>
            <td data-label={columns.size}>{row.size}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
