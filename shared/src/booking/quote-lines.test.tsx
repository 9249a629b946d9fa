import { render, screen } from '@testing-library/react';
import type { QuoteLine } from '../data';
import { setDocumentLocale } from '../texts';
import { cancellationSteps, QuoteLines } from './quote-lines';
import { fullQuote, quote } from './testing/nights';

const linesShown = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}|${term.nextSibling?.textContent}`);

test('a quote is read line by line', () => {
  render(<QuoteLines quote={quote} />);
  expect(linesShown()).toEqual([
    'Nightly rate5 nights × US$1,500|US$7,500',
    'Christmas and New Year2 nights × US$3,000|US$6,000',
    'TotalUS dollars, before taxes|US$13,500',
    'Deposit, within 3 days of confirmation|US$4,050',
    'Balance, due Dec 20, 2026|US$9,450',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Until Dec 19, 2026: 95% of what you paid is refunded',
    'Until Jan 18, 2027: 50% of what you paid is refunded',
    'After Jan 18, 2027: no refund, unless we sell your nights again',
  ]);
});

test('fees, taxes and a discount name their rule and what they are counted on, and sum to the total', () => {
  render(<QuoteLines quote={fullQuote} agreed />);
  expect(linesShown().slice(2)).toEqual([
    'Discount|-US$500',
    'CleaningOnce a stay|US$220',
    'Extra guests2 guests × 7 nights × US$60|US$840',
    'Pets1 pet × US$150|US$150',
    'Lodging tax (ISH)3.5% of US$13,000|US$455',
    'IVA (VAT)16% of US$14,210|US$2,273.60',
    'TotalUS dollars, includes taxes and fees|US$16,938.60',
  ]);
  expect(fullQuote.lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(fullQuote.total_cents);
});

test('a season that staff have named has that name, in the language of the page', () => {
  const names = { en: 'Surf week', es: 'Semana del surf' };
  const lines: QuoteLine[] = quote.lines.map((line) => ({ ...line, names }) as QuoteLine);
  const { unmount } = render(<QuoteLines quote={{ ...quote, lines }} brief />);
  expect(linesShown()[1]).toMatch(/^Surf week2 nights/);
  unmount();
  setDocumentLocale('es');
  render(<QuoteLines quote={{ ...quote, lines }} brief />);
  expect(linesShown()[1]).toMatch(/^Semana del surf/);
  setDocumentLocale('en');
});

test('of an agreed stay nothing is said to be due: its payments say that', () => {
  render(<QuoteLines quote={quote} agreed />);
  expect(screen.getByText('US$13,500')).toBeVisible();
  expect(screen.queryByText(/^(Deposit|Balance|Due)/)).not.toBeInTheDocument();
});

test('near the arrival everything is due at once and nothing is returned', () => {
  const near = { ...quote, deposit_cents: quote.total_cents, balance_cents: 0, balance_due_on: null };
  render(<QuoteLines quote={near} />);
  expect(
    screen.getByText('Full payment, within 3 days of confirmation and before arrival').nextSibling,
  ).toHaveTextContent('US$13,500');
  expect(screen.queryByText(/^Balance/)).not.toBeInTheDocument();
  expect(cancellationSteps({ ...quote, cancellation: quote.cancellation.slice(2) })).toEqual([
    'No refund, unless we sell your nights again',
  ]);
});
