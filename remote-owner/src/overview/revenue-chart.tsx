import { formatDate, formatMoney } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { DataTable, Disclosure, EmptyState } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { MonthFigures } from '../lib/dashboard';
import { FigurePanel, useIsSample, useSourceTitle } from '../parts/source';
import { t } from '../texts';

const Figure = styled.figure`
  svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  line {
    stroke: ${token.color.line};
  }

  rect {
    fill: ${token.color.accent};
  }

  rect[data-best] {
    fill: ${token.color.warm};
  }

  text {
    fill: ${token.color.textMuted};
    font-size: 13px;
  }

  /* The chart scales with the screen; its text must not. */
  ${media.phoneOnly} {
    text {
      font-size: 20px;
    }
  }

  ${media.large} {
    text {
      font-size: 11px;
    }
  }

  figcaption {
    margin-block: ${space(3)};
    font-size: ${token.size.xs};
    color: ${token.color.textMuted};
  }
`;

/** An amount beside the plot, where there is no room for the currency; the caption says it. */
const tickOf = (value: number, locale: string): string =>
  formatMoney(value, locale, { notation: 'compact', minimumFractionDigits: 0 }).replace(/^US(\$|D\s)/u, '');

/** Revenue of twelve months as a bar chart and as a table. */
export function RevenueChart({ months }: { months: readonly MonthFigures[] }) {
  const texts = t.overview.chart;
  const locale = intlLocale();
  const isSample = useIsSample();
  const named = useSourceTitle();
  if (!months.some(({ revenue }) => revenue > 0)) {
    return (
      <FigurePanel title={texts.title}>
        <EmptyState level={3} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      </FigurePanel>
    );
  }
  const { bars, ticks } = layOutBars(months.map(({ revenue }) => revenue));
  const best = months.reduce((top, month) => (month.revenue > top.revenue ? month : top));
  const letters = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const summary = texts.summary(formatDate(best.month, locale, 'month'), formatMoney(best.revenue, locale));
  return (
    <FigurePanel title={texts.title}>
      <Figure>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          role="img"
          aria-label={`${named(texts.title)}. ${summary}`}
        >
          {ticks.map(({ value, y }) => (
            <g key={value}>
              <line x1={PLOT.left} x2={PLOT.width} y1={y} y2={y} />
              <text x={PLOT.left - 8} y={y + 4} textAnchor="end">
                {tickOf(value, locale)}
              </text>
            </g>
          ))}
          {months.map(({ month, revenue }, index) => {
            const bar = bars[index];
            if (!bar) return null;
            return (
              <g key={month}>
                <rect {...bar} rx={2} data-best={month === best.month || undefined}>
                  <title>{`${formatDate(month, locale, 'month')}: ${formatMoney(revenue, locale)}`}</title>
                </rect>
                <text x={bar.x + bar.width / 2} y={PLOT.height - 4} textAnchor="middle">
                  {letters.format(new Date(month))}
                </text>
              </g>
            );
          })}
        </svg>
        <figcaption>
          {isSample ? texts.sampleCaption : texts.caption} {summary}
        </figcaption>
      </Figure>
      <Disclosure label={texts.showTable}>
        <DataTable
          caption={named(texts.title)}
          hideCaption
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              header: texts.month,
              sortBy: ({ month }) => month,
              render: ({ month }) => formatDate(month, locale, 'month'),
            },
            {
              key: 'revenue',
              header: texts.revenue,
              align: 'end',
              sortBy: ({ revenue }) => revenue,
              render: ({ revenue }) => formatMoney(revenue, locale),
            },
          ]}
        />
      </Disclosure>
    </FigurePanel>
  );
}

/** Size of the plot in SVG units; `left` and `foot` are the margins for the axis labels. */
export const PLOT = { width: 560, height: 260, left: 56, top: 12, foot: 30 } as const;

const GAP = 0.35;
const TICKS = 4;

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Computes one bar per value above a zero line, and axis ticks at round values.
 * @param values not negative
 */
export function layOutBars(values: readonly number[]): {
  bars: Bar[];
  ticks: { value: number; y: number }[];
} {
  const step = roundStep(Math.max(0, ...values) / TICKS);
  const top = step * TICKS;
  const room = PLOT.height - PLOT.top - PLOT.foot;
  const y = (value: number) => PLOT.top + room * (1 - value / top);
  const slot = (PLOT.width - PLOT.left) / Math.max(1, values.length);
  return {
    bars: values.map((value, index) => ({
      x: PLOT.left + slot * (index + GAP / 2),
      y: y(value),
      width: slot * (1 - GAP),
      height: y(0) - y(value),
    })),
    ticks: Array.from({ length: TICKS + 1 }, (_, index) => ({ value: step * index, y: y(step * index) })),
  };
}

/** The smallest of 1, 2, 2.5, 5, 10 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}
