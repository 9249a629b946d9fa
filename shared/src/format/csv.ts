import { downloadText } from '../browser/download';

export type CsvCell = string | number | null | undefined;

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as a CSV file's text, as RFC 4180 writes it: every text in double quotes, lines end with CR LF, and
 * a byte order mark so that spreadsheets read it as UTF-8. A text that a spreadsheet would run as a formula
 * gets an apostrophe in front (OWASP 'CSV injection'); numbers stay numbers.
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

/** Hands a table to the visitor as a file, without asking the server. Browser only. */
export function downloadCsv(fileName: string, rows: Iterable<readonly CsvCell[]>): void {
  downloadText(fileName, toCsv(rows), 'text/csv');
}
