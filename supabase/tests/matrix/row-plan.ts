import type { Person } from '../support/people';
import type { Database } from '../../../shared/src/data/database.types';

export type TableName = keyof Database['public']['Tables'];

export type Values = { [column: string]: string | number | null };

/** The values that the matrix inserts and updates in one table. */
export interface RowPlan {
  /** The column that identifies the row. */
  key: string;
  keyOf(person: Person): string;
  row(person: Person): Values;
  change(person: Person): Values;
  /** What the row refers to: tables whose row of this person must exist, or statements that prepare it. */
  needs?: TableName[] | ((person: Person) => string[]);
}
