import { token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { at } from './at';
import { FigurePair } from './figure';
import { Heading } from './heading';
import { Points } from './points';
import { PictureBox, SlideImage } from './slide-picture';
import { padding } from './slide.styles';

const Layout = styled.div`
  display: grid;
  grid-template-rows: auto minmax(12em, 1fr);
  min-width: 0;

  ${at.wide} {
    grid-template-rows: none;
    grid-template-columns: 64fr 36fr;
  }
`;

const Text = styled.div`
  display: grid;
  gap: 1.5em;
  align-content: center;
  ${padding}

  ${at.wide} {
    padding-right: 4em;
  }
`;

const Ends = styled.dl`
  display: flex;
  gap: 2em;
  align-items: end;
  justify-content: space-between;
  margin: 0;

  > :last-child {
    align-items: end;
    text-align: end;
  }

  dd {
    font-size: 2.875em;
  }

  ${at.mid} {
    > :last-child dd {
      font-size: 5.75em;
    }
  }
`;

const Scale = styled.svg`
  width: 100%;
  height: 0.75em;
  margin-top: 1.25em;

  rect {
    fill: ${token.color.line};
  }

  rect + rect {
    fill: ${token.color.accent};
  }
`;

export function GrowthSlideView({ slide }: { slide: SlideOf<'growth'> }) {
  return (
    <Layout>
      <Text>
        <Heading slide={slide} />
        <div>
          <Ends>
            <FigurePair figure={slide.start} />
            <FigurePair figure={slide.goal} />
          </Ends>
          <Scale viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width="100" height="1" />
            <rect width={slide.share * 100} height="1" />
          </Scale>
        </div>
        <Points points={slide.points} columns={3} />
      </Text>
      <PictureBox>
        <SlideImage picture={slide.picture} sizes="(min-width: 960px) max(40vw, 160vh), 100vw" />
      </PictureBox>
    </Layout>
  );
}
