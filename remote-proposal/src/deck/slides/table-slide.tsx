import styled from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { token } from '@marisma/area-kit/theme';
import { at } from './at';
import { FigurePair } from './figure';
import { Heading } from './heading';
import { SlideTable } from './slide-table';
import { padding } from './slide.styles';

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

export function TableSlideView({ slide }: { slide: SlideOf<'table'> }) {
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
