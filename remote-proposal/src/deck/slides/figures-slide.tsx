import { token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { at } from './at';
import { FigurePair } from './figure';
import { Heading } from './heading';
import { PictureBox, SlideImage } from './slide-picture';
import { padding } from './slide.styles';

const Layout = styled.div`
  display: grid;
  grid-template-rows: auto minmax(14em, 1fr);
  min-width: 0;

  ${at.wide} {
    grid-template-rows: auto minmax(7.75em, 1fr);
  }
`;

const Text = styled.div`
  display: grid;
  gap: 2em;
  ${padding}

  ${at.wide} {
    gap: 1.5em;
    padding-bottom: 1.75em;
  }
`;

const Figures = styled.dl`
  display: grid;
  gap: 1.5em;
  margin: 0;

  > div {
    padding-top: 1.25em;
    border-top: 1px solid ${token.color.rule};
  }

  ${at.mid} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  ${at.wide} {
    dd {
      font-size: 5.0625em;
    }
  }
`;

const Note = styled.p`
  color: ${token.color.textMuted};
  font-size: 1em;
`;

export function FiguresSlideView({ slide }: { slide: SlideOf<'figures'> }) {
  return (
    <Layout>
      <Text>
        <Heading slide={slide} />
        <Figures>
          {slide.figures.map((figure) => (
            <FigurePair key={figure.label} figure={figure} />
          ))}
        </Figures>
        {slide.note && <Note>{slide.note}</Note>}
      </Text>
      <PictureBox>
        <SlideImage picture={slide.picture} sizes="100vw" />
      </PictureBox>
    </Layout>
  );
}
