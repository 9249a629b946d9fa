import styled from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { at } from './at';
import { Heading } from './heading';
import { Points } from './points';
import { PictureBox, SlideImage } from './slide-picture';
import { padding } from './slide.styles';

const Layout = styled.div<{ $side: 'left' | 'right' }>`
  display: grid;
  grid-template-rows: minmax(12em, 36cqi) auto;

  > :last-child {
    order: -1;
  }

  ${at.mid} {
    grid-template-rows: none;
    grid-template-columns: ${({ $side }) => ($side === 'left' ? '46fr 54fr' : '54fr 46fr')};

    > :last-child {
      order: ${({ $side }) => ($side === 'left' ? -1 : 0)};
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: 1.5em;
  align-content: center;
  ${padding}

  ${at.wide} {
    padding-inline: 3.25em;
  }
`;

export function SplitSlideView({ slide }: { slide: SlideOf<'split'> }) {
  return (
    <Layout $side={slide.side}>
      <Text>
        <Heading slide={slide} />
        <Points points={slide.points} />
      </Text>
      <PictureBox>
        <SlideImage picture={slide.picture} sizes="(min-width: 640px) max(60vw, 160vh), 100vw" />
      </PictureBox>
    </Layout>
  );
}
