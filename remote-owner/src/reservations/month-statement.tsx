import { Download, Printer } from 'lucide-react';
import styled from 'styled-components';
import { downloadCsv, formatDate, formatMoney } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import { Button, DataTable, Heading, PrintOnly, PrintSheet, Stack, Text } from '@marisma/area-kit/ui';
import type { Houses } from '../lib/houses';
import { writeMonth } from '../lib/months';
import { MonthTools } from '../parts/month-tools';
import { useStatements } from '../lib/statements';
import { Unread } from '../parts/unread';
import { useMonthAndHouse } from '../parts/use-month-and-house';
import { t } from '../texts';
import { csvOf, linesOf, sumsOf } from './statement-rows';

const Sums = styled.dl`
  margin: 0;

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
  }

  div:first-child {
    border-top: 1px solid ${token.color.rule};
    font-weight: 600;
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  @media print {
    display: none;
  }
`;

/** The company's name is the same in both languages. */
const ISSUER = 'Marisma · Villas & Residencias';

/** What a house brings its owner in a month: to read, download and print. */
export function MonthStatement({ houses, today }: Houses) {
  const texts = t.statement;
  const locale = intlLocale();
  const place = useMonthAndHouse(houses, today);
  const { month } = place;
  const house = place.shown[0];
  const houseId = house?.id ?? '';
  const query = useStatements([houseId], month, 5_000);
  const statement = query.data?.[0];
  const title = texts.title(house?.name ?? '', formatDate(month, locale, 'month'));
  const inDollars = (cents: number) => formatMoney(cents / 100, locale);
  return (
    <Stack $gap={5}>
      <MonthTools {...place} house={houseId} houses={houses} today={today} withAll={false} />
      {statement ? (
        <PrintSheet>
          <Stack $gap={5}>
            <PrintOnly>
              <Text>{ISSUER}</Text>
            </PrintOnly>
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <DataTable
              caption={texts.caption}
              hideCaption
              rows={linesOf(statement, locale)}
              rowKey={({ key }) => key}
              empty={<Text>{texts.none}</Text>}
              columns={[
                { key: 'code', header: texts.reservation, render: ({ reservation }) => reservation },
                { key: 'stay', header: texts.stay, render: ({ stay }) => stay },
                { key: 'what', header: texts.what, render: ({ what }) => what },
                {
                  key: 'amount',
                  header: texts.amount,
                  align: 'end',
                  render: ({ amount_cents }) => inDollars(amount_cents),
                },
              ]}
            />
            <Sums>
              {sumsOf(statement, locale).map(({ key, what, amount_cents }) => (
                <div key={key}>
                  <dt>{what}</dt>
                  <dd>{inDollars(amount_cents)}</dd>
                </div>
              ))}
            </Sums>
            <Tools>
              <Button
                variant="outline"
                size="sm"
                onClick={() =>
                  downloadCsv(texts.fileName(houseId, writeMonth(month)), csvOf(title, statement, locale))
                }
              >
                <Download aria-hidden="true" strokeWidth={1.75} />
                {texts.download}
              </Button>
              <Button variant="outline" size="sm" onClick={() => window.print()}>
                <Printer aria-hidden="true" strokeWidth={1.75} />
                {texts.print}
              </Button>
            </Tools>
          </Stack>
        </PrintSheet>
      ) : (
        <Unread of={query} loading={texts.loading} failed={texts.failed} />
      )}
    </Stack>
  );
}
