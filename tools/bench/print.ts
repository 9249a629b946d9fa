import { describe, FIGURES, type AnyFigure, type Result } from './figures';

/** Aligns columns for a terminal. */
export function alignRows(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const BASELINES = ['limit', 'purist', 'single'] as const;
const LABELS = { limit: 'limit', purist: 'purist', single: 'single bundle' };

/**
 * Prints a table for each page or part of a profile: the product and, if measured, the baselines with the
 * product's ratio to each.
 */
export function printPages(results: readonly Result[]): string {
  const pages = [...new Set(results.map(({ profile, page }) => `${profile} · ${page}`))];
  return pages.map((page) => printPage(page, results)).join('\n\n');
}

function printPage(title: string, all: readonly Result[]): string {
  const results = all.filter(({ profile, page }) => `${profile} · ${page}` === title);
  const spreadOf = (figure: string, variant: Result['variant']) =>
    results.find((result) => result.figure === figure && result.variant === variant)?.spread;
  const baselines = BASELINES.filter((name) => results.some(({ variant }) => variant === name));
  const rows = (Object.keys(FIGURES) as AnyFigure[]).flatMap((figure) => {
    const product = spreadOf(figure, 'product');
    if (!product) return [];
    const others = baselines.flatMap((variant) => {
      const other = spreadOf(figure, variant);
      const ratio = other && other.median > 0 ? (product.median / other.median).toFixed(2) : '–';
      return [other ? describe(figure, other) : '–', ratio];
    });
    return [[FIGURES[figure].label, describe(figure, product), ...others]];
  });
  const header = ['', 'product', ...baselines.flatMap((name) => [LABELS[name], '×'])];
  return `${title}\n${alignRows([header, ...rows])}`;
}
