/** Makes an untrusted text harmless for a terminal: one line, without control characters. */
export const printable = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '\ufffd');

/** Formats rows for a terminal, each column as wide as its widest cell; cells may contain untrusted texts. */
export function formatTable(cells: string[][]): string {
  const rows = cells.map((row) => row.map(printable));
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]): string =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
