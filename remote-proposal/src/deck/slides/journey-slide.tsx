import styled from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { Heading } from './heading';
import { Points } from './points';
import { PictureBox, SlideImage } from './slide-picture';
import { padding } from './slide.styles';

const Layout = styled.div`
  display: grid;
  grid-template-rows: minmax(12em, 1fr) auto;
  min-width: 0;

  > :last-child {
    order: -1;
  }
`;

const Text = styled.div`
  display: grid;
  gap: 2em;
  ${padding}
`;

export function JourneySlideView({ slide }: { slide: SlideOf<'journey'> }) {
  return (
    <Layout>
      <Text>
        <Heading slide={slide} />
        <Points points={slide.points} columns={3} />
      </Text>
      <PictureBox>
        <SlideImage picture={slide.picture} sizes="100vw" />
      </PictureBox>
    </Layout>
  );
}
