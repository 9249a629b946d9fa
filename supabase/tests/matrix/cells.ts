import { type Actor, ACTORS, PEOPLE, type Person, selfOf } from '../support/people';
import { EXPECTATIONS, type Operation, OPERATIONS, type Target } from './expectations';
import type { TableName } from './row-plan';

/** One question of the matrix: may this actor perform this operation on this row? */
export interface Cell {
  table: TableName;
  operation: Operation;
  actor: Actor;
  target: Target;
  /** The owner of the row. */
  person: Person;
  allowed: boolean;
}

export const TABLES = Object.keys(EXPECTATIONS) as TableName[];

/** Every combination of table, operation, actor, and own or another person's row. */
export const CELLS: Cell[] = TABLES.flatMap((table) =>
  OPERATIONS.flatMap((operation) =>
    ACTORS.flatMap((actor) =>
      (['own', 'other'] as const).map((target) => ({
        table,
        operation,
        actor,
        target,
        person: target === 'own' ? selfOf(actor) : 'stranger',
        allowed: (EXPECTATIONS[table][operation][actor] ?? '').includes(target),
      })),
    ),
  ),
);

/** The cells of a table by the row that they are about; one that is inserted is not there before. */
export const groupsOf = (table: string): Cell[][] =>
  PEOPLE.flatMap((person) =>
    [true, false].map((inserted) =>
      CELLS.filter(
        (cell) =>
          cell.table === table && cell.person === person && (cell.operation === 'insert') === inserted,
      ),
    ),
  );

export function nameOf({ table, operation, actor, target, allowed }: Cell): string {
  return `${actor} ${allowed ? 'may' : 'may not'} ${operation} ${target} row of ${table}`;
}
