import styled from 'styled-components';
import type { Phase, SlideOf } from '../../content/slide';
import { plainList, token } from '@marisma/area-kit/theme';
import { t } from '../../texts';
import { Heading } from './heading';
import { at, padding } from './parts';

const Layout = styled.div`
  display: grid;
  gap: 2em;
  align-content: center;
  ${padding}
`;

const Phases = styled.ol`
  ${plainList}
  display: grid;
  gap: 1.5em;
`;

/* One column per day: a phase spans its days. */
const Row = styled.li<{ $days: number; $first: number; $last: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $days }) => $days}, minmax(0, 1fr));
  row-gap: 0.75em;

  &::before {
    content: '';
    grid-column: 1 / -1;
    grid-row: 1;
    align-self: center;
    height: 1px;
    background: ${token.color.line};
  }

  &::after {
    content: '';
    grid-column: ${({ $first, $last }) => `${$first} / ${$last + 1}`};
    grid-row: 1;
    height: 0.5em;
    background: ${token.color.accent};
  }

  > div {
    grid-column: 1 / -1;
    grid-row: 2;
    display: grid;
    gap: 0.25em 2em;
  }

  ${at.wide} {
    > div {
      grid-column-start: ${({ $first }) => $first};
      grid-template-columns: 12em minmax(0, 26em);
      align-items: start;
    }
  }
`;

const When = styled.p`
  color: ${token.color.eyebrow};
  font-weight: 600;

  span {
    display: block;
    color: ${token.color.text};
    font-family: ${token.font.display};
    font-size: 1.5625em;
    font-variant-numeric: lining-nums;
    font-weight: 500;
    line-height: 1.2;
  }
`;

const What = styled.div`
  h3 {
    font-size: 1em;
    font-weight: 600;
    line-height: 1.4;
  }

  p {
    color: ${token.color.textMuted};
  }
`;

function PhaseRow({ phase: { name, days, title, text }, total }: { phase: Phase; total: number }) {
  const [first, last] = days;
  return (
    <Row $days={total} $first={first} $last={last}>
      <div>
        <When>
          {name} <span>{t.days(first, last)}</span>
        </When>
        <What>
          <h3>{title}</h3>
          <p>{text}</p>
        </What>
      </div>
    </Row>
  );
}

export function TimelineSlide({ slide }: { slide: SlideOf<'timeline'> }) {
  return (
    <Layout>
      <Heading slide={slide} />
      <Phases>
        {slide.phases.map((phase) => (
          <PhaseRow key={phase.name} phase={phase} total={slide.days} />
        ))}
      </Phases>
    </Layout>
  );
}
