import type { Database } from '../database.types';

type Rows = Database['public']['Tables'] & Database['public']['Views'];

/** A row as the generator knows it: without the shapes of json columns. */
export type Row<T extends keyof Rows> = Rows[T]['Row'];

/** A row with other columns. */
export type With<Row, Columns> = Row extends object ? Omit<Row, keyof Columns> & Columns : Row;

/** A change of a setting: who, when, before and after. */
export interface SettingChange<Setting> {
  id: number;
  at: string;
  by: string | null;
  old: Setting | null;
  new: Setting | null;
}
