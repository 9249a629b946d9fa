import { downloadText } from '../browser/download';

export type CsvCell = string | number | null | undefined;

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats a table as the text of a CSV file (RFC 4180): every text in double quotes, lines end with CR LF, and a byte
 * order mark makes spreadsheets read it as UTF-8. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe (OWASP 'CSV injection'); numbers stay numbers.
 */
export function toCsv(rows: Iterable<readonly CsvCell[]>): string {
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += row.map(writeCell).join(',') + LINE_END;
  return text;
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Offers a table to the visitor as a file download, without the server. Browser only. */
export function downloadCsv(fileName: string, rows: Iterable<readonly CsvCell[]>): void {
  downloadText(fileName, toCsv(rows), 'text/csv');
}
