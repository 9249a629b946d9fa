import { render, screen } from '@testing-library/react';
import { cancellationSteps, QuoteLines } from './quote-lines';
import { quote } from './testing/nights';

test('a quote is read line by line', () => {
  render(<QuoteLines quote={quote} />);
  const lines = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}|${term.nextSibling?.textContent}`);
  expect(lines).toEqual([
    'Nightly rate5 nights × US$1,500|US$7,500',
    'Christmas and New Year2 nights × US$3,000|US$6,000',
    'TotalUS dollars, includes taxes and fees|US$13,500',
    'Deposit, within 3 days of confirmation|US$4,050',
    'Balance, due Dec 20, 2026|US$9,450',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Until Dec 19, 2026: 95% of what you paid is returned',
    'Until Jan 18, 2027: 50% of what you paid is returned',
    'After Jan 18, 2027: nothing is returned, unless your nights are sold again',
  ]);
});

test('of an agreed stay nothing is said to be due: its payments say that', () => {
  render(<QuoteLines quote={quote} agreed />);
  expect(screen.getByText('US$13,500')).toBeVisible();
  expect(screen.queryByText(/^(Deposit|Balance|Due)/)).not.toBeInTheDocument();
});

test('near the arrival everything is due at once and nothing is returned', () => {
  const near = { ...quote, deposit_cents: quote.total_cents, balance_cents: 0, balance_due_on: null };
  render(<QuoteLines quote={near} />);
  expect(screen.getByText('Full payment, within 3 days of confirmation').nextSibling).toHaveTextContent(
    'US$13,500',
  );
  expect(screen.queryByText(/^Balance/)).not.toBeInTheDocument();
  expect(cancellationSteps({ ...quote, cancellation: quote.cancellation.slice(2) })).toEqual([
    'Nothing is returned, unless your nights are sold again',
  ]);
});
