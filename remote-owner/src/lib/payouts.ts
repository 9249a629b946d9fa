interface Row {
  id: string;
  reverses: string | null;
}

/** Payouts without those that were noted by mistake, and without the rows that take them back. */
export function standing<Payout extends Row>(rows: readonly Payout[]): Payout[] {
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  return rows.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}
