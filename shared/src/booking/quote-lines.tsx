import styled from 'styled-components';
import type { Quote, QuoteLine } from '../data';
import { formatDate, formatPercent } from '../format';
import { documentLocale } from '../texts';
import { media, space, token } from '../theme';
import { Text } from '../ui/text';
import { stays as texts } from '../texts/en/stays';
import { ui } from '../texts/en/ui';
import { formatCents } from './format-cents';

const Lines = styled.dl`
  display: grid;
  gap: ${space(2.5)};
  margin: 0;
  font-variant-numeric: lining-nums tabular-nums;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }

  small {
    display: block;
    font-size: ${token.size.xs};
    color: ${token.color.textMuted};
  }
`;

const Total = styled.div`
  padding-block: ${space(3)};
  border-block: 1px solid ${token.color.rule};
  font-weight: 600;

  dd {
    font-family: ${token.font.display};
    font-size: ${token.size.title};
    line-height: 1.1;
    font-weight: 500;
  }

  small {
    font-weight: 400;
  }
`;

const Steps = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    gap: ${space(5)};
  }
`;

const day = (date: string): string => formatDate(date, ui.locale);

/** The steps of a cancellation in words, earliest first. */
export function cancellationSteps({ cancellation }: Quote): string[] {
  const { refund, noRefund, neverRefund } = texts.quote;
  const paid = cancellation.filter((step) => step.refund_share > 0);
  const last = paid.at(-1);
  if (!last) return [neverRefund];
  return [
    ...paid.map((step) => refund(day(step.until), formatPercent(step.refund_share, ui.locale))),
    noRefund(day(last.until)),
  ];
}

/** Whether the total includes taxes: a house for which none are kept must not say so. */
export const isTaxed = ({ lines }: Quote): boolean => lines.some(({ kind }) => kind === 'tax');

/** What a line is called, and what it is counted on. */
function describeLine(line: QuoteLine, stayNights: number): { name: string; detail?: string } {
  const { rules, otherRule, charges, otherCharge, discount, detail, line: ofNights } = texts.quote;
  if (line.kind === 'discount') return { name: discount };
  if (!('base' in line)) {
    return {
      name: line.names?.[documentLocale()] ?? rules[line.rule] ?? otherRule,
      detail: ofNights(line.nights, formatCents(line.unit_cents)),
    };
  }
  const name = charges[line.rule] ?? otherCharge[line.kind];
  if ('basis_points' in line) {
    const percent = formatPercent(line.basis_points / 10_000, ui.locale, 2);
    return { name, detail: detail.percentOf(percent, formatCents(line.base_cents)) };
  }
  const unit = formatCents(line.unit_cents);
  if (line.base === 'stay') return { name, detail: detail.perStay };
  if (line.base === 'pet') return { name, detail: detail.perPet(line.quantity, unit) };
  return { name, detail: detail.perGuestNight(line.quantity / stayNights, stayNights, unit) };
}

type QuoteLinesProps = {
  quote: Quote;
  /** Only the nights and the total. */
  brief?: boolean;
  /** What is due stands beside it, as payments of an agreed stay. */
  agreed?: boolean;
  /** Names the quote where a page shows two. */
  label?: string;
};

/** A quote line by line: nights, total, payments and their dates, cancellation. */
export function QuoteLines({ quote, brief = false, agreed = false, label }: QuoteLinesProps) {
  const words = texts.quote;
  const scheduled = !brief && !agreed;
  return (
    <Frame aria-label={label ?? words.label}>
      <Lines>
        {quote.lines.map((line, at) => {
          const { name, detail } = describeLine(line, quote.nights);
          return (
            <div key={at}>
              <dt>
                {name}
                {detail && <small>{detail}</small>}
              </dt>
              <dd>{formatCents(line.amount_cents)}</dd>
            </div>
          );
        })}
        <Total>
          <dt>
            {words.total}
            <small>{isTaxed(quote) ? words.includesTaxes : words.beforeTaxes}</small>
          </dt>
          <dd>{formatCents(quote.total_cents)}</dd>
        </Total>
        {scheduled && (
          <div>
            <dt>{quote.balance_due_on ? words.deposit : words.allAtOnce}</dt>
            <dd>{formatCents(quote.deposit_cents)}</dd>
          </div>
        )}
        {scheduled && quote.balance_due_on && (
          <div>
            <dt>{words.balance(day(quote.balance_due_on))}</dt>
            <dd>{formatCents(quote.balance_cents)}</dd>
          </div>
        )}
      </Lines>
      {!brief && (
        <div>
          <Text $size="sm">
            <strong>{words.cancellation}</strong>
          </Text>
          <Steps>
            {cancellationSteps(quote).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </div>
      )}
    </Frame>
  );
}
