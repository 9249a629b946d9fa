import styled from 'styled-components';
import { formatDate, formatMoney } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { DataTable, Disclosure, EmptyState } from '@marisma/area-kit/ui';
import type { MonthFigures } from '../lib/dashboard';
import { FigurePanel, useIsSample, useSourceTitle } from '../parts/source';
import { t } from '../texts';
import { layOutBars, PLOT } from './bar-layout';

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
