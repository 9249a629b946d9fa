import { query, refusal } from '../support/sql-session';

/** Whether a property holds; it is tried inside a transaction that is rolled back. */
export type Rule = () => Promise<boolean>;
/** Properties that must hold for any request of a visitor, by name. */
export type Rules = Record<string, Rule>;

export const isRefused = async (sql: string, params?: unknown[]): Promise<boolean> =>
  (await refusal(() => query(sql, params))) !== undefined;

/** Whether each of these statements is refused. */
export async function areRefused(statements: string[]): Promise<boolean> {
  for (const statement of statements) if (!(await isRefused(statement))) return false;
  return true;
}

/** The number of rows of a table, with or without a condition. */
export const countOf = async (from: string): Promise<number> => (await query(`select from ${from}`)).length;

/** A rule that these statements leave so many rows. */
export const leaves =
  (count: number, from: string, statements: string[]): Rule =>
  async () => {
    for (const statement of statements) await query(statement);
    return (await countOf(from)) === count;
  };
