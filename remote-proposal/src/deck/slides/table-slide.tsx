import { token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { Heading } from './heading';
import { at, FigurePair, padding } from './parts';

const Layout = styled.div`
  display: grid;
  gap: 1.75em 3.5em;
  align-content: center;
  ${padding}

  ${at.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 1.25em;

  dl {
    margin: 0;
  }
`;

const Note = styled.p`
  max-width: 30em;
  color: ${token.color.textMuted};
  text-wrap: pretty;
`;

export function TableSlide({ slide }: { slide: SlideOf<'table'> }) {
  return (
    <Layout>
      <Aside>
        <Heading slide={slide} />
        {slide.figure && (
          <dl>
            <FigurePair figure={slide.figure} />
          </dl>
        )}
        <Note>{slide.note}</Note>
      </Aside>
      <SlideTable slide={slide} />
    </Layout>
  );
}

const figures = css`
  th:not(:first-child),
  td {
    text-align: end;
  }

  td {
    color: ${token.color.accent};
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }

  ${at.mid} {
    td {
      font-size: 1.0625em;
    }
  }
`;

const words = css`
  td:nth-child(2) {
    color: ${token.color.accent};
    font-weight: 600;
  }

  td:nth-child(3) {
    color: ${token.color.textMuted};
  }

  ${at.mid} {
    td:nth-child(2) {
      font-size: 1.0625em;
    }
  }
`;

const Table = styled.table<{ $values: 'figures' | 'words' }>`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8125em;
  line-height: 1.3;

  ${at.mid} {
    font-size: 1em;
  }

  caption {
    padding-bottom: 0.5em;
    font-family: ${token.font.display};
    font-size: 1.1875em;
    text-align: start;
    text-wrap: balance;
  }

  th,
  td {
    padding: 0.4375em 0 0.4375em 0.5rem;
    border-bottom: 1px solid ${token.color.rule};
    text-align: start;
  }

  th:first-child {
    padding-left: 0;
  }

  thead th {
    vertical-align: bottom;
    border-top: 1px solid ${token.color.rule};
    color: ${token.color.eyebrow};
    font-size: 1em;
    font-weight: 600;
  }

  tbody th {
    font-weight: 500;
  }

  tbody svg {
    display: block;
    width: 100%;
    height: 0.1875em;
    margin-top: 0.25em;
    fill: ${token.color.accent};

    rect:first-child {
      fill: ${token.color.line};
    }
  }

  tbody small {
    display: block;
    color: ${token.color.textMuted};
    font-size: 1em;
    font-weight: 400;
  }

  ${({ $values }) => ($values === 'figures' ? figures : words)}

  ${at.mid} {
    th,
    td {
      padding-left: 2cqi;
    }
  }
`;

/** The row's amounts, for the eye alone: the cells say them. */
function Bar({ bar: [from, to] }: { bar: readonly [number, number] }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" />
      <rect x={from * 100} width={(to - from) * 100} height="1" />
    </svg>
  );
}

/** The rows and columns of a table slide. */
function SlideTable({ slide }: { slide: SlideOf<'table'> }) {
  return (
    <Table $values={slide.values}>
      <caption>{slide.caption}</caption>
      <thead>
        <tr>
          {slide.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slide.rows.map(({ label, detail, values, bar }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {detail && <small>{detail}</small>}
              {bar && <Bar bar={bar} />}
            </th>
            {values.map((value, column) => (
              <td key={slide.columns[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
